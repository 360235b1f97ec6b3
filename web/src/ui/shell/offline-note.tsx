import { lazy, Suspense } from 'react';
import { here } from '../../lib/language.ts';
import { useCurrent } from '../../lib/online.ts';
import { loadOffline } from '../../lib/start-offline.ts';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).states;

// The connection may be lost before the code has arrived.
const ConnectionNote = lazy(() => loadOffline().catch(() => ({ default: () => <>{words.offline}</> })));

/** Says that the connection is lost and that no input is, that the page is a copy, or that something waits to be sent. */
export function OfflineNote() {
  const current = useCurrent();
  return (
    <div role="status" className="no-print">
      {!current && (
        <Suspense>
          <ConnectionNote />
        </Suspense>
      )}
    </div>
  );
}
