import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** E.164 from a number as people write it, US unless it says otherwise; '' from none, null from what is no number. */
export function phoneNumber(given: string): string | null {
  if (given === '') return '';
  const parsed = parsePhoneNumberFromString(given, 'US');
  return parsed?.isPossible() ? parsed.number : null;
}
