import { inLanguages, plural } from '../../kernel/words.ts';
import { es } from './form.words.es.ts';

export const en = {
  nameRequired: 'Name is required',
  phoneRequired: 'Phone number is required',
  emailRequired: 'Valid email is required',
  addressRequired: 'Address is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  zipRequired: 'Zip code is required',
  descriptionRequired: 'Description is required',
  enterDollars: 'Enter dollars',
  mostBelowLeast: 'The upper limit must not be below the lower one',
  pickContractor: 'Pick a contractor',
  pickAtMost: (most: number) =>
    `Pick at most ${most} ${plural('en', most, { one: 'contractor', other: 'contractors' })}`,
  pickOrOpen: 'Pick contractors, or let them come to you',
  chooseAnswer: 'Please select accept, deny, or propose a new time.',
  chooseDecision: 'Please select approve, decline, or propose a new time.',
  timeMissing: 'Please specify your proposed date and time.',
  sortBy: (newest: string, best: string) => `Sort by '${newest}' or '${best}'.`,
  enterAmount: 'Enter the amount in dollars.',
  sayWhatYouDo: 'Say what you will do for it.',
  sayMore: (least: number) => `Say what you will do for it, in at least ${least} characters.`,
  dateAndTime: 'Enter both a date and a time, or neither.',
  chooseReason: 'Choose a reason',
  sayWhatHappened: 'Say in a few words what happened',
  atMostCharacters: (most: number) => `Use at most ${most} characters`,
  whichBadConnection: "Say whether the customer can't be reached or didn't want the job.",
  chooseOneOfTwo: 'Please choose one of the two answers.',
};

/** Validation messages for requests, answers, proposals and reports. */
export const formWords = inLanguages({ en, es });
