import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './listing.words.es.ts';

export const en = {
  reviewAnswered: 'This review has already been answered, and an answer can’t be changed.',
  reviewTakenBack: 'You took this review back, so you can’t write another one.',
  aCustomer: 'A customer',
  hasThisEmail: 'Your listing already has this email address.',
  hasThisPhone: 'Your listing already has this phone number.',
  phoneIsListed: (company: string) => `${company} is already in the directory with this phone number.`,
  claimInstead: (company: string) =>
    `${company} is already in the directory with this phone number. Claim that listing instead.`,
  wrongCode: 'This code is wrong or has expired. Check it, or ask for a new one.',
  codeIsWrong: 'This code is wrong or has expired.',
  operatorsOnly: 'Only operators can remove demonstration data here.',
  cleared: 'Cleared synthetic contractor data. Only authentic companies now display.',
  accountHasListing: 'Your account already has a listing.',
  zipNotFound: 'Zip code not found. Please check the zip code and try again.',
  listingDone: (company: string) => `${company}: done, and recorded in the audit log.`,
  done: 'Done, and recorded in the audit log.',
  phoneIsConfirmed: 'This phone number is already confirmed.',
  noPhone: 'This listing has no phone number. Add one in your craftsman account.',
  bothCoordinates: 'Latitude and longitude go together.',
  noLatitude: 'The latitude is missing.',
  noLongitude: 'The longitude is missing.',
  unknownPlace: 'We don’t know this place.',
  checkPlace: 'Please check the city and state, or enter a zip code.',
  codeStillWorks: (phone: string) => `The code that we sent to ${phone} still works.`,
  noCalls: 'This site doesn’t make calls. Choose a text message instead.',
  noTexts: 'This site doesn’t send text messages, so a phone can’t be confirmed this way. Please write to support.',
  codeMailed: (minutes: number) => `A code is on its way there. It works for ${minutes} minutes.`,
  calling: (phone: string, minutes: number) =>
    `We are calling ${phone} to say the code. It works for ${minutes} minutes.`,
  texted: (phone: string, minutes: number) => `We texted a code to ${phone}. It works for ${minutes} minutes.`,
  textedForHours: (phone: string, hours: number) => `We texted a code to ${phone}. It works for ${hours} hours.`,
  textedAlready: (phone: string, hours: number) =>
    `We already texted a code to ${phone} in the last ${hours} hours, and an unconfirmed number gets only one text in that time. Have us call instead, or try again tomorrow.`,
  calledAlready: (phone: string, calls: number, hours: number) =>
    `We called ${phone} ${calls} times in the last ${hours} hours. Please try again tomorrow.`,
  codesToday: (codes: number, hours: number) =>
    `${codes} codes were sent in the last ${hours} hours. Please try again tomorrow.`,
  codesThisHour: (codes: number) => `${codes} codes were sent in the last hour. Please try again later.`,
  daysAreOver: 'These days are over. Choose days to come.',
  tooManyDaysOff: (most: number) => `You can have ${most} stretches of days off ahead. Remove one first.`,
  inAnotherAccount: 'This listing is in another account. Ask for a new code to claim it.',
};

/** Refusals and replies about listings, codes and reviews. */
export const listingWords = inLanguages({ en, es });
