import { paymentInputWords } from '@plumbline/contract/domains/payments/payment-input.words.ts';
import { LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';
import { type StoredSentence, sentenceIn, storedText } from '../../../kernel/stored-sentence.ts';
import { entryLabelWords } from './entry-label.words.ts';

/** The subject of a payment or ledger entry as it is stored: a kind with its values. */
export type EntryLabel = StoredSentence<(typeof entryLabelWords)['en']>;

/** The columns of a label. A text without a kind is a donor's or from an earlier release. */
export interface LabelColumns {
  readonly description: string;
  readonly descriptionKind?: EntryLabel | null;
}

export const labelColumns = (label: EntryLabel | string): LabelColumns =>
  typeof label === 'string'
    ? { description: label }
    : { description: storedText(entryLabelWords, label), descriptionKind: label };

const BEFORE_KINDS = /^Referral fee, (?<requestNumber>.+)$/;

/** Returns a stored label in the reader's language. A donor's own words stay as they are. */
export function labelIn(language: Language, { description, descriptionKind }: LabelColumns): string {
  const requestNumber = BEFORE_KINDS.exec(description)?.groups?.['requestNumber'];
  const kind =
    descriptionKind ?? (requestNumber === undefined ? null : ({ kind: 'referral-fee', requestNumber } as const));
  return sentenceIn(entryLabelWords, language, kind, description);
}

/** Returns the label of a payment in the reader's language. A donor's own words stay as they are. */
export function paymentLabelIn(
  language: Language,
  { kind, ...label }: LabelColumns & { readonly kind: 'referral-fee' | 'donation' },
): string {
  if (kind !== 'donation') return labelIn(language, label);
  // The page of the donation fills in our own words for it, in its language.
  const isOurs = LANGUAGES.some((each) => paymentInputWords[each].donation === label.description);
  return isOurs ? paymentInputWords[language].donation : label.description;
}
