import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './city.words.es.ts';

export const en = {
  loadFailed: "We couldn't load this page",
  contractors: 'Contractors',
  here: (count: number, formatted: string, people: string, city: string) =>
    plural('en', count, {
      one: `One listing for ${people} in ${city} takes requests.`,
      other: `${formatted} ${people} in ${city} take requests.`,
    }),
  around: (formatted: string, miles: number) => `With those nearby, ${formatted} work within ${miles} miles.`,
  aroundMost: (formatted: string, miles: number) =>
    `With those nearby, more than ${formatted} work within ${miles} miles.`,
  order: 'Featured first, then best rated.',
  request: 'Ask for help',
  describe: 'Describe the job',
  requestText: 'Describe the job once. You choose who gets it, and your number goes only to the one you connect with.',
  findAll: (city: string, miles: number) => `All within ${miles} miles of ${city}`,
  nearby: (people: string) => `${people} nearby`,
  others: (city: string) => `Other trades in ${city}`,
  listed: (formatted: string) => `${formatted} listed`,
  profile: 'See profile',
  of: (company: string) => `of ${company}`,
};

/** The page about a trade in a city. */
export const cityWords = inLanguages({ en, es });
