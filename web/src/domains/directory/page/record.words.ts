import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './record.words.es.ts';

export const en = {
  title: 'Permits',
  sample: 'Sample permits of a demonstration contractor.',
  proves: 'They prove authorized work, not quality.',
  of: (permits: string, firm: string) => `See the ${permits} of ${firm}`,
  counted: 'How this is counted',
  method:
    'Offices publish permits with the firm that does the work. Each permit counts once, by the day its source lists it. Nobody can add, edit or buy one.',
  linkMethod:
    'A firm on permits is linked to a listing by its license number, or if name, county and trade agree and no other listing agrees as well. Listings that nobody has claimed are linked, too.',
  dispute:
    'A contractor can say that permits are not theirs. Then they are hidden until one of our operators has decided.',
  notYours: 'Your listing, but not your permits?',
};

/** The section about permits on a contractor's page. */
export const recordWords = inLanguages({ en, es });
