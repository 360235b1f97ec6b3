import type { PermitKind } from '@plumbline/contract/domains/directory/permit-kinds.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './permits.words.es.ts';

export const en = {
  permits: (count: number, formatted: string) =>
    `${formatted} ${plural('en', count, { one: 'permit', other: 'permits' })}`,
  in: (place: string) => `in ${place}`,
  since: (year: string) => `since ${year}`,
  latest: (month: string) => `latest in ${month}`,
  once: (month: string) => `in ${month}`,
  kind: {
    'water-heater': 'water heaters',
    sewer: 'sewers and drains',
    repiping: 'repipes',
    'gas-line': 'gas lines',
    irrigation: 'irrigation',
    'heating-cooling': 'heating and cooling',
    electrical: 'electrical work',
    solar: 'solar panels',
    bathroom: 'bathrooms',
    kitchen: 'kitchens',
    roof: 'roofs',
    pool: 'pools and spas',
    deck: 'decks and porches',
    sign: 'signs',
    demolition: 'demolition',
    'residential-new': 'new homes',
    'residential-renovation': 'home renovations',
    'residential-repair': 'home repairs',
    'commercial-new': 'new commercial buildings',
    'commercial-renovation': 'commercial renovations',
    'commercial-repair': 'commercial repairs',
    other: 'other work',
  } satisfies Record<PermitKind, string>,
  inNewTab: '(opens in a new tab)',
};

/** Returns a permit record in one line. */
export const permitWords = inLanguages({ en, es });
