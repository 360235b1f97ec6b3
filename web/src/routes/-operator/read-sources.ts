import type { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { readId, type SourceId } from '@plumbline/contract/kernel/id.ts';
import type { QueryClient } from '@tanstack/react-query';
import { factorsQuery } from '../../domains/accounts/factors/calls.ts';
import { draftQuery, sourceQuery, sourcesQuery } from '../../domains/ingest/operator/calls.ts';
import { textsFrom } from '../../lib/search-text.ts';

/** Reads what the operators' pages about sources show, and whether the operator has proved a second factor. */
export async function readSources(client: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  const { source, draft } = textsFrom('source', 'draft')(search);
  const read = () => {
    if (source !== undefined) return client.prefetchQuery(sourceQuery(readId<SourceId>(source)));
    if (draft !== undefined) return client.prefetchQuery(draftQuery(readId<SourceDraftId>(draft)));
    return client.prefetchQuery(sourcesQuery);
  };
  await Promise.all([client.prefetchQuery(factorsQuery), read()]);
}
