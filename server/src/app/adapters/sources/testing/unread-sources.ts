import type { SourcePort } from '../../../../domains/ingest/ports.ts';
import { mappingOf } from '../sources.ts';

/** Sources of every kind may be configured; none can be read. */
export const unreadSources: SourcePort = {
  mappingOf,
  read: () => Promise.reject(new Error('No source is read in this test.')),
};
