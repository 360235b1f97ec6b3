import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './social-images.words.es.ts';

export const en = {
  tradesIn: (trades: string, city: string, state: string) => `${trades} in ${city}, ${state}`,
  verified: (day: string) => `Verified: license checked ${day}`,
  rated: (stars: string, reviews: number, formatted: string) =>
    `${stars} of 5 stars from ${formatted} ${plural('en', reviews, { one: 'review', other: 'reviews' })}`,
  serves: (areas: string) => `Serves ${areas}`,
  more: (count: string) => `${count} more`,
  established: (year: number) => `Established ${year}`,
  notReal: 'Demonstration listing, not a real company',
  noneReal: 'Demonstration listings, not real companies',
  takeRequests: (count: number, formatted: string, people: string) =>
    plural('en', count, {
      one: `One listing for ${people} takes requests`,
      other: `${formatted} ${people} take requests`,
    }),
  around: (formatted: string, miles: number) => `${formatted} within ${miles} miles`,
  aroundMost: (formatted: string, miles: number) => `More than ${formatted} within ${miles} miles`,
  among: (companies: string) => `Among them: ${companies}`,
  noLongerListed: 'No longer listed',
  deadline: (day: string) => `Bid deadline: ${day}`,
  listedBy: (source: string) => `Listed by ${source}`,
  sample: 'Sample project, for demonstration only',
  busy: 'Too many images are being drawn. Try again in a few seconds.',
};

/** The text on the images of shared links. */
export const socialImageWords = inLanguages({ en, es });
