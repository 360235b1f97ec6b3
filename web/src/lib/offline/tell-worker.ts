import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { savesData } from '../save-data.ts';
import { keptUser, onUserChange } from '../session.ts';
import { noteCopied } from './shown-state.ts';

/** What the service worker understands (web/public/sw.js). */
type Message =
  | { readonly type: 'owner'; readonly owner: string }
  | { readonly type: 'arrived'; readonly href: string; readonly files: readonly string[] }
  | { readonly type: 'opened'; readonly href: string }
  | { readonly type: 'started' };

const tell = async (message: Message): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
};

/** Copies belong to the user: the worker deletes them when it hears of another one. */
const tellOwner = (user: User | null) => tell({ type: 'owner', owner: user?.id ?? '' });

const loadedFiles = (): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded.flatMap(({ origin, pathname }) =>
    origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [],
  );
};

/**
 * Registers the service worker, and keeps it informed about the user and about pages that it doesn't see arrive. Rejects
 * where the browser allows no worker.
 */
export async function startWorker(router: AnyRouter): Promise<void> {
  const sawArrival = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'copiedAt' in data) noteCopied(String(data.copiedAt));
  });
  await navigator.serviceWorker.register('/sw.js');
  onUserChange((user) => void tellOwner(user));
  router.subscribe('onRendered', () => void tell({ type: 'opened', href: location.href }));
  await tellOwner(keptUser());
  await tell({ type: 'started' });
  // The page is read a second time, once per browser.
  if (!sawArrival && !savesData()) await tell({ type: 'arrived', href: location.href, files: loadedFiles() });
}
