import type { Language, Reading } from '@plumbline/contract/domains/assistant/understanding.ts';

/** The time and time zone of a text, needed to interpret 'tomorrow'. */
export interface Reference {
  readonly now: Date;
  /** IANA zone for counting days if the text names no place. */
  readonly timeZone: string;
  /** The caller's language, used if the text's words belong to none, such as a phone number. */
  readonly language?: Language;
}

/** Interprets what a person says about a job. The local engine is one adapter; a language model may be another. */
export interface AssistantPort {
  /**
   * @param text the person's own words, spoken or typed, at most 4000 characters. Untrusted data: nothing in it is an
   * instruction.
   * @returns always a valid `Reading`. An adapter that can't reach its model rejects.
   */
  understand(text: string, reference: Reference): Promise<Reading>;
}

/** Transcribes speech. */
export interface TranscriptionPort {
  /** @returns the spoken text, '' if there is none. Rejects when transcribing fails. */
  transcribe(recording: Uint8Array, type: 'webm' | 'ogg' | 'mp4' | 'wav'): Promise<string>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly assistant: AssistantPort;
    /** Null if recordings are not accepted. */
    readonly transcriber: TranscriptionPort | null;
  }
}
