import assert from 'node:assert/strict';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../tools/chromium.ts';
import type { Size } from '../web/src/domains/projects/maps/plane.ts';
import { streetStart, webZoomOf } from '../web/src/domains/projects/maps/street-view.ts';
import type { Bench, Subject } from './harness.ts';
import { serveBaseline } from './maps-baseline.ts';
import { startProjectsServer } from './projects-server.ts';
import { slowLine } from './slow-line.ts';

const LIBRARY_ZOOM_OFFSET = 1;
/** Maximum size of a first view besides scripts, styles and the font, as compressed on the wire. */
const LIMIT_BYTES = 150_000;

interface MapPage extends Subject {
  /** Opens it as a first-time visitor. @returns the number of projects in the first clusters */
  open(): Promise<{ page: Page; counted: number }>;
}

/** The parts that the baseline and our side share: the database, the browser, and the size of the map. */
interface Common {
  readonly databaseUrl: string;
  readonly browser: Browser;
  readonly size: Size;
}
const common = Promise.withResolvers<Common>();

const opened = (browser: Browser) =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const subject = (open: MapPage['open'], stop: () => Promise<void>): MapPage => ({
  open,
  stop,
  run: async (seconds) => {
    const began = performance.now();
    let views = 0;
    while (performance.now() - began < seconds * 1000) {
      const { page } = await open();
      views += 1;
      await page.context().close();
    }
    return (views * 1000) / (performance.now() - began);
  },
});

/** The map page, which has both maps and the list; only the street map's clusters count. */
async function ours(): Promise<MapPage> {
  const server = await startProjectsServer();
  const { path, args } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...args] });
  const line = await slowLine(server.url);
  const open: MapPage['open'] = async () => {
    const page = await (await opened(browser)).newPage();
    await page.goto(`${line.url}/map`, { waitUntil: 'commit' });
    const map = page.locator('.map-street');
    const clusters = map.getByRole('button', { name: /projects close together$/ });
    await clusters.first().waitFor();
    const names = await clusters.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const counted = names.reduce((sum, name) => sum + Number.parseInt(name.replaceAll(',', ''), 10), 0);
    return { page, counted: counted + (await map.locator('button[aria-pressed]').count()) };
  };
  const { page } = await open();
  const size = await page
    .locator('.map-street')
    .evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }));
  await page.context().close();
  common.resolve({ databaseUrl: server.databaseUrl, browser, size });
  return subject(open, async () => {
    await browser.close();
    line.stop();
    await server.stop();
  });
}

async function baseline(): Promise<MapPage> {
  const { databaseUrl, browser, size } = await common.promise;
  const { latitude, longitude } = streetStart;
  const zoom = webZoomOf(streetStart, size) - LIBRARY_ZOOM_OFFSET;
  const server = await serveBaseline(databaseUrl, { ...size, latitude, longitude, zoom });
  const line = await slowLine(server.url);
  return subject(
    async () => {
      const page = await (await opened(browser)).newPage();
      await page.goto(line.url, { waitUntil: 'commit' });
      const counted = await page.waitForFunction(() => (globalThis as unknown as { counted?: number }).counted);
      return { page, counted: (await counted.jsonValue()) ?? 0 };
    },
    async () => {
      line.stop();
      server.stop();
    },
  );
}

/** Measures the bytes on the wire by type, until the page is idle. */
async function bytesOf(page: Page, address: string): Promise<{ code: number; rest: number }> {
  const session = await page.context().newCDPSession(page);
  const isCode = new Map<string, boolean>();
  const sum = { code: 0, rest: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    isCode.set(requestId, ['Script', 'Stylesheet', 'Font'].includes(type));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum[isCode.get(requestId) ? 'code' : 'rest'] += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(address);
  await page.waitForTimeout(3000);
  return sum;
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export default {
  name: 'maps',
  summary:
    "the first clusters of 100,000 projects in a new browser on a line of 10 Mbit/s: the product's page against a bare " +
    'page on which MapLibre clusters all of them as GeoJSON',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => {
    const [here, there] = [await mine.open(), await theirs.open()];
    // Projects at the edge may be counted by only one side.
    const ratio = here.counted / there.counted;
    assert(ratio > 0.9 && ratio < 1.1, `${here.counted} projects are in view, by MapLibre ${there.counted}`);
    for (const name of ['map', 'plumbing', 'projects'] as const) {
      const page = await (await opened((await common.promise).browser)).newPage();
      const { code, rest } = await bytesOf(page, `${new URL(here.page.url()).origin}/${name}`);
      console.log(`/${name}: ${inKilobytes(rest)} beyond code and font (${inKilobytes(code)})`);
      assert(rest <= LIMIT_BYTES, `The first view of /${name} takes ${inKilobytes(rest)}`);
      await page.context().close();
    }
    for (const { page } of [here, there]) await page.context().close();
  },
  atLeast: 1,
} satisfies Bench<MapPage>;
