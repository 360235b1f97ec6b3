import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './notifications.words.es.ts';

export const en = {
  howWas: (company: string) => `How was ${company}?`,
  hasCompleted: (company: string) => `${company} has completed your request. How was it?`,
  reviewIsPublic: 'Your review is published with your first name and initial. You can edit it or take it back.',
  review: (company: string) => `Review ${company}`,
  howWasText: (company: string, url: string) => `Plumbline: how was ${company}? Your review: ${url}`,
  gaveYou: (stars: number) => `A customer gave you ${stars} of 5 stars`,
  hasReviewed: (company: string, stars: number) =>
    `A customer of a completed request has reviewed ${company}: ${stars} of 5 stars.`,
  quote: (text: string) => `“${text}”`,
  answerOnce: 'You can answer it once. Your answer is shown under the review.',
  answer: 'Answer the review',
  codeSubject: (code: string) => `${code} is your Plumbline code`,
  wantsListing: (company: string) =>
    `Somebody, probably you, wants to take over the listing of ${company} on Plumbline.`,
  wantsContact: (company: string) => `Somebody, probably you, wants ${company} to be reached here on Plumbline.`,
  code: 'Code',
  worksForMinutes: (minutes: number) =>
    `It works for ${minutes} minutes. If it wasn't you, do nothing and tell nobody the code.`,
  worksForHours: (hours: number) =>
    `It works for ${hours} hours. If it wasn't you, do nothing and tell nobody the code.`,
  codeText: (code: string, company: string, validity: string) =>
    `${code} is your Plumbline code for ${company}. ${validity}`,
  codeCall: (digits: string, company: string, validity: string) =>
    `Your Plumbline code for ${company} is ${digits}. Again: ${digits}. ${validity}`,
  emailChangedSubject: (company: string) => `The e-mail of ${company} was changed`,
  phoneChangedSubject: (company: string) => `The phone of ${company} was changed`,
  emailChanged: (company: string) =>
    `${company} has another e-mail address on Plumbline now. It was changed in the account and confirmed by a code.`,
  phoneChanged: (company: string) =>
    `${company} has another phone number on Plumbline now. It was changed in the account and confirmed by a code.`,
  notYou: "If it wasn't you, change the password of your account and write to support.",
};

/** Messages about listings and reviews. Spanish texts avoid letters that GSM-7 lacks: they would double the segments. */
export const directoryLetterWords = inLanguages({ en, es });
