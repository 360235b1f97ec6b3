import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { checkFits, look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { drag, freePin, type MapName, mapOn, pinch, spotOf } from './support/map.ts';
import { startTileServer } from './support/tile-server.ts';

const visit = journey();

const both: readonly MapName[] = ['schematic', 'street'];

/** A map updates its address a quarter of a second after it stops moving. */
const resting = (page: Page) => page.waitForTimeout(500);

describe('the schematic map, with the mouse', () => {
  it('zooms by its buttons from 50% to 300% and by the wheel, and goes back', async () => {
    const page = await visit.open('/projects?projectType=all', { size: 'desk' });
    const map = await mapOn(page, 'schematic');
    expect(await map.zoom()).toBe('100%');
    await map.card.getByText('10 mi').waitFor();
    const seen = [];
    for (let press = 0; press < 4; press += 1) {
      await map.zoomIn.click();
      seen.push(await map.zoom());
    }
    expect(seen).toEqual(['150%', '200%', '250%', '300%']);
    expect(await map.zoomIn.getAttribute('aria-disabled')).toBe('true');
    await map.zoomIn.click({ force: true });
    expect(await map.zoom()).toBe('300%');
    await map.card.getByText('2 mi').waitFor();

    const { x, y } = await spotOf(map.view);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => map.zoom()).toBe('290%');
    await page.mouse.wheel(0, -100);
    await expect.poll(() => map.zoom()).toBe('300%');
    await resting(page);
    expect(map.position()?.zoom).toBe(3);

    await map.card.getByRole('button', { name: 'Show Controls' }).click();
    await map.card.getByRole('button', { name: 'Reset View' }).click();
    expect(await map.zoom()).toBe('100%');
    await expect.poll(() => map.position()).toBeUndefined();
  });

  it('follows the mouse at half its speed, and at most 200 px', async () => {
    const page = await visit.open('/projects?projectType=all', { size: 'desk' });
    const map = await mapOn(page, 'schematic');
    const { width, height } = await spotOf(map.view);
    const pulled = () => {
      const at = map.position();
      if (!at) throw new Error('The map stands where it began');
      return { x: ((-85.65 - at.longitude) / 0.5) * width, y: ((at.latitude - 38.25) / 0.3) * height };
    };
    await drag(page, map, { x: 100, y: -40 });
    await expect.poll(() => map.position()).toBeDefined();
    await resting(page);
    expect(Math.abs(pulled().x - 50)).toBeLessThan(1);
    expect(Math.abs(pulled().y + 20)).toBeLessThan(1);
    for (let time = 0; time < 5; time += 1) await drag(page, map, { x: 220, y: 150 });
    await resting(page);
    expect(Math.abs(pulled().x - 200)).toBeLessThan(1);
    expect(Math.abs(pulled().y - 200)).toBeLessThan(1);
  });

  it('shows a marker’s popup while the mouse is on it, and on the way into the popup', async () => {
    const page = await visit.open('/projects?projectType=all', { size: 'desk' });
    const map = await mapOn(page, 'schematic');
    const { pin } = await freePin(map);
    const name = (await pin.getAttribute('aria-label')) ?? '';
    await pin.hover();
    await map.popup.getByRole('button', { name: 'View Details' }).waitFor();
    expect(await map.popup.innerText()).toContain(name.split(', ')[0]);
    await expect.poll(() => map.popup.innerText()).toMatch(/\$|Budget TBD/);
    await look(page, 'maps-schematic-popup');
    await map.popup.getByRole('button', { name: 'View Details' }).hover();
    await page.waitForTimeout(400);
    expect(await map.popup.count()).toBe(1);
    await page.mouse.move(5, 5);
    await expect.poll(() => map.popup.count()).toBe(0);
  });

  it('separates nearby markers, and lists what is beyond its edge', async () => {
    const page = await visit.open('/projects?projectType=all', { size: 'desk' });
    const map = await mapOn(page, 'schematic');
    await spotOf(map.view);
    // Markers are in drawing order: the last one is the lowest, and belongs to Bullitt County.
    await map.clusters.last().click({ force: true });
    const dialog = page.getByRole('dialog', { name: /projects close together$/ });
    await dialog.getByRole('listitem').first().waitFor();
    await look(page, 'maps-cluster');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const counts = (await map.clusters.allInnerTexts()).map(Number);
    await map.clusters.nth(counts.indexOf(Math.max(...counts))).click({ force: true });
    await expect.poll(() => map.zoom()).not.toBe('100%');
  });
});

