import { inLanguages, plural } from '../../kernel/words.ts';
import { es } from './listing.words.es.ts';

export const en = {
  chooseChannel: 'Choose email or phone.',
  chooseWay: 'Choose a text message or a call.',
  enterCode: (digits: number) => `Enter the ${digits} digits of the code.`,
  noEmptyEntry: "Don't leave an entry blank.",
  oneLinePerEntry: 'Keep each entry on one line.',
  entryAtMost: (characters: number) =>
    `Use at most ${characters} ${plural('en', characters, { one: 'character', other: 'characters' })} each.`,
  listAtMost: (entries: number) => `List at most ${entries}.`,
  chooseTrade: 'Choose at least one trade.',
  oneLine: 'Keep it on one line, without < and >',
  enterName: 'Enter a name',
  enterNumber: 'Enter a number',
  enterLicense: 'Enter the number',
  wholeNumber: 'Enter a whole number',
  atLeast: (formatted: string) => `At least ${formatted}`,
  atMost: (formatted: string) => `At most ${formatted}`,
  dayFormat: 'Enter the day as yyyy-MM-dd',
  enterDollars: 'Enter dollars',
  enterPhone: 'Enter a phone number',
  enterAddress: 'Enter an address',
  companyNameRequired: 'Company name is required',
  zipCodeRequired: 'Zip code is required',
  typeName: 'Enter the beginning of the name.',
  typeTwoLetters: 'Enter at least two letters of the name.',
};

/** Problems with the fields of a listing or the search for one. */
export const listingWords = inLanguages({ en, es });
