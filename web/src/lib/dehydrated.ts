import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A refusal as it travels in a page. */
interface WrittenError {
  readonly status: number;
  readonly body: string;
}

/** Returns what a page has read, refusals included, as JSON; undefined if it has read nothing. */
export function written(client: QueryClient): unknown {
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status, error } }) =>
      status === 'success' || (status === 'error' && error instanceof ApiError),
  });
  if (state.queries.length === 0) return undefined;
  return { ...state, queries: state.queries.map((query) => ({ ...query, state: withError(query.state, writeError) })) };
}

/** Puts what the server has read for a page into the cache. Returns the hashes of the queries that were refused. */
export function readInto(client: QueryClient, json: string): Set<string> {
  const state = JSON.parse(json) as DehydratedState;
  // The server has just made sure that what it kept is current.
  const dataUpdatedAt = Date.now();
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...withError(query.state, readError), dataUpdatedAt },
  }));
  hydrate(client, { ...state, queries });
  return new Set(queries.filter((query) => query.state.status === 'error').map(({ queryHash }) => queryHash));
}

type QueryState = DehydratedState['queries'][number]['state'];

const withError = (state: QueryState, convert: (error: unknown) => unknown): QueryState =>
  state.error === null ? state : { ...state, error: convert(state.error) as Error };

const writeError = (error: unknown): WrittenError => {
  const { status, problem } = error as ApiError;
  return { status, body: JSON.stringify(problem) };
};

const readError = (error: unknown): ApiError => {
  const { status, body } = error as WrittenError;
  return new ApiError(status, '', body);
};
