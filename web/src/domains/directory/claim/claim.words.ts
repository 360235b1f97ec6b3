import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './claim.words.es.ts';

export const en = {
  claimListing: 'Claim a listing',
  backToListing: 'Back to the listing',
  claim: (company: string) => `Claim ${company}`,
  openListing: 'Open my listing',
  opening: 'Opening...',
  hiddenContact: 'The one that the listing was created with, if it has one',
  noCodeSent: 'No code was sent',
  codeExplained: (digits: number, minutes: number) =>
    `We send a ${digits}-digit code to the business itself. Anyone who has it can edit the listing. It works for ${minutes} minutes.`,
  whereTo: 'Where should the code go?',
  email: 'Email',
  textMessage: 'Text message',
  noTexts: "This site doesn't send texts.",
  noCodeReaches: 'If no code can reach you, write to support.',
  sending: 'Sending...',
  sendCode: 'Send the code',
  listingSaved: 'Listing saved',
  withinSecond: 'Searches show the change within a second.',
  listingNotSaved: 'Your listing was not saved',
  saving: 'Saving...',
  saveChanges: 'Save changes',
  notFound: 'Listing Not Found',
  findListing: 'Find your listing',
  linkExpired:
    "This link is invalid or has expired. Open your listing's page and claim it again: the code takes a minute.",
  yourListing: 'Your listing',
  publicPage: 'See the public page',
  linkUntil: (time: string) => `Anyone who has this link can edit the listing until ${time}. Keep it to yourself.`,
  unanswered: 'Reviews without an answer',
  answer: 'Answer',
  listingSays: 'What your listing says',
  code: 'Code',
  digits: (digits: number) => `${digits} digits`,
  sendAnother: 'Send another code',
};

/** Claiming and editing a listing. */
export const claimWords = inLanguages({ en, es });
