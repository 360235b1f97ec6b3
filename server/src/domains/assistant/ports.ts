import type { Language, Reading } from '@plumbline/contract/domains/assistant/understanding.ts';

/** The time and the zone of a text, by which 'tomorrow' is read. */
export interface Reference {
  readonly now: Date;
  /** IANA zone to count days in where the text names no place. */
  readonly timeZone: string;
  /** The caller's, for a text whose words belong to no language, such as a phone number. */
  readonly language?: Language;
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

/** Transcribes speech. */
export interface TranscriptionPort {
  /**
   * @returns what is said in the recording, '' when nothing is. Rejects when transcribing fails.
   */
  transcribe(recording: Uint8Array, type: 'webm' | 'ogg' | 'mp4' | 'wav'): Promise<string>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly assistant: AssistantPort;
    /** Null where recordings are not accepted. */
    readonly transcriber: TranscriptionPort | null;
  }
}
