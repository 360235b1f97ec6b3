import type { Transcript } from '@plumbline/contract/domains/assistant/recording.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { recordingType } from '../rules/recording-type.ts';
import { safetyWords } from '../rules/safety.words.ts';

/** The longest description of a job. */
const MOST_LETTERS = 4000;

/**
 * Returns what is said in a recording, which is not kept.
 * @throws DomainError 'not-found' without a transcriber, 'unsupported-media-type' when it is no recording,
 * 'unavailable' when the transcriber fails.
 */
export async function transcribeSpeech(ctx: Context, recording: Uint8Array): Promise<Transcript> {
  const { transcriber } = ctx.ports;
  if (transcriber === null) throw notFound();
  const type = recordingType(recording);
  if (type === null) {
    throw new DomainError(
      'unsupported-media-type',
      say(safetyWords, ({ sendAs }) => sendAs),
    );
  }
  try {
    const text = await transcriber.transcribe(recording, type);
    return { text: text.trim().slice(0, MOST_LETTERS) };
  } catch (error) {
    ctx.log.warn(errorFacts(error), 'a recording was not transcribed');
    throw new DomainError(
      'unavailable',
      say(safetyWords, ({ notUnderstood }) => notUnderstood),
    );
  }
}
