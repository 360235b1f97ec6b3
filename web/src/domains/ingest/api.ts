import { LIVE_SOURCES_ROUTE, listSources, refreshProjects } from '@plumbline/contract/domains/ingest/endpoints.ts';
import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../lib/call.ts';
import { here } from '../../lib/language.ts';
import { useLive } from '../../lib/live.ts';
import { announce } from '../../ui/announcer.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sourcesWords } from './sources.words.ts';

const words = here(sourcesWords);

export const sourcesQuery = queryOptions({
  queryKey: [listSources.path],
  queryFn: ({ signal }) => call(listSources, { signal }),
});

export const isUnderWay = (run: IngestRun | null | undefined): run is IngestRun =>
  run != null && run.finishedAt === null;

/** The interval at which a source reports its progress. */
const PROGRESS_MS = 500;
const UNDER_WAY = 'under way';

/** Changes with each run; undefined while nothing is known. */
const stateOf = (known: Reply<typeof listSources> | undefined): string | undefined =>
  known &&
  (isUnderWay(known.run)
    ? UNDER_WAY
    : known.sources.map(({ lastRun }) => lastRun?.finishedAt ?? '').reduce((a, b) => (a > b ? a : b), ''));

/**
 * Returns the sources and the current run, updated while the page is open. Calls `onNews` when a run has ended, even
 * one that began and ended between two updates.
 * @param pauseMs the minimum time between two updates; longer if no progress is shown
 */
export function useSources(onNews?: () => void, pauseMs = PROGRESS_MS) {
  const sources = useQuery(sourcesQuery);
  useLive(LIVE_SOURCES_ROUTE, () => sources.refetch(), pauseMs);

  const state = stateOf(sources.data);
  const before = useRef<string>(undefined);
  const news = useEffectEvent(() => onNews?.());
  useEffect(() => {
    if (before.current !== undefined && state !== undefined && state !== before.current && state !== UNDER_WAY) {
      announce(words.upToDate);
      news();
    }
    before.current = state ?? before.current;
  }, [state]);
  return sources;
}

/** A run without any result has failed, even though the call was answered. */
const allFailed = ({ sources }: IngestRun): boolean =>
  sources.length > 0 && sources.every(({ state }) => state === 'failed');

const sayFailed = () =>
  toast({
    title: words.refreshFailed,
    description: words.refreshFailedText,
    tone: 'destructive',
  });

const REFRESH_KEY = ['refresh'];

/** Reads all sources again. The run goes on and reports its end even if the reader leaves the page. */
export function useRefresh(onNews?: () => void) {
  const { mutate, data } = useMutation({
    mutationKey: REFRESH_KEY,
    mutationFn: () => call(refreshProjects, {}),
    onSuccess: (run: IngestRun) => {
      if (allFailed(run)) sayFailed();
      else toast({ title: words.refreshed, description: words.refreshedText });
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
