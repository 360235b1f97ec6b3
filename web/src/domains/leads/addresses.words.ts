import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './addresses.words.es.ts';

export const en = {
  title: 'Feed and calendar',
  text: 'Your feed reader and your calendar read what this watch finds at these addresses. Whoever has one can read it.',
  feed: 'Feed (Atom)',
  calendar: 'Calendar of deadlines',
  copy: 'Copy',
  copied: 'Address copied',
  neverRead: 'No program has read them yet.',
  lastRead: (when: string) => `Last read ${when}.`,
  renewText: 'New addresses end the old ones.',
  renew: 'New Addresses',
  make: 'Make Addresses',
  renewing: 'Making them...',
  renewed: 'The watch has new addresses',
};

/** Texts of the addresses of a watch. */
export const addressesWords = inLanguages({ en, es });
