import type { Language } from '@plumbline/contract/kernel/language.ts';
import { declineWords } from './decline.words.ts';

/** A card decline. `message` is the provider's text, shown for codes that we don't know. */
export interface Decline {
  readonly code: string;
  readonly message: string;
}

/** Returns the reason for a decline in the payer's language, or the provider's message if we don't know the code. */
export const declineIn = (language: Language, { code, message }: { code: string | null; message: string }): string =>
  new Map(Object.entries(declineWords[language])).get(code ?? '') ?? message;

/** Returns a decline with a known code and its English message, as the provider would send it. */
export const knownDecline = (code: keyof (typeof declineWords)['en']): Decline => ({
  code,
  message: declineWords.en[code],
});
