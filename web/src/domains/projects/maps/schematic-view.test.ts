import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaInView,
  BOUNDS,
  centredOn,
  EDGE,
  fitted,
  MAX_PAN,
  markerOnScreen,
  namesOnMap,
  placeOnScreen,
  positionOf,
  pulled,
  SCHEMATIC_ASPECT,
  type SchematicView,
  scaleBar,
  schematicStart,
  viewAt,
  webZoomOf,
  zoomed,
} from './schematic-view.ts';

const size = { width: 500, height: 500 / SCHEMATIC_ASPECT };
const louisville = { latitude: 38.2527, longitude: -85.7585 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const near = fc.record({
  latitude: fc.double({ min: 38.12, max: 38.38, noNaN: true }),
  longitude: fc.double({ min: -85.87, max: -85.43, noNaN: true }),
});
const view = fc.record({
  zoom: fc.integer({ min: 5, max: 30 }).map((tenths) => tenths / 10),
  x: fc.integer({ min: -MAX_PAN, max: MAX_PAN }),
  y: fc.integer({ min: -MAX_PAN, max: MAX_PAN }),
});

describe('the schematic map', () => {
  it('at the start fills its view with latitude 38.1 to 38.4 and longitude -85.9 to -85.4', () => {
    const at = (latitude: number, longitude: number) => placeOnScreen({ latitude, longitude }, schematicStart, size);
    expect(at(38.4, -85.9)).toEqual({ x: 0, y: 0 });
    expect(at(38.1, -85.4).x).toBeCloseTo(size.width);
    expect(at(38.1, -85.4).y).toBeCloseTo(size.height);
  });

  it('is as wide as it is high on the ground', () => {
    // 27.1 by 20.7 miles.
    expect(SCHEMATIC_ASPECT).toBeCloseTo(1.309, 3);
  });

  it('zooms by steps from 50 % to 300 % and no further', () => {
    let at = schematicStart;
    const seen = [];
    for (let press = 0; press < 6; press += 1) {
      at = zoomed(at, at.zoom + 0.5, size);
      seen.push(at.zoom);
    }
    expect(seen).toEqual([1.5, 2, 2.5, 3, 3, 3]);
    for (let tick = 0; tick < 40; tick += 1) at = zoomed(at, at.zoom - 0.1, size);
    expect(at.zoom).toBe(0.5);
    for (let tick = 0; tick < 3; tick += 1) at = zoomed(at, at.zoom + 0.1, size);
    expect(at.zoom).toBe(0.8);
  });

  it('follows the hand at half its speed, at most 200 px either way', () => {
    const before = placeOnScreen(louisville, schematicStart, size);
    const after = placeOnScreen(louisville, pulled(schematicStart, { x: 100, y: -60 }), size);
    expect(after.x - before.x).toBeCloseTo(50);
    expect(after.y - before.y).toBeCloseTo(-30);
    expect(pulled(schematicStart, { x: 5000, y: -5000 })).toEqual({ zoom: 1, x: 200, y: -200 });
    const close = { zoom: 2, x: 0, y: 0 };
    const moved = placeOnScreen(louisville, pulled(close, { x: 100, y: 0 }), size);
    expect(moved.x - placeOnScreen(louisville, close, size).x).toBeCloseTo(50);
  });

  it('keeps the place under the pointer while it zooms', () => {
    const pointer = { x: 150, y: 200 };
    const from = { zoom: 1.4, x: 20, y: -10 };
    const to = zoomed(from, 1.9, size, pointer);
    const share = (at: SchematicView) => [
      (pointer.x - size.width / 2) / at.zoom - at.x,
      (pointer.y - size.height / 2) / at.zoom - at.y,
    ];
    expect(share(to)[0]).toBeCloseTo(share(from)[0] ?? 0);
    expect(share(to)[1]).toBeCloseTo(share(from)[1] ?? 0);
  });

  it('reaches every marker at its closest', () => {
    const corner = { latitude: BOUNDS.south - 1, longitude: BOUNDS.east + 1 };
    const pulledOut = { zoom: 3, x: -MAX_PAN, y: -MAX_PAN };
    const { x, y } = markerOnScreen(corner, pulledOut, size);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeLessThan(size.height);
  });

  it('goes into an address and comes back the same, on the same screen', () => {
    fc.assert(
      fc.property(view, (one) => {
        const back = viewAt(positionOf(one, size), size);
        expect(back.zoom).toBe(one.zoom);
        expect(back.x).toBeCloseTo(one.x, 6);
        expect(back.y).toBeCloseTo(one.y, 6);
      }),
    );
  });

  it('shows the same middle on a phone', () => {
    const phone = { width: 340, height: 340 / SCHEMATIC_ASPECT };
    const position = positionOf({ zoom: 2, x: 60, y: -40 }, size);
    const middle = placeOnScreen(position, viewAt(position, phone), phone);
    expect(middle.x).toBeCloseTo(phone.width / 2);
    expect(middle.y).toBeCloseTo(phone.height / 2);
  });

  it('takes nothing from an address that its limits do not allow', () => {
    const far = viewAt({ latitude: 10, longitude: 10, zoom: 99 }, size);
    expect([far.zoom, Math.abs(far.x), Math.abs(far.y)]).toEqual([3, MAX_PAN, MAX_PAN]);
  });
});

describe('a marker of the schematic map', () => {
  it('stays 5 % from the edges at the start, wherever its project is', () => {
    fc.assert(
      fc.property(place, (one) => {
        const { x, y } = markerOnScreen(one, schematicStart, size);
        expect(x / size.width).toBeGreaterThanOrEqual(EDGE - 1e-9);
        expect(x / size.width).toBeLessThanOrEqual(1 - EDGE + 1e-9);
        expect(y / size.height).toBeGreaterThanOrEqual(EDGE - 1e-9);
        expect(y / size.height).toBeLessThanOrEqual(1 - EDGE + 1e-9);
      }),
    );
  });

  it('says when it stands elsewhere than its project', () => {
    expect(markerOnScreen(louisville, schematicStart, size).clamped).toBe(false);
    expect(markerOnScreen({ latitude: 37.98, longitude: -85.7 }, schematicStart, size)).toMatchObject({
      y: expect.closeTo(size.height * 0.95),
      clamped: true,
    });
  });

  it('stands where its place is drawn when that is within the bounds', () => {
    fc.assert(
      fc.property(near, view, (one, at) => {
        const { x, y, clamped } = markerOnScreen(one, at, size);
        const real = placeOnScreen(one, at, size);
        expect(clamped).toBe(false);
        expect(x).toBeCloseTo(real.x);
        expect(y).toBeCloseTo(real.y);
      }),
    );
  });

  it('comes nearer to its place when the map is zoomed out', () => {
    const shepherdsville = { latitude: 37.99, longitude: -85.71 };
    expect(markerOnScreen(shepherdsville, { zoom: 0.5, x: 0, y: 0 }, size).clamped).toBe(false);
  });
});

describe('the query of the schematic map', () => {
  it('is the metro area at the start, and nothing of others', () => {
    const metro = { west: -86.4, east: -84.8, south: 37.5, north: 38.8 };
    expect(areaInView(schematicStart, size)).toEqual(metro);
    expect(areaInView({ ...schematicStart, zoom: 0.5 }, size)).toEqual(metro);
  });

  it('is what is in view when it is close, and what lies behind an edge that is in view', () => {
    const middle = areaInView({ zoom: 2, x: 0, y: 0 }, size);
    expect(middle?.west).toBeCloseTo(-85.775);
    expect(middle?.east).toBeCloseTo(-85.525);
    expect(middle?.south).toBeCloseTo(38.175);
    expect(middle?.north).toBeCloseTo(38.325);
    const south = areaInView({ zoom: 2, x: 0, y: -90 }, size);
    expect(south?.south).toBeLessThan(37.8);
    expect(south?.north).toBeCloseTo(38.25 - (90 / size.height) * 0.3 + 0.075);
  });

  it('has every marker that is drawn in the view', () => {
    const around = fc.record({
      latitude: fc.double({ min: 37.6, max: 38.7, noNaN: true }),
      longitude: fc.double({ min: -86.3, max: -84.9, noNaN: true }),
    });
    fc.assert(
      fc.property(around, view, ({ latitude, longitude }, at) => {
        const { x, y } = markerOnScreen({ latitude, longitude }, at, size);
        fc.pre(x > 0 && y > 0 && x < size.width && y < size.height);
        const area = areaInView(at, size) ?? { west: -180, south: -90, east: 180, north: 90 };
        expect(longitude).toBeGreaterThanOrEqual(area.west - 1e-9);
        expect(longitude).toBeLessThanOrEqual(area.east + 1e-9);
        expect(latitude).toBeGreaterThanOrEqual(area.south - 1e-9);
        expect(latitude).toBeLessThanOrEqual(area.north + 1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('is seen as closely as a web map with as many pixels a degree', () => {
    expect(webZoomOf(schematicStart, { width: 256, height: 196 })).toBeCloseTo(Math.log2(720));
    expect(webZoomOf({ zoom: 2, x: 0, y: 0 }, size) - webZoomOf(schematicStart, size)).toBeCloseTo(1);
  });

  it('fits an area, as close as the zoom allows', () => {
    const area = { west: -85.75, east: -85.65, south: 38.2, north: 38.25 };
    const { zoom, ...pan } = fitted(area, size);
    expect(zoom).toBe(3);
    const [a, b] = [
      placeOnScreen({ latitude: area.north, longitude: area.west }, { zoom, ...pan }, size),
      placeOnScreen({ latitude: area.south, longitude: area.east }, { zoom, ...pan }, size),
    ];
    expect(a.x).toBeGreaterThan(0);
    expect(b.x).toBeLessThan(size.width);
    expect(fitted({ west: -86, east: -85, south: 38, north: 38.6 }, size).zoom).toBe(0.5);
  });
});

describe('the scale', () => {
  it('is 10 miles at the start and true at every zoom', () => {
    expect(scaleBar(schematicStart, size).miles).toBe(10);
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 30 }), (tenths) => {
        const at = { zoom: tenths / 10, x: 0, y: 0 };
        const { miles, length } = scaleBar(at, size);
        // 0.5 degrees of longitude at 38.25 degrees north are 27.13 miles.
        expect(length).toBeCloseTo((miles / 27.134) * size.width * at.zoom, 0);
        expect(length).toBeLessThanOrEqual(size.width * 0.4);
        expect(length).toBeGreaterThan(size.width * 0.1);
      }),
    );
  });
});

describe('the names', () => {
  it('of counties outside the bounds stand at the edge with an arrow', () => {
    const names = namesOnMap(schematicStart, size).map(({ name, arrow }) => `${name} ${arrow}`.trim());
    expect(names).toEqual(['Jefferson', 'Oldham', 'Bullitt ↓', 'Spencer ↘', 'Indiana']);
  });

  it('stand in their counties when the map is zoomed out', () => {
    const out = namesOnMap({ ...schematicStart, zoom: 0.5 }, size);
    expect(out.map(({ arrow }) => arrow).join('')).toBe('');
  });
});

it('a place can be brought into the middle as far as the map can be pulled', () => {
  expect(centredOn({ latitude: 38.25, longitude: -85.65 }, 2, size)).toEqual({
    zoom: 2,
    x: expect.closeTo(0),
    y: expect.closeTo(0),
  });
});
