import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type StoredSentence, sentenceIn, storedText } from '../../../kernel/stored-sentence.ts';
import { refundReasonWords } from './refund-reason.words.ts';

/** The reason for a refund as it is stored: a kind with its values. */
export type RefundReason = StoredSentence<(typeof refundReasonWords)['en']>;

/** The columns of a reason. An operator's own words have no kind. */
export const reasonColumns = (
  reason: RefundReason | string,
): { readonly reason: string; readonly reasonKind: RefundReason | null } =>
  typeof reason === 'string'
    ? { reason, reasonKind: null }
    : { reason: storedText(refundReasonWords, reason), reasonKind: reason };

/** Returns a stored reason in the reader's language. Texts by operators or from earlier releases stay as they are. */
export const reasonIn = (
  language: Language,
  { reason, reasonKind }: { readonly reason: string; readonly reasonKind: RefundReason | null },
): string => sentenceIn(refundReasonWords, language, reasonKind, reason);
