import type { Language } from '@plumbline/contract/kernel/language.ts';
import { listingWords } from '../listing.words.ts';

/** Returns the signature of a review: 'Mei H.' from 'Mei Lin Huang'. Takes the language of a customer without a name. */
export function signatureOf(name: string, language: Language): string {
  const [first = listingWords[language].aCustomer, ...others] = name.split(/\s/).filter((part) => part !== '');
  const last = [...(others.at(-1) ?? '')][0];
  return last === undefined ? first.slice(0, 40) : `${first.slice(0, 40)} ${last.toUpperCase()}.`;
}
