import { LIVE_SOURCES_ROUTE, listSources, refreshProjects } from '@plumbline/contract/domains/ingest/endpoints.ts';
import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import { queryOptions, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
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

/** The sources and the run that is under way, kept current while the page is open; `onNews` is called at its end. */
export function useSources(onNews?: () => void) {
  const sources = useQuery(sourcesQuery);
  useLive(LIVE_SOURCES_ROUTE, () => void sources.refetch());

  const underWay = isUnderWay(sources.data?.run);
  const wasUnderWay = useRef(false);
  const news = useEffectEvent(() => onNews?.());
  useEffect(() => {
    if (wasUnderWay.current && !underWay) {
      announce('The sources have been read. The projects are up to date.');
      news();
    }
    wasUnderWay.current = underWay;
  }, [underWay]);
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
  const busy = useIsMutating({ mutationKey: REFRESH_KEY }) > 0;
  return { refresh: () => mutate(), busy, result: data };
}
