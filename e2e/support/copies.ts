import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the addresses of everything that the service worker keeps for the person, without the files of the app. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^(?:pages|data)-/.test(name));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** Returns the paths of the calls that wait for a connection. */
export const waitingTaps = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('plumbline', 1);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('The taps could not be read'));
    });
    const reading = database.transaction('taps').objectStore('taps').getAll();
    const taps = await new Promise<{ path: string }[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return taps.map(({ path }) => path);
  });

/** Waits until the service worker has a copy of the page, and of the page in which the app draws others. */
export async function untilKept(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  await expect.poll(() => keptAddresses(page), { timeout: patience(15_000) }).toContain(path);
  await expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            (await caches.match(location.pathname.startsWith('/es/') ? '/es/offline-shell' : '/offline-shell')) !==
            undefined,
        ),
      {
        timeout: patience(15_000),
      },
    )
    .toBe(true);
}
