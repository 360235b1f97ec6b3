import { LIVE_SOURCES_ROUTE, listSources, refreshProjects } from '@plumbline/contract/domains/ingest/endpoints.ts';
import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../lib/call.ts';
import { useLive } from '../../lib/live.ts';
import { announce } from '../../ui/announcer.tsx';
import { toast } from '../../ui/toast-store.ts';

const sourcesQuery = queryOptions({
  queryKey: [listSources.path],
  queryFn: ({ signal }) => call(listSources, { signal }),
});

export const isUnderWay = (run: IngestRun | null | undefined): run is IngestRun =>
  run != null && run.finishedAt === null;

/** As often as a source tells how far it has been read. */
const PROGRESS_MS = 500;
const UNDER_WAY = 'under way';

/** Another text after each run; undefined while nothing is known. */
const stateOf = (known: Reply<typeof listSources> | undefined): string | undefined =>
  known &&
  (isUnderWay(known.run)
    ? UNDER_WAY
    : known.sources.map(({ lastRun }) => lastRun?.finishedAt ?? '').reduce((a, b) => (a > b ? a : b), ''));

/**
 * The sources and the run that is under way, kept current while the page is open; `onNews` is called when a run has
 * ended, also one that came and went between two looks.
 * @param pauseMs at least so long between two looks: who shows no progress needs few
 */
export function useSources(onNews?: () => void, pauseMs = PROGRESS_MS) {
  const sources = useQuery(sourcesQuery);
  useLive(LIVE_SOURCES_ROUTE, () => sources.refetch(), pauseMs);

  const state = stateOf(sources.data);
  const before = useRef<string>(undefined);
  const news = useEffectEvent(() => onNews?.());
  useEffect(() => {
    if (before.current !== undefined && state !== undefined && state !== before.current && state !== UNDER_WAY) {
      announce('The sources have been read. The projects are up to date.');
      news();
    }
    before.current = state ?? before.current;
  }, [state]);
  return sources;
}

/** A run of which nothing came is a failed one, though the call was answered. */
const allFailed = ({ sources }: IngestRun): boolean =>
  sources.length > 0 && sources.every(({ state }) => state === 'failed');

const sayFailed = () =>
  toast({
    title: 'Refresh Failed',
    description: 'Failed to refresh project data. Please try again.',
    tone: 'destructive',
  });

const REFRESH_KEY = ['refresh'];

/** Reads all sources again. It goes on, and says how it ended, wherever the reader has gone meanwhile. */
export function useRefresh(onNews?: () => void) {
  const { mutate, data } = useMutation({
    mutationKey: REFRESH_KEY,
    mutationFn: () => call(refreshProjects, {}),
    onSuccess: (run: IngestRun) => {
      if (allFailed(run)) sayFailed();
      else toast({ title: 'Data Refreshed', description: 'Project data has been updated successfully.' });
      onNews?.();
    },
    onError: sayFailed,
  });
  const client = useQueryClient();
  const busy = useIsMutating({ mutationKey: REFRESH_KEY }) > 0;
  // The second press of a double click comes before the button is drawn as busy.
  const refresh = () => {
    if (client.isMutating({ mutationKey: REFRESH_KEY }) === 0) mutate();
  };
  return { refresh, busy, result: data };
}
