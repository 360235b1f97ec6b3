import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaInView,
  fallbackPlace,
  fitted,
  pinchZoom,
  positionAt,
  projection,
  pulled,
  streetStart,
  viewBox,
  webZoomOf,
  zoomed,
} from './street-view.ts';

const desk = { width: 846, height: 600 };
const phone = { width: 342, height: 600 };
const position = fc.record({
  latitude: fc.double({ min: 37.8, max: 38.6, noNaN: true }),
  longitude: fc.double({ min: -86, max: -85, noNaN: true }),
  zoom: fc.integer({ min: 20, max: 32 }).map((halves) => halves / 2),
});

describe('the street map', () => {
  it('starts at 38.2527, -85.7585 and zoom 12', () => {
    expect(positionAt(undefined)).toEqual({ latitude: 38.2527, longitude: -85.7585, zoom: 12 });
  });

  it('has a view box of 0.15 by 0.25 degrees to each side at zoom 12, half of that a step closer', () => {
    const box = viewBox(streetStart);
    expect([box.south, box.north]).toEqual([expect.closeTo(38.1027), expect.closeTo(38.4027)]);
    expect([box.west, box.east]).toEqual([expect.closeTo(-86.0085), expect.closeTo(-85.5085)]);
    const closer = viewBox({ ...streetStart, zoom: 14 });
    expect(closer.north - closer.south).toBeCloseTo(0.3 / 4);
    expect(closer.east - closer.west).toBeCloseTo(0.5 / 4);
  });

  it.each([desk, phone])('shows all of the view box, and it just fits: %j', (size) => {
    fc.assert(
      fc.property(position, (at) => {
        const [box, draw] = [viewBox(at), projection(at, size)];
        const a = draw({ latitude: box.north, longitude: box.west });
        const b = draw({ latitude: box.south, longitude: box.east });
        expect(a.x).toBeGreaterThan(-1e-6);
        expect(b.x).toBeLessThan(size.width + 1e-6);
        expect(b.y - a.y).toBeLessThan(size.height + 1e-6);
        const fill = Math.max((b.x - a.x) / size.width, (b.y - a.y) / size.height);
        expect(fill).toBeCloseTo(1);
      }),
    );
  });

  it('zooms from 10 to 16 and no further', () => {
    expect(zoomed(streetStart, 20, desk).zoom).toBe(16);
    expect(zoomed(streetStart, 3, desk).zoom).toBe(10);
    expect(webZoomOf({ ...streetStart, zoom: 13 }, desk) - webZoomOf(streetStart, desk)).toBeCloseTo(1, 3);
  });

  it('zooms by the logarithm of a pinch, twice', () => {
    expect(pinchZoom(12, 2)).toBe(14);
    expect(pinchZoom(12, 0.5)).toBe(10);
    expect(pinchZoom(pinchZoom(12, 1.1), 1.1)).toBeCloseTo(pinchZoom(12, 1.21));
  });

  it('follows the hand, and keeps the place under the pointer while it zooms', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }), (at, x, y) => {
        const place = { latitude: at.latitude, longitude: at.longitude };
        const moved = projection(pulled(at, { x, y }, desk), desk)(place);
        // Mercator's scale changes a little on the way north.
        expect(Math.abs(moved.x - (desk.width / 2 + x))).toBeLessThan(2);
        expect(Math.abs(moved.y - (desk.height / 2 + y))).toBeLessThan(2);
      }),
    );
    const pointer = { x: 100, y: 480 };
    const before = areaInView(streetStart, desk);
    const under = {
      longitude: before.west + ((before.east - before.west) * pointer.x) / desk.width,
      latitude: 38.15,
    };
    const at = projection(streetStart, desk)(under);
    const after = projection(zoomed(streetStart, 13.5, desk, at), desk)(under);
    expect(after.x).toBeCloseTo(at.x, 0);
    expect(after.y).toBeCloseTo(at.y, 0);
  });

  it('can be pulled to other metro areas of the country, and not away from it', () => {
    const away = pulled(streetStart, { x: 1e6, y: 1e6 }, desk);
    expect(away.longitude).toBe(-180);
    expect(away.latitude).toBe(72);
    expect(positionAt({ latitude: 0, longitude: 0, zoom: 1 })).toEqual({ latitude: 15, longitude: -60, zoom: 10 });
    expect(positionAt({ latitude: 41.9, longitude: -87.7, zoom: 12 }).latitude).toBe(41.9);
  });

  it('has in view what it draws in its corners', () => {
    const area = areaInView(streetStart, desk);
    const draw = projection(streetStart, desk);
    expect(draw({ latitude: area.north, longitude: area.west })).toEqual({
      x: expect.closeTo(0, 3),
      y: expect.closeTo(0, 3),
    });
    expect(draw({ latitude: area.south, longitude: area.east })).toEqual({
      x: expect.closeTo(desk.width, 3),
      y: expect.closeTo(desk.height, 3),
    });
  });

  it('fits an area, as close as the zoom allows', () => {
    const area = { west: -85.8, east: -85.7, south: 38.2, north: 38.26 };
    const box = viewBox(fitted(area));
    expect(box.west).toBeLessThan(area.west);
    expect(box.east).toBeGreaterThan(area.east);
    expect(box.north).toBeGreaterThan(area.north);
    expect(fitted({ west: -85.7, east: -85.7, south: 38.2, north: 38.2 }).zoom).toBe(16);
  });

  it('puts projects without a location 0.02 degrees apart', () => {
    expect(fallbackPlace(0)).toEqual({ latitude: 38.2527, longitude: -85.7585 });
    expect(fallbackPlace(3).latitude).toBeCloseTo(38.3127);
    expect(fallbackPlace(3).longitude).toBeCloseTo(-85.6985);
  });
});
