import type { Transcript } from '@plumbline/contract/domains/assistant/recording.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { recordingType } from '../rules/recording-type.ts';
import { safetyWords } from '../rules/safety.words.ts';

/** The maximum length of a job description. */
const MOST_LETTERS = 4000;

/**
 * Returns the text of a recording, which is not stored.
 * @throws DomainError 'not-found' without a transcriber, 'unsupported-media-type' if it is not a recording,
 * 'unavailable' if transcribing fails
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
