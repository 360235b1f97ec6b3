import type { Browser } from 'playwright-core';

/** How a page arrived in a browser that had nothing of it. */
export interface Arrival {
  readonly paintMs: number;
  /** Until the page shows what it is opened for. */
  readonly usableMs: number;
  readonly bytesToUsable: number;
  /** With everything that loads by itself afterwards. */
  readonly bytes: number;
  readonly requests: number;
}

/** Opens a page as a first-time visitor with a phone. `usable` selects what must be visible. */
export async function arrive(browser: Browser, url: string, usable: string): Promise<Arrival> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: noteWhenShown(usable) });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    const arrival: Arrival | null = await page.evaluate(ARRIVAL);
    if (arrival === null) throw new Error(`${url} never showed what it is opened for`);
    return arrival;
  } finally {
    await context.close();
  }
}

/** A script for the page that notes when an element has been painted. */
const noteWhenShown = (selector: string): string => `{
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const look = () => {
    if (document.querySelector(${JSON.stringify(selector)})?.checkVisibility() && isPainted()) {
      globalThis.usableMs = performance.now();
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}`;

/** Reads in the page what it has loaded. The page itself is counted as a whole, also if its end arrives later. */
const ARRIVAL = `(() => {
  const { usableMs } = globalThis;
  if (usableMs === undefined) return null;
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const sum = (loaded) => loaded.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  return {
    paintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    usableMs,
    bytesToUsable: sum(all.filter((one) => one.entryType === 'navigation' || one.responseEnd <= usableMs)),
    bytes: sum(all),
    requests: all.length,
  };
})()`;
