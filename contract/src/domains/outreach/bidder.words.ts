import { inLanguages } from '../../kernel/words.ts';
import { es } from './bidder.words.es.ts';

export const en = {
  nameRequired: 'Your name is required',
  companyRequired: 'Company name is required',
  atMostCharacters: (most: number) => `Use at most ${most} characters`,
  atMostWords: (most: number) => `Use at most ${most} words`,
  plainCharacters: 'Use letters, digits and simple punctuation, on one line',
  noAddresses: 'Leave web and email addresses out of the name',
  noPhoneNumbers: 'Leave phone numbers out of the name',
  phoneOrNothing: 'Enter a phone number, or leave it blank',
  tenDigitsOrNothing: 'Enter ten digits, such as (502) 555-0134, or leave it blank',
};

/** Validation messages for a bidder's name, company, phone and email. */
export const bidderWords = inLanguages({ en, es });
