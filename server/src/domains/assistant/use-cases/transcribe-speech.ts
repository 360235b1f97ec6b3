import type { Transcript } from '@plumbline/contract/domains/assistant/recording.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { recordingType } from '../rules/recording-type.ts';

/** What a job may be described with. */
const MOST_LETTERS = 4000;

/**
 * What is said in a recording. Nothing of it is kept.
 * @throws DomainError 'not-found' where nothing transcribes, 'unsupported-media-type' for what is no recording,
 * 'unavailable' when who transcribes fails.
 */
export async function transcribeSpeech(ctx: Context, recording: Uint8Array): Promise<Transcript> {
  const { transcriber } = ctx.ports;
  if (transcriber === null) throw notFound();
  const type = recordingType(recording);
  if (type === null) {
    throw new DomainError('unsupported-media-type', 'Send a recording as WebM, Ogg, MP4 or WAV.');
  }
  try {
    const text = await transcriber.transcribe(recording, type);
    return { text: text.trim().slice(0, MOST_LETTERS) };
  } catch (error) {
    ctx.log.warn(errorFacts(error), 'a recording was not transcribed');
    throw new DomainError('unavailable', 'We could not make out the recording. Please try again, or type it.');
  }
}
