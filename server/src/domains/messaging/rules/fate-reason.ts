import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type StoredSentence, sentenceIn, storedText } from '../../../kernel/stored-sentence.ts';
import { fateReasonWords } from './fate-reason.words.ts';

/** Why a message was not sent, or not yet, as it is stored: a kind with its values. */
export type FateReason = StoredSentence<(typeof fateReasonWords)['en']>;

/** The columns of a reason. The words and codes of a provider have no kind. */
export interface ReasonColumns {
  readonly statusReason: string | null;
  readonly statusReasonKind: FateReason | null;
}

/** Returns the English text of a reason; the words of a provider as they are. */
export const reasonText = (reason: FateReason | string): string =>
  typeof reason === 'string' ? reason : storedText(fateReasonWords, reason);

/** Returns a reason as it is stored. */
export const reasonColumns = (reason: FateReason | string | null): ReasonColumns => ({
  statusReason: reason === null ? null : reasonText(reason),
  statusReasonKind: typeof reason === 'string' ? null : reason,
});

/**
 * Returns a stored reason in the reader's language. A process of the previous release replaces the text and not its
 * kind, so a kind counts only with its own text.
 */
export function reasonIn(language: Language, { statusReason, statusReasonKind }: ReasonColumns): string | null {
  if (statusReason === null || statusReasonKind === null) return statusReason;
  return reasonText(statusReasonKind) === statusReason
    ? sentenceIn(fateReasonWords, language, statusReasonKind, statusReason)
    : statusReason;
}
