import type { SourcePort } from '../../../../domains/ingest/ports.ts';
import { mappingOf } from '../sources.ts';

/** Accepts the configuration of every kind and shows one row, but can't read any source. */
export const unreadSources: SourcePort = {
  mappingOf,
  sample: async () => ({
    kind: 'sampled',
    sample: { columns: ['Number', 'Site'], rows: [{ record: { Number: 'B-1', Site: '200 Elm St' } }] },
  }),
  read: () => Promise.reject(new Error('No source is read in this test.')),
};
