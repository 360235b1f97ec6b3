import * as z from 'zod';

/** Sources of a kind are on the web; on the web or in a file; or built into the product. */
type Place = 'web' | 'web-or-file' | 'inside';

interface SourceKindFacts {
  readonly place: Place;
  /** An example. */
  readonly address: string;
  /** Lists only recent projects, whatever its mapping says. */
  readonly isRolling?: boolean;
}

/**
 * The facts about each kind of source. Its reader and its mapping are in server/src/app/adapters/sources/KIND.ts, its
 * label in source.words.ts.
 */
export const sourceKinds = {
  arcgis: {
    place: 'web',
    address: 'https://gis.example.org/rest/services/permits/FeatureServer/0',
  },
  socrata: {
    place: 'web',
    address: 'https://data.example.org/resource/abcd-1234.json',
  },
  bonfire: {
    place: 'web',
    address: 'https://town.bonfirehub.com',
  },
  civicplus: {
    place: 'web',
    address: 'https://www.example.org/Bids.aspx',
  },
  sam: {
    place: 'web',
    address: 'https://api.sam.gov/opportunities/v2/search',
    isRolling: true,
  },
  ocds: {
    place: 'web',
    address: 'https://www.example.org/ocds/releases.json',
  },
  feed: {
    place: 'web',
    address: 'https://www.example.org/bids.xml',
  },
  file: {
    place: 'web-or-file',
    address: 'permits.csv',
  },
  demonstration: {
    place: 'inside',
    address: 'sample',
  },
} as const satisfies Readonly<Record<string, SourceKindFacts>>;

export const SourceKind = z.enum(Object.keys(sourceKinds) as readonly (keyof typeof sourceKinds)[]);
export type SourceKind = z.infer<typeof SourceKind>;

/** Returns the facts about a kind. */
export const factsOfKind = (kind: SourceKind): SourceKindFacts => sourceKinds[kind];
