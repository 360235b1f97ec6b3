import * as z from 'zod';
import { problem } from '../../kernel/words.ts';
import { assistantWords } from './assistant.words.ts';

/** Four times the size of a minute of speech as browsers record it. */
export const MAX_RECORDING_BYTES = 1024 * 1024;
/** The browser stops a recording after this time. */
export const MAX_RECORDING_SECONDS = 60;

/** The bytes of a recording from a browser. */
export const Recording = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  problem(assistantWords, ({ sendRecording }) => sendRecording),
);

/** The speech in a recording as text; '' if there was none. */
export const Transcript = z.object({ text: z.string() });
export type Transcript = z.infer<typeof Transcript>;
