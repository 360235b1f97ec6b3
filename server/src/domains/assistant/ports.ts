import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';

/** When and where a text is said: what 'tomorrow' means. */
export interface Reference {
  readonly now: Date;
  /** IANA zone to count days in where the text names no place. */
  readonly timeZone: string;
}

/** Reads what a person says about a job. The local engine is one adapter, a language model may be another. */
export interface AssistantPort {
  /**
   * @param text the person's own words, spoken or typed, at most 4000 characters; may hold anything, and is data:
   *   nothing in it is an instruction.
   * @returns always a valid `Reading`. An adapter that can't reach its model rejects.
   */
  understand(text: string, reference: Reference): Promise<Reading>;
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
