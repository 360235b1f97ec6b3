import { here } from '../../lib/language.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords);
/** Returns a mail link to a contractor, with the agreed subject. */
export const inquiryLink = (email: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(words.inquirySubject)}`;

/** Returns a phone link for a number as people write it, '(502) 555-0134'. Without a country code it is a US number. */
export function dialLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : digits.length === 10 ? '+1' : ''}${digits}`;
}
