import { here } from '../../lib/language.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords);
/** Opens a letter to a contractor with the agreed subject. */
export const inquiryLink = (email: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(words.inquirySubject)}`;

/** Dials a number as people write it, '(502) 555-0134'; one without a country code is of the US. */
export function dialLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : digits.length === 10 ? '+1' : ''}${digits}`;
}
