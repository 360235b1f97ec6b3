import { splitPath } from '@plumbline/contract/kernel/language.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { startNewCount } from '../../ui/shell/start-new-count.ts';
import { preloadToasts } from '../../ui/toast-outlet.tsx';
import { loadHead } from '../load-head.ts';
import { dropOldPhotos } from '../old-photos.ts';
import { savesData } from '../save-data.ts';
import { startTaps } from './taps.ts';
import { startWorker } from './tell-worker.ts';

// All of it is needed without a connection, so it is one file.
export { default } from '../../ui/shell/connection-note.tsx';
export { callOrKeep } from './taps.ts';

/** Gives the empty page, in which the app draws pages without a connection, the title of the one that it draws. */
async function nameShell(): Promise<void> {
  if (document.documentElement.dataset.shell === undefined) return;
  const { applyHead } = await loadHead();
  applyHead(splitPath(location.pathname)[1]);
}

/** Makes the product usable without a connection, as far as the browser lets it, and starts other parts that can wait. */
export function start(router: AnyRouter): void {
  nameShell().catch(() => undefined);
  if (!savesData()) preloadToasts();
  if ('BroadcastChannel' in globalThis && 'indexedDB' in globalThis) startTaps();
  dropOldPhotos();
  startNewCount(router);
  // Everything else works without the worker, so a refusal (private window, http) isn't an error.
  if ('serviceWorker' in navigator) startWorker(router).catch(() => undefined);
}
