import {
  finishSourceDraft,
  getOperatorSource,
  getSourceDraft,
  listOperatorSources,
  mapSourceDraft,
  startSourceDraft,
  uploadSourceFile,
} from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import type {
  DraftColumns,
  DraftRules,
  NewSourceDraft,
  SourceDraft,
  SourceDraftId,
} from '@plumbline/contract/domains/ingest/source-draft.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { call, queryOf } from '../../../lib/call.ts';
import { language } from '../../../lib/language.ts';

/** The sources with warnings, and the configurations that come with the product. */
export const sourcesQuery = queryOptions({
  queryKey: [listOperatorSources.path],
  queryFn: ({ signal }) => call(listOperatorSources, { signal }),
});

const READING_MS = 1000;

/** One source. It is fetched again while it is being read. */
export const sourceQuery = (id: SourceId) =>
  queryOptions({
    queryKey: [getOperatorSource.path, id],
    queryFn: ({ signal }) => call(getOperatorSource, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.isReading ? READING_MS : false),
  });

/** A source that is being added. */
export const draftQuery = (id: SourceDraftId) =>
  queryOptions({
    queryKey: [getSourceDraft.path, id],
    queryFn: ({ signal }) => call(getSourceDraft, { params: { id }, signal }),
    // Its rows don't change, and reading them again would discard what is being chosen.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const startDraft = (body: NewSourceDraft) => call(startSourceDraft, { body });

/** Hands over a file. Rejects like `call`. */
export async function uploadFile(file: File): Promise<Reply<typeof uploadSourceFile>> {
  const { path, method } = uploadSourceFile;
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language,
    'Content-Type': 'application/octet-stream',
  };
  const response = await fetch(path + queryOf({ name: file.name }), {
    method,
    credentials: 'include',
    headers,
    body: file,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return JSON.parse(text) as Reply<typeof uploadSourceFile>;
}

/** Chooses columns. The page shows at once what they make of the rows. */
export async function mapDraft(client: QueryClient, id: SourceDraftId, body: DraftColumns): Promise<SourceDraft> {
  const draft = await call(mapSourceDraft, { params: { id }, body });
  client.setQueryData(draftQuery(id).queryKey, draft);
  return draft;
}

export const finishDraft = (id: SourceDraftId, body: DraftRules) => call(finishSourceDraft, { params: { id }, body });
