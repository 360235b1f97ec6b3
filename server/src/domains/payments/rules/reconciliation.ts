import type { Difference } from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type StoredSentence, sentenceIn, storedText } from '../../../kernel/stored-sentence.ts';
import { differenceWords } from './reconciliation.words.ts';

type Text = StoredSentence<(typeof differenceWords)['en']>;

/** A difference as it is stored. Differences stored by earlier releases have only a text and no kind. */
export interface StoredDifference extends Difference {
  readonly textKind?: Text;
}

/** Converts a difference to its stored form. */
export const storedDifference = (facts: Omit<Difference, 'text'>, textKind: Text): StoredDifference => ({
  ...facts,
  text: storedText(differenceWords, textKind),
  textKind,
});

/** Returns a stored difference in the reader's language. */
export const differenceIn = (language: Language, { textKind, text, ...facts }: StoredDifference): Difference => ({
  ...facts,
  text: sentenceIn(differenceWords, language, textKind ?? null, text),
});
