import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './connection-check.words.es.ts';

export const en = {
  linkNotFound: 'Link Not Found',
  linkNotFoundText: "We couldn't find this question. Please check your link.",
  title: 'Were you connected?',
  loading: 'Loading the question',
  closed: 'This question is closed',
  endings: {
    operator: 'Thank you. We will review it; there is nothing more for you to do.',
    refunded: 'Thank you. The contractor gets the fee back, and you can ask someone else about the job.',
    refused: 'Thank you. The job stays as it is.',
    void: 'The work has begun, so no answer is needed.',
  },
  noAnswer: 'Please choose one of the two answers.',
  sent: 'Answer sent',
  thanks: 'Thank you.',
  notSent: 'Your answer was not sent',
  saysUnreachable: (company: string) => `${company} says that they couldn't reach you.`,
  saysNotWanted: (company: string) => `${company} says that you didn't want the job.`,
  withoutAnswer: (time: string) =>
    `If you don't answer by ${time}, we go by what they say, and they get their fee back.`,
  spoke: 'We spoke, and I want the job done',
  neverSpoke: 'That is right, we never spoke',
  notWanted: "That's right, I don't want it",
  sendAnswer: 'Send my answer',
  sending: 'Sending...',
};

/** The customer's answer to a report of a bad connection. */
export const checkWords = inLanguages({ en, es });
