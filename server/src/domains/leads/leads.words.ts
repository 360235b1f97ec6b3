import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './leads.words.es.ts';

export const en = {
  tooMany: (most: number) => `You watch ${most} searches, which is the most. Delete one that you no longer need first.`,
  deleted: 'The watch is deleted.',
  noLongerWatched: 'The watch was paused or deleted',
};

export const leadsWords = inLanguages({ en, es });
