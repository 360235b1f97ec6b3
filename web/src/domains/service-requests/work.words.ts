import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './work.words.es.ts';

export const en = {
  home: 'Back to Home',
  sending: 'Sending...',
  notYet: 'Not yet',
  complete: {
    title: 'Is the work completed?',
    confirm: 'Complete',
    explained: (days: number) =>
      `We ask the customer to confirm it. Without an answer within ${days} days, it counts as confirmed.`,
  },
  start: {
    title: 'Have you already started?',
    confirm: 'Start work',
    agreed: (time: string) => `The agreed time is ${time}. We tell the customer right away that the work has begun.`,
    notAgreed:
      "You haven't agreed on a time with the customer yet. We tell the customer right away that the work has begun.",
  },
  schedule: { see: 'See the Appointment', book: 'Schedule' },
  proposed: {
    title: 'What was proposed',
    byYou: 'You proposed',
    byOther: (other: string) => `${other} proposed`,
  },
  find: {
    title: 'Find My Request',
    intro:
      'Enter the email address that you gave with the request. We send the links to your open requests there, and to nobody else.',
    submit: 'Send My Links',
    hint: 'Nothing there after a few minutes? Check your spam folder, or try the other address you use.',
    failed: 'No email was sent',
    signIn: 'Sign In',
    request: 'Request Service',
  },
};

/** Parts that the customer's and the contractor's pages share, and the page that mails lost links. */
export const workWords = inLanguages({ en, es });
