import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { es } from './sms-consent.words.es.ts';

/** Facts from rules, formatted for the text's sentences. */
export interface SmsFacts {
  readonly customerReminders: string;
  readonly contractorReminders: string;
  readonly nightFrom: string;
  readonly nightUntil: string;
  readonly otherStopWords: string;
  readonly startWords: string;
  readonly helpWords: string;
  readonly reach: string;
}

export const en = {
  /** '24 hours, 4 hours and 1 hour before' */
  before: (times: string) => `${times} before`,
  hours: (count: number) => `${count} ${plural('en', count, { one: 'hour', other: 'hours' })}`,
  minutes: (count: number) => `${count} minutes`,
  joined: (first: string, last: string, joint: 'and' | 'or') => `${first} ${joint} ${last}`,
  /** '9 PM' */
  clock: (hour: number) => `${((hour + 11) % 12) + 1} ${hour < 12 ? 'AM' : 'PM'}`,
  text: ({
    customerReminders,
    contractorReminders,
    nightFrom,
    nightUntil,
    otherStopWords,
    startWords,
    helpWords,
    reach,
  }: SmsFacts): LegalText => ({
    title: 'SMS Consent',
    lead: 'What text messages Plumbline sends, to whom, and how to end them.',
    since: '2026-11-23',
    sections: [
      {
        id: 'who',
        heading: 'Who gets texts',
        parts: [
          'Only people who gave us their number for this purpose. Customers agree by checking ‘Text me about this request’, which is never checked in advance. Contractors agree by registering or claiming a listing and choosing texts. We record what was agreed to and when.',
          'Consent is not a condition of purchase. Without it, everything comes by email, and nothing else changes.',
        ],
      },
      {
        id: 'what',
        heading: 'What we send',
        parts: [
          [
            `To customers: updates on a request, such as contractors’ answers and proposed times; appointments and their changes, and reminders ${customerReminders}; and, once the work is completed, one invitation to review it.`,
            `To contractors: new requests, updates on them and on the referral fee; appointments and their changes, and reminders ${contractorReminders}; and codes that confirm a number.`,
            'Replies to what you text to us.',
          ],
          'No advertising. Message frequency varies with your requests. Message and data rates may apply, depending on your carrier’s plan.',
          `Messages that are not urgent wait between ${nightFrom} and ${nightUntil} your local time. Customers can choose to be reminded at night, too.`,
        ],
      },
      {
        id: 'commands',
        heading: 'What you can text to us',
        parts: [
          [
            `STOP ends texts and calls to your number. So do ${otherStopWords}. You get one confirmation, and nothing after that.`,
            `${startWords} turns texts on again. An opt-out by text can only be ended this way, not on the site.`,
            `${helpWords} tells you who we are and how to reach us.`,
            'Contractors: ACCEPT, DENY, or PROPOSE with a time, such as ‘PROPOSE tomorrow 3pm’; in Spanish ACEPTAR, RECHAZAR or PROPONER. If you have several open requests, add the code from the text.',
          ],
          'Capital letters and spaces do not matter.',
        ],
      },
      {
        id: 'sharing',
        heading: 'Your number',
        parts: [
          'Phone numbers and consent to texts are not sold, and not shared with third parties for their marketing. The service that delivers the texts gets the number and the text only for that purpose. A customer’s number is shown to the one contractor who has the job.',
          'Carriers are not liable for delayed or undelivered messages.',
        ],
      },
      {
        id: 'questions',
        heading: 'Questions',
        parts: [`${reach} What else we keep, and for how long, is on the privacy page.`],
      },
    ],
  }),
};

/** The terms of text messages, as required by US carriers and 47 CFR 64.1200. */
export const smsConsentWords = inLanguages({ en, es });
