import { factsOfKind, SourceKind } from '../../contract/src/domains/ingest/source-kinds.ts';
import { kinds } from '../../server/src/app/adapters/sources/sources.ts';
import { COMMON_WORDS } from '../../server/src/domains/ingest/rules/source-mapping.ts';

/** The kinds of sources that an operator can configure. */
export const sourceKindTable = {
  path: 'docs/operations.md',
  name: 'source kinds',
  head: ['`kind`', 'Reads', 'Example `address`', 'More keys in `mapping`'],
  rows: () =>
    SourceKind.exclude(['demonstration']).options.map((kind) => {
      const { address } = factsOfKind(kind);
      const { reads, mapping } = kinds[kind];
      const words = Object.keys(mapping.shape).filter((word) => !COMMON_WORDS.has(word));
      return [`\`${kind}\``, reads, `\`${address}\``, words.map((word) => `\`${word}\``).join(', ')];
    }),
};
