import type { Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';

/** Reads what a person says about a job. The local engine is one adapter, a language model may be another. */
export interface AssistantPort {
  /**
   * @param text the person's own words, spoken or typed, at most 4000 characters; may hold anything.
   * @returns always a valid `Understanding`. An adapter that can't reach its model rejects.
   */
  understand(text: string): Promise<Understanding>;
}

/** Writes down what is said. */
export interface TranscriptionPort {
  /**
   * @returns what is said in the recording, '' when nothing is. Rejects when it can't be found out.
   */
  transcribe(recording: Uint8Array, type: 'webm' | 'ogg' | 'mp4' | 'wav'): Promise<string>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly assistant: AssistantPort;
    /** Null where recordings are not taken. */
    readonly transcriber: TranscriptionPort | null;
  }
}
