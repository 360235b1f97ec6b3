import { type ReactNode, useState } from 'react';
import { isUnderWay, useRefresh, useSources } from './api.ts';
import { RefreshButton } from './refresh-button.tsx';
import { RefreshProgress } from './refresh-progress.tsx';

/**
 * 'Refresh Data' and the progress of its run, for a page to place. Also shows a run that was already under way or that
 * someone else has started.
 */
export function RefreshPanel({
  children,
  onNews,
}: {
  /** The run has ended, so the projects may have changed. */
  onNews: () => void;
  children: (parts: { button: ReactNode; progress: ReactNode }) => ReactNode;
}) {
  const { data } = useSources(onNews);
  const { refresh, busy, result } = useRefresh(onNews);
  const [putAway, setPutAway] = useState<string>();
  // The reply of the call is newer than what was read about the same run.
  const read = data?.run?.id === result?.id ? undefined : data?.run;
  const run = isUnderWay(read) ? read : result;
  const shown = run && run.id !== putAway ? run : undefined;
  return children({
    button: <RefreshButton compact busy={busy || isUnderWay(read)} onRefresh={refresh} />,
    progress: shown && <RefreshProgress run={shown} onDismiss={() => setPutAway(shown.id)} />,
  });
}
