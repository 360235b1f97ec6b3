import {
  getNarrowing,
  getNarrowingOfKey,
  narrowWatch,
  narrowWatchOfKey,
  widenWatch,
  widenWatchOfKey,
} from '@plumbline/contract/domains/leads/narrowing-endpoints.ts';
import { NARROW_ALL } from '@plumbline/contract/domains/leads/watch-address.ts';
import { type ProjectId, readId, type WatchId, type WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

/** A watch of the reader's, or the one whose message had a link. */
export type NarrowedWatch = { readonly id: string } | { readonly key: string };

const paramsOf = (watch: NarrowedWatch) =>
  'id' in watch ? { id: readId<WatchId>(watch.id) } : { key: readId<WatchStopKey>(watch.key) };
const queryAfter = (after: string) => (after === NARROW_ALL ? {} : { project: readId<ProjectId>(after) });

/** How a watch may be narrowed, after one project or after all that it brings. */
export const narrowingQuery = (watch: NarrowedWatch, after: string = NARROW_ALL) =>
  queryOptions({
    queryKey: [pathOf('id' in watch ? getNarrowing.path : getNarrowingOfKey.path, paramsOf(watch)), after],
    queryFn: ({ signal }) =>
      'id' in watch
        ? call(getNarrowing, { params: { id: readId<WatchId>(watch.id) }, query: queryAfter(after), signal })
        : call(getNarrowingOfKey, {
            params: { key: readId<WatchStopKey>(watch.key) },
            query: queryAfter(after),
            signal,
          }),
  });

/** The endpoint that narrows a watch, or takes that back, and its parameters. */
export const narrowingTarget = (watch: NarrowedWatch, isBack: boolean) => ({
  to: 'id' in watch ? (isBack ? widenWatch : narrowWatch) : isBack ? widenWatchOfKey : narrowWatchOfKey,
  params: paramsOf(watch),
});

/** Narrows a watch, or takes that back. */
export const useNarrowing = (watch: NarrowedWatch, after: string, isBack: boolean) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly narrowing: string }) => {
      const query = queryAfter(after);
      return 'id' in watch
        ? call(isBack ? widenWatch : narrowWatch, { params: { id: readId<WatchId>(watch.id) }, query, body })
        : call(isBack ? widenWatchOfKey : narrowWatchOfKey, {
            params: { key: readId<WatchStopKey>(watch.key) },
            query,
            body,
          });
    },
    onSuccess: async (narrowing) => {
      client.setQueryData(narrowingQuery(watch, after).queryKey, narrowing);
      // Its filter has changed, wherever it is shown.
      await client.invalidateQueries({ predicate: ({ queryKey }) => /watch/.test(String(queryKey[0])) });
    },
  });
};
