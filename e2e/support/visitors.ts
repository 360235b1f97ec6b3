import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';

export type Size = 'phone' | 'desk';

/** Someone with an empty browser profile. */
export interface Visitor {
  /** Their first page, still empty. */
  readonly page: Page;
  /** Closes all their pages. */
  leave(): Promise<void>;
}

const sizes: Readonly<Record<Size, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

/**
 * The service worker only shows the offline page and notifications, and installing it takes time on every first visit:
 * tests of these two allow it.
 */
const defaults: BrowserContextOptions = { reducedMotion: 'reduce', locale: 'en-US', serviceWorkers: 'block' };

/** Everything that a page stores except cookies, which Playwright clears for all origins. */
const STORED = 'local_storage,indexeddb,cache_storage';

/** Profiles of visitors who left, by size. They keep the browser's cache, so the next page loads sooner. */
const idle = new WeakMap<Browser, Record<Size, BrowserContext[]>>();

/** Returns a new visitor. Without options of their own, they may get the emptied profile of one who left. */
export async function newVisitor({
  size,
  context,
  origin,
}: {
  readonly size: Size;
  readonly context: BrowserContextOptions;
  /** The product's. */
  readonly origin: string;
}): Promise<Visitor> {
  const browser = await openBrowser();
  const open = () => browser.newContext({ ...defaults, ...sizes[size], ...context });
  if (Object.keys(context).length > 0) {
    const profile = await open();
    return { page: await firstPage(profile), leave: () => profile.close() };
  }
  const profiles = idle.get(browser) ?? { phone: [], desk: [] };
  idle.set(browser, profiles);
  const used = profiles[size].pop();
  const profile = used ?? (await open());
  const page = await firstPage(profile);
  if (used) await empty(used, page, origin);
  return {
    page,
    leave: async () => {
      await Promise.all(profile.pages().map((each) => each.close()));
      profiles[size].push(profile);
    },
  };
}

async function firstPage(profile: BrowserContext): Promise<Page> {
  profile.setDefaultTimeout(patience(30_000));
  return await profile.newPage();
}

async function empty(profile: BrowserContext, page: Page, origin: string): Promise<void> {
  const devtools = await profile.newCDPSession(page);
  await Promise.all([
    profile.clearCookies(),
    profile.clearPermissions(),
    profile.setOffline(false),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED }),
  ]);
  await devtools.detach();
}
