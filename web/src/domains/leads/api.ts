import {
  changeWatch,
  createWatch,
  deleteWatch,
  getWatch,
  getWatchReach,
  getWatchStop,
  listWatches,
  pauseWatch,
  renewWatchFeed,
  resumeWatch,
  stopWatch,
  stopWatches,
} from '@plumbline/contract/domains/leads/endpoints.ts';
import type { Watch, WatchChange, WatchForm } from '@plumbline/contract/domains/leads/watch.ts';
import { narrowedBy } from '@plumbline/contract/domains/leads/watch-address.ts';
import { readId, type WatchId, type WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../lib/call.ts';
import { followQuery, followsQuery } from './follows/follow-api.ts';
import { narrowingQuery } from './narrowing/narrowing-api.ts';

/** The reader's watches, oldest first. */
export const watchesQuery = queryOptions({
  queryKey: [listWatches.path],
  queryFn: ({ signal }) => call(listWatches, { signal }),
});

/** One of the reader's watches. */
export const watchQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getWatch.path, { id })],
    queryFn: ({ signal }) => call(getWatch, { params: { id: readId<WatchId>(id) }, signal }),
  });

/** Which messages can reach the reader. */
export const reachQuery = queryOptions({
  queryKey: [getWatchReach.path],
  queryFn: ({ signal }) => call(getWatchReach, { signal }),
});

/** The watch that a link in a message stops. */
export const watchStopQuery = (key: string) =>
  queryOptions({
    queryKey: [pathOf(getWatchStop.path, { key })],
    queryFn: ({ signal }) => call(getWatchStop, { params: { key: readId<WatchStopKey>(key) }, signal }),
  });

/** Reads what the page behind a link in a message shows, on the server. */
export const readWatchStop = (client: QueryClient, id: string): Promise<unknown> => {
  const [key, after] = narrowedBy(id);
  return after === undefined
    ? client.prefetchQuery(watchStopQuery(id))
    : client.prefetchQuery(narrowingQuery({ key }, after));
};

/** Reads what the page of watches shows, on the server. */
export const readWatches = (
  client: QueryClient,
  { add, edit, narrow, follow }: { readonly [Name in 'add' | 'edit' | 'narrow' | 'follow']?: string },
): Promise<unknown> => {
  if (edit !== undefined && narrow !== undefined) return client.prefetchQuery(narrowingQuery({ id: edit }, narrow));
  if (edit !== undefined) {
    return Promise.all([
      client.prefetchQuery(watchQuery(edit)),
      client.prefetchQuery(reachQuery),
      client.prefetchQuery(narrowingQuery({ id: edit })),
    ]);
  }
  if (add !== undefined) return client.prefetchQuery(reachQuery);
  if (follow !== undefined) return client.prefetchQuery(followQuery(follow));
  return Promise.all([client.prefetchQuery(watchesQuery), client.prefetchQuery(followsQuery)]);
};

const keep = (client: QueryClient, watch: Watch) => {
  client.setQueryData(watchQuery(watch.id).queryKey, watch);
  return client.invalidateQueries({ queryKey: watchesQuery.queryKey });
};

/** Watches a search. */
export const useCreateWatch = () => {
  const client = useQueryClient();
  return useMutation({
    // The server reads the filter again, and takes it in either form.
    mutationFn: (body: WatchForm) => call(createWatch, { body }),
    onSuccess: (watch) => keep(client, watch),
  });
};

/** Changes the name of a watch and when it is delivered. */
export const useChangeWatch = (id: WatchId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WatchChange) => call(changeWatch, { params: { id }, body }),
    onSuccess: (watch) => keep(client, watch),
  });
};

/** Pauses a watch, or resumes it. */
export const usePauseWatch = (id: WatchId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isPaused: boolean) => call(isPaused ? pauseWatch : resumeWatch, { params: { id } }),
    onSuccess: (watch) => keep(client, watch),
  });
};

/** Deletes a watch. */
export const useDeleteWatch = (id: WatchId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteWatch, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: watchesQuery.queryKey }),
  });
};

/** Makes new addresses for what a watch finds. */
export const useRenewFeed = (id: WatchId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewWatchFeed, { params: { id } }),
    onSuccess: (watch) => keep(client, watch),
  });
};

/** Stops the watch of a link, or all of its account. */
export const useStopWatch = (key: string, what: 'one' | 'all') => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(what === 'one' ? stopWatch : stopWatches, { params: { key: readId<WatchStopKey>(key) } }),
    onSuccess: (stop) => client.setQueryData(watchStopQuery(key).queryKey, stop),
  });
};
