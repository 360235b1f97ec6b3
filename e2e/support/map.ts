import type { Locator, Page } from 'playwright-core';

export type MapName = 'schematic' | 'street';

const titles: Readonly<Record<MapName, string>> = {
  schematic: 'Project Locations - Louisville Metro Area',
  street: 'Louisville Construction Projects - Street Map',
};

/** One of the two maps of a page. */
export interface MapOnPage {
  readonly card: Locator;
  readonly view: Locator;
  /** Pins of single projects. */
  readonly pins: Locator;
  readonly clusters: Locator;
  readonly popup: Locator;
  readonly zoomIn: Locator;
  readonly zoomOut: Locator;
  /** '100%' or '12'. */
  zoom(): Promise<string>;
  /** '26 of 61 projects shown'. */
  shown(): Promise<string>;
  /** The map's position according to the address, once it has stopped moving. */
  position(): { latitude: number; longitude: number; zoom: number } | undefined;
}

/** Waits until a map shows its projects. */
export async function mapOn(page: Page, name: MapName): Promise<MapOnPage> {
  const card = page.getByRole('region', { name: titles[name] });
  const view = card.locator('[data-map-view]');
  const map: MapOnPage = {
    card,
    view,
    pins: view.locator('button[aria-pressed]'),
    clusters: view.getByRole('button', { name: /projects close together$/ }),
    popup: view.getByRole('region'),
    zoomIn: card.getByRole('button', { name: 'Zoom In' }),
    zoomOut: card.getByRole('button', { name: 'Zoom Out' }),
    zoom: () => card.getByRole('status', { name: 'Zoom' }).innerText(),
    shown: () => card.getByText(/projects? shown$/).innerText(),
    position: () => {
      const text = new URL(page.url()).searchParams.get(name);
      if (text === null) return undefined;
      const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = text.split(',').map(Number);
      return { latitude, longitude, zoom };
    },
  };
  await card.getByText(/projects? shown$/).waitFor();
  await card.locator('[data-map-view][aria-busy=true]').waitFor({ state: 'detached' });
  return map;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Milliseconds that a map must stay still before it is measured, because the list next to it may still be loading. */
const STILL_MS = 300;

/** Returns the center and size of a map's view on the screen, once the page has stopped moving. */
export async function spotOf(view: Locator): Promise<Spot> {
  await view.scrollIntoViewIfNeeded();
  let box = await view.boundingBox();
  for (let before = ''; JSON.stringify(box) !== before; ) {
    before = JSON.stringify(box);
    await view.page().waitForTimeout(STILL_MS);
    box = await view.boundingBox();
  }
  if (!box) throw new Error('The map is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

/** Returns a pin that is neither covered nor cut off; with a list beside the map, one of a project that is in it. */
export async function freePin(map: MapOnPage, listed?: readonly string[]): Promise<{ id: string; pin: Locator }> {
  await map.view.scrollIntoViewIfNeeded();
  // Which pins are alone depends on the day. From closer up, more are.
  for (let zoomed = 0; zoomed < 5; zoomed += 1) {
    if (zoomed > 0) await map.zoomIn.click();
    const ids = await freePins(map);
    const id = ids.find((each) => listed === undefined || listed.includes(each));
    if (id !== undefined) return { id, pin: map.view.locator(`[data-mark="${id}"]`) };
  }
  throw new Error('No pin is free');
}

const freePins = (map: MapOnPage): Promise<string[]> =>
  map.pins.evaluateAll((pins) =>
    pins
      .filter((pin) => {
        const { left, top, width, height } = pin.getBoundingClientRect();
        return pin.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((pin) => pin.getAttribute('data-mark') ?? ''),
  );

/** Drags from a point near the center without a marker. */
export async function drag(page: Page, map: MapOnPage, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await spotOf(map.view);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
  await page.mouse.up();
}

/** Moves two fingers from one distance to another, around the center of the view. */
export async function pinch(page: Page, map: MapOnPage, from: number, to: number): Promise<void> {
  const { x, y } = await spotOf(map.view);
  const session = await page.context().newCDPSession(page);
  const fingers = (distance: number) => [
    { x: x - distance / 2, y, id: 0 },
    { x: x + distance / 2, y, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 10; step += 1) {
    const distance = from + ((to - from) * step) / 10;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Drags with one finger. */
export async function swipe(page: Page, map: MapOnPage, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await spotOf(map.view);
  const session = await page.context().newCDPSession(page);
  const touch = (share: number) => [{ x: x + by.x * share, y: y + by.y * share, id: 0 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(0) });
  for (let step = 1; step <= 8; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touch(step / 8) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
