import type { Language } from '@plumbline/contract/kernel/language.ts';
import { declineWords } from './decline.words.ts';

/** Why a card was not charged. `message` is the provider's own, for a code that we have no words for. */
export interface Decline {
  readonly code: string;
  readonly message: string;
}

/** Returns why a card was declined, in the payer's language; in the provider's words for a code that we don't know. */
export const declineIn = (language: Language, { code, message }: { code: string | null; message: string }): string =>
  new Map(Object.entries(declineWords[language])).get(code ?? '') ?? message;

/** A decline with a code that we know, in English, as the provider stores it. */
export const knownDecline = (code: keyof (typeof declineWords)['en']): Decline => ({
  code,
  message: declineWords.en[code],
});
