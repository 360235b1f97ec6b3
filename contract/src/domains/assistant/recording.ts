import * as z from 'zod';
import { problem } from '../../kernel/words.ts';
import { assistantWords } from './assistant.words.ts';

/** A minute of speech is a quarter of this as browsers record it. */
export const MAX_RECORDING_BYTES = 1024 * 1024;
/** After this the browser ends a recording by itself. */
export const MAX_RECORDING_SECONDS = 60;

/** The bytes of a file as browsers record them. */
export const Recording = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  problem(assistantWords, ({ sendRecording }) => sendRecording),
);

/** What was said in a recording; '' when nothing was. */
export const Transcript = z.object({ text: z.string() });
export type Transcript = z.infer<typeof Transcript>;
