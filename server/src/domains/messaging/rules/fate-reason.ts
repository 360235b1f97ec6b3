import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type StoredSentence, sentenceIn, storedText } from '../../../kernel/stored-sentence.ts';
import { fateReasonWords } from './fate-reason.words.ts';

/** The reason why a message was not sent, or not yet, as it is stored: a kind with its values. */
export type FateReason = StoredSentence<(typeof fateReasonWords)['en']>;

/** The columns of a reason. A provider's own message has no kind. */
export interface ReasonColumns {
  readonly statusReason: string | null;
  readonly statusReasonKind: FateReason | null;
}

/** Returns the English text of a reason. A provider's own message stays as it is. */
export const reasonText = (reason: FateReason | string): string =>
  typeof reason === 'string' ? reason : storedText(fateReasonWords, reason);

/** Returns the columns that store a reason. */
export const reasonColumns = (reason: FateReason | string | null): ReasonColumns => ({
  statusReason: reason === null ? null : reasonText(reason),
  statusReasonKind: typeof reason === 'string' ? null : reason,
});

/**
 * Returns a stored reason in the reader's language. A process of the previous release updates the text but not the
 * kind, so the kind only counts if it matches the text.
 */
export function reasonIn(language: Language, { statusReason, statusReasonKind }: ReasonColumns): string | null {
  if (statusReasonKind === null) return statusReason;
  return reasonText(statusReasonKind) === statusReason
    ? sentenceIn(fateReasonWords, language, statusReasonKind, statusReason)
    : statusReason;
}
