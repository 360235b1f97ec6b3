import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './sms.words.es.ts';

export const en = {
  greeting: { named: (name: string) => `Hello ${name}, `, unnamed: ['Hello, ', 'Hi, '], plain: 'Hello, ' },
  opening: (greeting: string, name: string, companyEnd: string, project: string, wish: string) =>
    `${greeting}this is ${name} of ${companyEnd} I saw ${project} ${wish}.`,
  project: (title: string, city: string | null) => `"${title}"${city === null ? '' : ` in ${city}`}`,
  wish: {
    'bidding-open': ['and we would like to bid', 'and would like to give you a price'],
    planning: ['and we would like to bid when it opens'],
    'in-progress': ['and we would bid on what is still open'],
    completed: ['and we would like to talk'],
  } satisfies Record<SourceStatus, readonly string[]>,
  due: (deadline: string) => `Bids are due ${deadline}.`,
  dueNow: (deadline: string) => `Bids are due ${deadline}, so I am asking now.`,
  reach: {
    email: (email: string) => `Please write to ${email}.`,
    phone: (phone: string) => [`Call or text ${phone}.`, `My number is ${phone}.`],
  },
  ending: 'Reply STOP to end these texts.',
};

/** A text message to the contact of a project. */
export const smsWords = inLanguages({ en, es });
