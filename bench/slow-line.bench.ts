import assert from 'node:assert/strict';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../tools/chromium.ts';
import { serveBlankPage } from '../tools/lighthouse/blank-page.ts';
import { startProduct } from '../tools/product.ts';
import { demoPages } from './demo-pages.ts';
import { type Bench, median, type Subject } from './harness.ts';
import { type Arrival, arrive } from './page-arrival.ts';
import { type Line, slowLine } from './slow-line.ts';

/** One bar of signal: 400 ms for a round trip, 400 kbit/s. */
const ONE_BAR: Line = { bitsPerSecond: 400_000, latencyMs: 200 };

/** The most that the page of a text message may transfer before it can be answered. */
const MOST_BYTES_TO_ANSWER = 35_000;

interface OpenedPages extends Subject {
  readonly arrivals: ReadonlyMap<string, readonly Arrival[]>;
}

/** Opens pages one after the other, each as a first-time visitor, and counts how many could be used in a second. */
function openedPages(
  browser: Browser,
  pages: Readonly<Record<string, { url: string; usable: string }>>,
  stop: () => Promise<void>,
): OpenedPages {
  const arrivals = new Map<string, Arrival[]>(Object.keys(pages).map((name) => [name, []]));
  return {
    arrivals,
    stop,
    run: async () => {
      let waited = 0;
      for (const [name, { url, usable }] of Object.entries(pages)) {
        const arrival = await arrive(browser, url, usable);
        arrivals.get(name)?.push(arrival);
        waited += arrival.usableMs;
      }
      return (Object.keys(pages).length * 1000) / waited;
    },
  };
}

const browserOf = async (): Promise<Browser> => {
  const { path, args } = await findChromium();
  return chromium.launch({ executablePath: path, args: [...args] });
};

async function ours(): Promise<OpenedPages> {
  const product = await startProduct();
  const { respond, project } = await demoPages(product.url);
  const line = await slowLine(product.url, ONE_BAR);
  const browser = await browserOf();
  return openedPages(
    browser,
    {
      respond: { url: line.url + respond, usable: 'main form button' },
      wizard: { url: `${line.url}/request-service`, usable: 'main :is(button, a)' },
      project: { url: line.url + project, usable: 'main h1' },
    },
    async () => {
      await browser.close();
      line.stop();
      await product.stop();
    },
  );
}

async function baseline(): Promise<OpenedPages> {
  const blank = await serveBlankPage();
  const line = await slowLine(blank.url, ONE_BAR);
  const browser = await browserOf();
  return openedPages(browser, { blank: { url: line.url, usable: 'h1' } }, async () => {
    await browser.close();
    line.stop();
    blank.stop();
  });
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** One line about a page: the medians of its arrivals. */
function lineOf(name: string, arrivals: readonly Arrival[]): string {
  const of = (value: (arrival: Arrival) => number) => median(arrivals.map(value));
  return [
    name.padStart(8),
    `first paint ${seconds(of(({ paintMs }) => paintMs))}`,
    `usable ${seconds(of(({ usableMs }) => usableMs))}`,
    `${kilobytes(of(({ bytesToUsable }) => bytesToUsable))} until then`,
    `${kilobytes(of(({ bytes }) => bytes))} in ${of(({ requests }) => requests)} requests in all`,
  ].join('  ');
}

const bench: Bench<OpenedPages> = {
  name: 'slow-line',
  summary: 'Pages on a line of 400 kbit/s and 400 ms, beside a blank page with the same font',
  ours,
  baseline,
  compareAnswers: async (opened, blank) => {
    await opened.run(0);
    await blank.run(0);
    for (const { bytesToUsable } of opened.arrivals.get('respond') ?? []) {
      assert.ok(bytesToUsable <= MOST_BYTES_TO_ANSWER, `${bytesToUsable} bytes until a text message can be answered`);
    }
  },
  atLeast: 0.5,
  afterwards: async (opened, blank) =>
    [...blank.arrivals, ...opened.arrivals].map(([name, arrivals]) => lineOf(name, arrivals)).join('\n'),
};
export default bench;
