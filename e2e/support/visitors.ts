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

/** The profile of one visitor after the other. */
interface Profile {
  readonly context: BrowserContext;
  /** Stays open and keeps the process, and with it the compiled scripts of the app. */
  readonly kept: Page;
}

/** Profiles of visitors who left, by kind. They keep the browser's cache, so the next page loads sooner. */
const idle = new WeakMap<Browser, Map<string, Profile[]>>();

/** Returns the idle profiles of a size and a language. */
function profilesOf(browser: Browser, ...kind: readonly (string | undefined)[]): Profile[] {
  const ofBrowser = idle.get(browser) ?? new Map<string, Profile[]>();
  idle.set(browser, ofBrowser);
  const found = ofBrowser.get(kind.join()) ?? [];
  ofBrowser.set(kind.join(), found);
  return found;
}

/** Returns a new visitor. Unless an option concerns the whole profile, it may be the emptied one of a visitor who left. */
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
  const { colorScheme, viewport, locale, ...others } = context;
  const open = async (options: BrowserContextOptions) => {
    const opened = await browser.newContext({ ...defaults, ...sizes[size], ...options });
    opened.setDefaultTimeout(patience(30_000));
    return opened;
  };
  if (Object.keys(others).length > 0) {
    const opened = await open(context);
    return { page: await opened.newPage(), leave: () => opened.close() };
  }
  const profiles = profilesOf(browser, size, locale);
  const used = profiles.pop();
  const profile = used ?? (await keep(await open(locale === undefined ? {} : { locale }), origin));
  const page = await profile.context.newPage();
  if (used) await empty(used.context, page, origin);
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme) await page.emulateMedia({ colorScheme });
  return {
    page,
    leave: async () => {
      const pages = profile.context.pages().filter((each) => each !== profile.kept);
      await Promise.all(pages.map((each) => each.close()));
      profiles.push(profile);
    },
  };
}

/** Any page of the product's site keeps the process, also when that product has ended. */
async function keep(context: BrowserContext, origin: string): Promise<Profile> {
  const kept = await context.newPage();
  await kept.goto(new URL('/healthz', origin).href);
  return { context, kept };
}

async function empty(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED }),
  ]);
  await devtools.detach();
}
