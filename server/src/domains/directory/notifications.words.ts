import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './notifications.words.es.ts';

export const en = {
  howWas: (company: string) => `How was ${company}?`,
  hasCompleted: (company: string) => `${company} completed your request. How did it go?`,
  reviewIsPublic: 'Your review is published with your first name and initial. You can edit it or take it back.',
  review: (company: string) => `Review ${company}`,
  howWasText: (company: string, url: string) => `Plumbline: how was ${company}? Your review: ${url}`,
  gaveYou: (stars: number) => `A customer gave you ${stars} of 5 stars`,
  hasReviewed: (company: string, stars: number) =>
    `The customer of a completed request reviewed ${company}: ${stars} of 5 stars.`,
  quote: (text: string) => `“${text}”`,
  answerOnce: 'You can answer it once. Your answer is shown under the review.',
  answer: 'Answer the review',
  codeSubject: (code: string) => `${code} is your Plumbline code`,
  wantsListing: (company: string) => `Someone, probably you, wants to claim the listing of ${company} on Plumbline.`,
  wantsContact: (company: string) => `Someone, probably you, wants ${company} to be contacted here on Plumbline.`,
  code: 'Code',
  worksForMinutes: (minutes: number) =>
    `It works for ${minutes} minutes. If this wasn't you, do nothing and don't share the code.`,
  worksForHours: (hours: number) =>
    `It works for ${hours} hours. If this wasn't you, do nothing and don't share the code.`,
  codeText: (code: string, company: string, validity: string) =>
    `${code} is your Plumbline code for ${company}. ${validity}`,
  codeCall: (digits: string, company: string, validity: string) =>
    `Your Plumbline code for ${company} is ${digits}. Again: ${digits}. ${validity}`,
  emailChangedSubject: (company: string) => `The email of ${company} was changed`,
  phoneChangedSubject: (company: string) => `The phone of ${company} was changed`,
  emailChanged: (company: string) =>
    `${company} has a new email address on Plumbline. It was changed in the account and confirmed with a code.`,
  phoneChanged: (company: string) =>
    `${company} has a new phone number on Plumbline. It was changed in the account and confirmed with a code.`,
  notYou: "If this wasn't you, change the password of your account and write to support.",
};

/** Messages about listings and reviews. Spanish texts avoid letters that GSM-7 lacks: they would double the segments. */
export const directoryLetterWords = inLanguages({ en, es });
