import type { SourcePort } from '../../../../domains/ingest/ports.ts';
import { mappingOf } from '../sources.ts';

/** Accepts the configuration of every kind, but can't read any. */
export const unreadSources: SourcePort = {
  mappingOf,
  read: () => Promise.reject(new Error('No source is read in this test.')),
};
