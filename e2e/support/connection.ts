import type { Page } from 'playwright-core';

/** Everything that the browser requests, by pages and by the service worker. */
const EVERYTHING = '**/*';

/** Ends the connection of all tabs and of their service worker. */
export async function disconnect(page: Page): Promise<void> {
  await page.context().route(EVERYTHING, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
}

/** Opens a page without a connection. The browser forgets with each page that it is offline, and is told again. */
export async function openDisconnected(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

/** Restores the connection of all tabs. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().unroute(EVERYTHING);
  await page.context().setOffline(false);
}
