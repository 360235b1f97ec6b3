import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './bid-feed.words.es.ts';

export const en = {
  title: 'Bid Calendar',
  deadline: (title: string) => `Bids close: ${title}`,
  visit: (title: string) => `Site visit: ${title}`,
  step: (title: string) => `Next step: ${title}`,
  read: (quote: string) => `Read from the description, so check it: "${quote}"`,
};

export const bidFeedWords = inLanguages({ en, es });
