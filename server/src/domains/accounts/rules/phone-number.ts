import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Returns E.164 for a number as people write it, by default in the US; '' for an empty text, null for anything else.
 */
export function phoneNumber(given: string): string | null {
  if (given === '') return '';
  const parsed = parsePhoneNumberFromString(given, 'US');
  return parsed?.isPossible() ? parsed.number : null;
}
