import { inLanguages, plural } from '../../kernel/words.ts';
import { es } from './city-page.words.es.ts';

export const en = {
  title: (people: string, city: string, state: string) => `${people} in ${city}, ${state}`,
  count: (count: number, formatted: string, people: string, city: string, state: string) =>
    plural('en', count, {
      one: `One listing for ${people} takes requests in ${city}, ${state}.`,
      other: `${formatted} ${people} take requests in ${city}, ${state}.`,
    }),
  named: (companies: string) => `Among them: ${companies}.`,
  alsoIn: (cities: string) => `Also in ${cities}.`,
};

/** The head of a page about a trade in a city. */
export const cityPageWords = inLanguages({ en, es });
