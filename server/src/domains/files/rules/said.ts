import { MAX_PHOTO_DESCRIPTION, PHOTO_PHASES, type PhotoPhase } from '@plumbline/contract/domains/files/photo.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { storableText } from '../../../kernel/storable.ts';
import { filesWords } from './files.words.ts';

/**
 * Returns a description as it is stored; null for none.
 * @throws DomainError 'invalid-input' if it is too long
 */
export function descriptionOf(text: string | undefined): string | null {
  const description = storableText(text ?? '').trim();
  if (description.length > MAX_PHOTO_DESCRIPTION) throw notStorable();
  return description || null;
}

/**
 * Returns the description in a header. It is percent-encoded, because headers hold ASCII only.
 * @throws DomainError 'invalid-input' if it is malformed or too long
 */
export function descriptionIn(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string') throw notStorable();
  try {
    return descriptionOf(decodeURIComponent(header));
  } catch {
    throw notStorable();
  }
}

/** Returns what a photo of the work shows, as it was sent; null if that isn't said. */
export const phaseOf = (text: unknown): PhotoPhase | null => PHOTO_PHASES.find((phase) => phase === text) ?? null;

const notStorable = () =>
  new DomainError(
    'invalid-input',
    say(filesWords, ({ description }) => description(MAX_PHOTO_DESCRIPTION)),
  );
