import { inLanguages, plural } from '../../kernel/words.ts';
import { es } from './contractor-page.words.es.ts';

export const en = {
  home: 'Home',
  findContractors: 'Find Contractors',
  demonstration: 'Demonstration listing, not a real company.',
  does: (company: string, trades: string, city: string, state: string) => `${company}: ${trades} in ${city}, ${state}.`,
  licenseChecked: (day: string) => `License checked ${day}.`,
  rated: (stars: string, reviews: number, formatted: string) =>
    `${stars} of 5 stars from ${formatted} ${plural('en', reviews, { one: 'review', other: 'reviews' })}.`,
  more: 'Hours, service areas, and a short form to ask for help.',
};

/** The head of a contractor's page. */
export const contractorPageWords = inLanguages({ en, es });
