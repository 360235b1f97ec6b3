import { factsOfKind, SourceKind } from '../../contract/src/domains/ingest/source-kinds.ts';
import { kinds } from '../../server/src/app/adapters/sources/sources.ts';
import { COMMON_WORDS } from '../../server/src/domains/ingest/rules/source-mapping.ts';

const reads: Readonly<Record<Exclude<SourceKind, 'demonstration'>, string>> = {
  arcgis: 'A layer of an ArcGIS feature or map service',
  socrata: 'A Socrata data set',
  bonfire: 'The open opportunities of a Bonfire portal',
  civicplus: 'A page of bids of a CivicPlus site',
  sam: 'Notices of the last days on SAM.gov; needs `SAM_API_KEY`',
  feed: 'An RSS or Atom feed',
  file: 'A CSV, JSON or newline-delimited JSON file',
};

/** The kinds of sources that an operator can configure. */
export const sourceKindTable = {
  path: 'docs/operations.md',
  name: 'source kinds',
  head: ['`kind`', 'Reads', 'Example `address`', 'More keys in `mapping`'],
  rows: () =>
    SourceKind.exclude(['demonstration']).options.map((kind) => {
      const { address } = factsOfKind(kind);
      const words = Object.keys(kinds[kind].mapping.shape).filter((word) => !COMMON_WORDS.has(word));
      return [`\`${kind}\``, reads[kind], `\`${address}\``, words.map((word) => `\`${word}\``).join(', ')];
    }),
};
