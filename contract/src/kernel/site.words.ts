import { es } from './site.words.es.ts';
import { inLanguages, plural } from './words.ts';

const numerals = ['none', 'one', 'two', 'three', 'four', 'five'];

export const en = {
  nothingToPay: 'A contractor pays nothing for an accepted connection.',
  fee: (price: string, free: number) => {
    const sentence = `A contractor pays ${price} per accepted connection`;
    if (free === 0) return `${sentence}.`;
    return free === 1
      ? `${sentence}; the first one is free.`
      : `${sentence}; the first ${numerals[free] ?? free} are free.`;
  },
  openProjects: (count: number, formatted: string) =>
    `${formatted} ${plural('en', count, { one: 'project', other: 'projects' })} open for bids near Louisville`,
  projectsNearby: 'Construction projects near Louisville',
};

/** Sentences that depend on the site's settings. */
export const siteWords = inLanguages({ en, es });
