import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { drag, freePin, type MapName, mapOn, pinch, spotOf } from './support/map.ts';

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
