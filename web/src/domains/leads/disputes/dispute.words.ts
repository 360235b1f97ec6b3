import type { LinkedBy } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './dispute.words.es.ts';

export const en = {
  title: 'My Permits',
  lead: 'Public permits that name your firm count on your page and your cards. Nobody can add or edit one. If some are another firm’s, say so.',
  publicPage: 'See the Public Page',
  noRecord: 'Your page shows no permits.',
  counting: (permits: string) => `Your page shows ${permits}.`,
  firms: 'Firms on permits',
  latest: (day: string) => `the latest on ${day}`,
  linkedBy: {
    license: 'Linked to you by license number',
    name: 'Linked to you by name, county and trade',
    operator: 'Confirmed to be yours by an operator',
  } satisfies Record<LinkedBy, string>,
  waiting: 'Hidden until an operator decides',
  waitingText: (day: string) => `You said on ${day} that these permits aren’t yours. We will write to you.`,
  confirmed: 'An operator has decided that these permits are yours. If you know more, write to us.',
  dispute: 'These Permits Aren’t Mine',
  disputeOf: (firm: string) => `These permits aren’t mine: ${firm}`,
  ask: 'Not your permits?',
  askText: (firm: string) =>
    `The permits of ${firm} will be hidden from your page and your cards at once. An operator reads what you write and decides, and we write to you.`,
  why: 'How do you know?',
  whyHint: 'Such as where the other firm is, or that your license has another number.',
  sayWhy: 'Say how you know, so that an operator can decide.',
  send: 'Hide Them and Ask an Operator',
  sending: 'Sending…',
  sent: 'The permits are hidden',
  sentNext: 'An operator will decide, and we write to you.',
  unlinked: 'Not Yours',
  unlinkedOn: (firm: string, day: string) => `${firm}: an operator agreed on ${day}.`,
  loading: 'Loading your permits…',
};

/** The page on which contractors see whose permits count for them. */
export const disputeWords = inLanguages({ en, es });
