import { type ReactNode, useState } from 'react';
import { isUnderWay, useRefresh, useSources } from './api.ts';
import { RefreshButton } from './refresh-button.tsx';
import { RefreshProgress } from './refresh-progress.tsx';

/**
 * 'Refresh Data' and the progress of the run that it starts, to be put where a page wants them. A run that was under
 * way before, or that somebody else has started, is shown too.
 */
export function RefreshPanel({
  children,
  onNews,
}: {
  /** The run is over: the projects may have changed. */
  onNews: () => void;
  children: (parts: { button: ReactNode; progress: ReactNode }) => ReactNode;
}) {
  const { data } = useSources(onNews);
  const { refresh, busy, result } = useRefresh(onNews);
  const [putAway, setPutAway] = useState<string>();
  const run = isUnderWay(data?.run) ? data.run : result;
  const shown = run && run.id !== putAway ? run : undefined;
  return children({
    button: <RefreshButton compact busy={busy || isUnderWay(data?.run)} onRefresh={refresh} />,
    progress: shown && <RefreshProgress run={shown} onDismiss={() => setPutAway(shown.id)} />,
  });
}
