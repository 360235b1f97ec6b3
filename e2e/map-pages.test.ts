import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { checkFits, look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { freePin, type MapName, mapOn } from './support/map.ts';
import { startTileServer } from './support/tile-server.ts';

const visit = journey();

const both: readonly MapName[] = ['schematic', 'street'];

/** A map updates its address a quarter of a second after it stops moving. */
const resting = (page: Page) => page.waitForTimeout(500);

describe("the map's own controls", () => {
  it('filter both maps and the list, and are kept in the address', async () => {
    const page = await visit.open('/map', { size: 'desk' });
    const map = await mapOn(page, 'street');
    const all = await map.shown();
    await map.card.getByRole('button', { name: 'Show Controls' }).click();
    await map.card.getByLabel('Status on the map').selectOption('planning');
    await page.waitForURL(/status=planning/);
    await expect.poll(() => map.shown()).not.toBe(all);
    const planned = await map.shown();
    expect(await (await mapOn(page, 'schematic')).shown()).toBe(planned);
    expect(await map.card.getByText('Open for Bids').locator('xpath=following-sibling::*').innerText()).toBe('0');

    await map.card.getByPlaceholder('Search by title, location...').fill('zzzz-nothing');
    await map.card.getByRole('heading', { name: 'No Project Data Available' }).waitFor();
    await map.card.getByText('Projects are scraped from Louisville area sources.').waitFor();
    await look(page, 'maps-empty');
    await map.card.getByRole('button', { name: 'Reset Filters' }).first().click();
    await expect.poll(() => map.shown()).toBe(all);
    expect(await map.card.getByPlaceholder('Search by title, location...').inputValue()).toBe('');
    await map.card.getByRole('button', { name: 'Hide Controls' }).click();
    expect(await map.card.getByPlaceholder('Search by title, location...').count()).toBe(0);
  });

  it('and a link shows another person the same', async () => {
    const page = await visit.open('/map', { size: 'desk' });
    const map = await mapOn(page, 'street');
    await map.card.getByRole('button', { name: 'Show Controls' }).click();
    await map.card.getByLabel('Status on the map').selectOption('bidding-open');
    await page.waitForURL(/status=bidding-open/);
    await map.zoomIn.click();
    await page.waitForURL(/street=/);
    await mapOn(page, 'street');
    const { id, pin } = await freePin(map);
    await pin.click();
    await page.waitForURL(/selected=/);
    await resting(page);

    const other = await visit.open(page.url(), { size: 'desk' });
    const theirs = await mapOn(other, 'street');
    expect(await theirs.zoom()).toBe(await map.zoom());
    expect(await theirs.shown()).toBe(await map.shown());
    await theirs.popup.getByRole('button', { name: 'View Details' }).waitFor();
    expect(await theirs.view.locator('[aria-pressed=true]').getAttribute('data-mark')).toBe(id);
    const marks = (view: typeof map.view) =>
      view.locator('[data-mark]').evaluateAll((all) => all.map((one) => one.getAttribute('data-mark')));
    await expect.poll(() => marks(theirs.view)).toEqual(await marks(map.view));
  });
});

describe('the list and the schematic map beside it', () => {
  const cardOf = (page: Page, id: string) =>
    page
      .getByRole('list', { name: 'Projects' })
      .getByRole('article')
      .filter({ has: page.locator(`a[href$="/projects/${id}"]`) });
  const edgeOf = (page: Page, id: string) => cardOf(page, id).evaluate((card) => getComputedStyle(card).borderTopColor);
  const standsOut = (page: Page, id: string) => page.locator(`[data-mark="${id}"] .map-pin-strong`);

  it('highlight the same project, even if the map has it in a cluster', async () => {
    const page = await visit.open('/projects?projectType=all', { size: 'desk' });
    const map = await mapOn(page, 'schematic');
    const projects: { id: string; latitude: string | null }[] = await (
      await fetch(`${visit.url}/api/projects?limit=20`)
    ).json();
    const alone = await map.pins.evaluateAll((pins) => pins.map((pin) => pin.getAttribute('data-mark')));
    const placed = projects.filter(({ latitude }) => latitude !== null).map(({ id }) => id);
    expect(placed.some((id) => !alone.includes(id))).toBe(true);
    const some = placed.slice(0, 6);
    for (const id of some) {
      await cardOf(page, id).hover();
      await standsOut(page, id).waitFor();
    }
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.map-pin-strong').count()).toBe(0);

    // The last of them is still drawn.
    const plain = await edgeOf(page, some.at(-1) ?? '');
    const { id, pin } = await freePin(map, placed);
    await pin.click();
    await cardOf(page, id).waitFor();
    await expect.poll(() => edgeOf(page, id)).not.toBe(plain);
    await expect
      .poll(async () => {
        const box = await cardOf(page, id).boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 900;
      })
      .toBe(true);
  });
});

it('a map that fails to load says so, and appears after Retry', async () => {
  const busy = '{"code":"internal","message":"-"}';
  const page = await visit.open('/map', {
    size: 'desk',
    refusals: [{ status: 503, url: '/api/projects/map' }],
    before: (page) => page.route('**/api/projects/map*', (route) => route.fulfill({ status: 503, body: busy })),
  });
  const card = page.getByRole('region', { name: 'Louisville Construction Projects - Street Map' });
  await card.getByText("The map couldn't be loaded").waitFor();
  await look(page, 'maps-failed');
  await card.getByRole('button', { name: 'Retry' }).waitFor();
  await page.unroute('**/api/projects/map*');
  await card.getByRole('button', { name: 'Retry' }).click();
  await mapOn(page, 'street');
});

it('both maps are readable in dark mode, on desktop and phone', async () => {
  for (const size of inTurn('maps-dark', ['desk', 'phone'])) {
    const page = await visit.open('/map', { size, context: { colorScheme: 'dark' } });
    for (const name of both) await mapOn(page, name);
    await look(page, `maps-dark-${size}`);
  }
});

it('nothing on them scrolls sideways on a 320-pixel screen', async () => {
  const [first] = await (await fetch(`${visit.url}/api/projects?status=bidding-open&limit=1`)).json();
  const page = await visit.open(`/map?selected=${first.id}`, { context: { viewport: { width: 320, height: 640 } } });
  for (const name of both) {
    const map = await mapOn(page, name);
    await map.card.getByRole('button', { name: 'Show Controls' }).click();
  }
  await (await mapOn(page, 'street')).popup.getByText(first.title).waitFor();
  await checkFits(page);
});

describe('streets', async () => {
  const tiles = await startTileServer();
  afterAll(() => tiles.stop());
  const own = journey({ own: { env: { MAP_STYLE_URL: tiles.styleUrl } } });

  it('are only allowed on pages with a street map', async () => {
    const policy = async (path: string) => (await fetch(own.url + path)).headers.get('content-security-policy');
    const { origin } = new URL(tiles.styleUrl);
    expect(await policy('/map')).toContain(`connect-src 'self' ${origin}`);
    expect(await policy('/plumbing')).toContain(`connect-src 'self' ${origin}`);
    for (const path of ['/', '/projects', '/about', '/api/stats']) expect(await policy(path)).not.toContain(origin);
  });

  it('are drawn under the projects, also for a visitor who navigates from another page', async () => {
    const page = await own.open('/projects', { size: 'desk' });
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Map View' }).click();
    const map = await mapOn(page, 'street');
    await map.card.getByText('Streets for tests').waitFor();
    expect(tiles.tiles()).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        const picture = await map.view.locator('canvas').screenshot();
        return picture.length;
      })
      .toBeGreaterThan(1000);
    await map.zoomIn.click();
    await look(page, 'maps-streets');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Construction Projects' }).waitFor();
  });

  it('that can’t be loaded leave the counties, the projects and a note', async () => {
    tiles.setBroken(true);
    const page = await own.open('/map', { size: 'desk', refusals: [{ status: 503, url: '.png' }] });
    const map = await mapOn(page, 'street');
    await map.card.getByText('Streets are not loaded').waitFor();
    expect(await map.pins.count()).toBeGreaterThan(0);
    await look(page, 'maps-without-streets');
    tiles.setBroken(false);
  });

  it('need WebGL, and a browser without it says so', async () => {
    const page = await own.open('/map', {
      size: 'desk',
      before: (page) => page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null'),
    });
    const map = await mapOn(page, 'street');
    await map.card.getByText("This browser can't draw streets").waitFor();
    expect(await map.pins.count()).toBeGreaterThan(0);
    await look(page, 'maps-no-webgl');
  });
});
