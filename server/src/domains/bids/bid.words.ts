import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './bid.words.es.ts';

export const en = {
  onlyPeople: 'Only people can bid on projects.',
  already: (project: string) => `You have already bid on "${project}".`,
  notListed: 'This project is no longer listed by its source, so it no longer takes bids.',
  notOpen: 'Bidding on this project has not opened yet.',
  inProgress: 'Bidding on this project has closed: the work is in progress.',
  completed: 'Bidding on this project has closed: it is completed.',
  wasAccepted: 'This bid was accepted.',
  wasRejected: 'This bid was rejected.',
};

/** Refusals of bids. */
export const bidWords = inLanguages({ en, es });