describe('the street map, with the mouse', () => {
  it('zooms from 10 to 16 by its buttons, and by half steps of the wheel', async () => {
    const page = await visit.open('/map', { size: 'desk' });
    const map = await mapOn(page, 'street');
    expect((await spotOf(map.view)).height).toBe(600);
    for (let press = 0; press < 8; press += 1) await map.zoomIn.click({ force: true });
    expect(await map.zoom()).toBe('16');
    for (let press = 0; press < 8; press += 1) await map.zoomOut.click({ force: true });
    expect(await map.zoom()).toBe('10');
    const { x, y } = await spotOf(map.view);
    await page.mouse.move(x, y);
    for (const zoom of ['10.5', '11', '11.5', '12']) {
      await page.mouse.wheel(0, -100);
      await expect.poll(() => map.zoom()).toBe(zoom);
    }
    await expect.poll(() => map.position()?.zoom).toBe(12);
    await look(page, 'maps-map-desk');
  });

  it('selects a project by a click and deselects it by the next', async () => {
    const page = await visit.open('/map', { size: 'desk' });
    const map = await mapOn(page, 'street');
    const { id, pin: chosen } = await freePin(map);
    await chosen.click();
    await page.waitForURL((url) => url.searchParams.get('selected') === id);
    expect(await chosen.getAttribute('aria-pressed')).toBe('true');
    await map.popup.getByRole('button', { name: 'View Details' }).waitFor();
    await chosen.click();
    await page.waitForURL((url) => !url.searchParams.has('selected'));
    await expect.poll(() => map.view.locator('[aria-pressed=true]').count()).toBe(0);
    await expect.poll(() => map.popup.count()).toBe(0);
  });

  it('has targets of 44 px', async () => {
    const page = await visit.open('/map', { size: 'desk' });
    for (const name of both) {
      const map = await mapOn(page, name);
      for (const marker of [map.pins.first(), map.clusters.first(), map.zoomIn, map.zoomOut]) {
        if ((await marker.count()) === 0) continue;
        const box = await marker.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe('on a phone, by touch', () => {
  it.each(both)('the %s map is zoomed by two fingers', async (name) => {
    const page = await visit.open('/map', { size: 'phone' });
    const map = await mapOn(page, name);
    // Reading the start out of the address, which a map that nobody has moved isn't in.
    await map.zoomIn.click();
    await expect.poll(() => map.position()).toBeDefined();
    await resting(page);
    const before = map.position()?.zoom ?? 0;
    await pinch(page, map, 80, 100);
    const ratio = 100 / 80;
    const expected = name === 'street' ? Math.min(16, before + Math.log2(ratio) * 2) : before * ratio;
    await expect.poll(() => Math.abs((map.position()?.zoom ?? 0) - expected)).toBeLessThan(0.05);
  });

  it('a tap selects a project, the next one deselects it', async () => {
    const page = await visit.open('/map', { size: 'phone' });
    const map = await mapOn(page, 'street');
    const { pin: chosen } = await freePin(map);
    await chosen.tap();
    await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true');
    await map.popup.waitFor();
    await look(page, 'maps-map-phone');
    await chosen.tap();
    await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => map.popup.count()).toBe(0);
  });
});

describe('with the keyboard alone', () => {
  it.each(both)('the %s map moves, zooms and opens what it shows', async (name) => {
    const page = await visit.open('/map', { size: 'desk' });
    const map = await mapOn(page, name);
    await map.card.getByRole('button', { name: 'Show Controls' }).focus();
    await page.keyboard.press('Tab');
    expect(await map.view.evaluate((view) => view === document.activeElement)).toBe(true);

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => map.position()?.longitude).toBeGreaterThan(name === 'street' ? -86 : -85.65);
    const before = await map.zoom();
    await page.keyboard.press('+');
    expect(await map.zoom()).not.toBe(before);
    await page.keyboard.press('-');
    expect(await map.zoom()).toBe(before);
    await page.keyboard.press('0');
    await expect.poll(() => map.position()).toBeUndefined();

    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-mark') ?? null);
    const first = await focused();
    expect(first).not.toBeNull();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    // A cluster separates while focused; the focus stays on the map.
    for (let press = 0; press < 40 && (await focused())?.startsWith('cluster') !== false; press += 1) {
      await page.keyboard.press(
        ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown'][press % 5] ?? 'ArrowUp',
      );
      if (press % 8 === 7) {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(700);
        if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
      }
    }
    const id = await focused();
    expect(id).not.toBeNull();
    await map.popup.getByRole('button', { name: 'View Details' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('selected') === id);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View Details');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.waitForURL((url) => url.searchParams.get('project') === id);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('View Details');
    await page.keyboard.press('Escape');
    await expect.poll(() => map.popup.count()).toBe(0);
    expect(await map.view.evaluate((view) => view.contains(document.activeElement))).toBe(true);
  });
});

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
