import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './wording.words.es.ts';

export const en = {
  project: (name: string | null, street: string | null, city: string | null) =>
    `${name ?? 'your project'}${street === null ? '' : ` at ${street}`}${city === null ? '' : ` in ${city}`}`,
  shortProject: {
    at: (street: string) => `your project at ${street}`,
    in: (city: string) => `your project in ${city}`,
    alone: 'your project',
  },
  company: (company: string, firm: string, city: string | null) =>
    `${company}, ${firm}${city === null ? '' : ` in ${city}`}`,
  listed: (all: string, last: string) => `${all} and ${last}`,
  budget: {
    exactly: (amount: string) => amount,
    span: (from: string, to: string) => `${from} to ${to}`,
    atLeast: (from: string) => `${from} or more`,
    atMost: (to: string) => `up to ${to}`,
  },
  deadline: (day: string, time: string) => `${day} at ${time}`,
  /** Alternative phrasings of the same question. */
  questions: {
    list: [
      'Can you put us on your list for when bids open?',
      'Who can tell us when it goes out for bids?',
      'Could you let us know when bids open?',
    ],
    who: [
      'Who decides on the work that is still open?',
      'Is any part of the work still to be awarded?',
      'Which parts are still open?',
    ],
    plumbing: [
      'Is the plumbing bid separately or with the whole job?',
      'Would you take a price for the plumbing alone?',
      'Do you want the plumbing as a separate price?',
    ],
    documents: [
      'Where can I get the drawings and the bid forms?',
      'Could you send me the drawings, or tell me where they are?',
      'Is there a set of plans that I could price from?',
    ],
    visit: [
      'Could we come by and look at it first?',
      'Is there a site visit, or may we arrange one?',
      'When could someone show us the site?',
    ],
    procedure: [
      'Is there a meeting for bidders, and do bids go through a portal or to you?',
      'Where should we send questions, and by what date?',
      'Do bids go through a portal, or straight to you?',
    ],
    when: ['When do you need prices?', 'By when do you need a price?', 'What is the last day for a price?'],
    trades: ['Which trades are still open?', 'Are all trades bid together?', 'Which trades do you want prices for?'],
    use: [
      'Will the building be in use during the work?',
      'Does anything have to stay open while the work goes on?',
      'Are there hours when work is not allowed?',
    ],
    matters: [
      'What matters most to you: the date, the price, or living with it meanwhile?',
      'Is there anything that the listing leaves out and that I should price?',
      'Do you have drawings, or should we start with a look at the site?',
    ],
    rest: [
      'Is there anything that the listing leaves out and that a price should cover?',
      'What should a price cover?',
      'How would you like the price broken down?',
    ],
  },
};

/** The facts and questions of every message about a project. */
export const wordingWords = inLanguages({ en, es });
