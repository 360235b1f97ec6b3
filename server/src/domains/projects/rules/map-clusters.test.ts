import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  binShift,
  clusterBins,
  latitudeAt,
  longitudeAt,
  type MapBin,
  WORLD,
  withNewest,
  xAt,
  yAt,
  zoomAt,
} from './map-clusters.ts';

const bin = (number: number, x: number, y: number, count = 1): MapBin => ({
  number,
  count,
  x,
  y,
  minX: x,
  maxX: x,
  minY: y,
  maxY: y,
  newestAt: null,
});
/** 40 px at zoom 10. */
const RADIUS = (40 * WORLD) / (256 * 2 ** 10);

describe('clusters', () => {
  it('contain everything within 40 px of the fullest bin', () => {
    const clusters = clusterBins([bin(1, 0, 0), bin(2, RADIUS, 0, 5), bin(3, 2.1 * RADIUS, 0)], 10, 100);
    expect(clusters.map(({ count, number }) => [count, number])).toEqual([
      [6, 1],
      [1, 3],
    ]);
    expect(clusters[0]).toMatchObject({ x: (5 / 6) * RADIUS, minX: 0, maxX: RADIUS });
  });

  it('begin at the fullest bin, and at the first of equally full ones', () => {
    const counts = (...bins: MapBin[]) => clusterBins(bins, 10, 100).map(({ count }) => count);
    expect(counts(bin(1, 0, 0), bin(2, RADIUS, 0, 5), bin(3, 2 * RADIUS, 0))).toEqual([7]);
    expect(counts(bin(1, 0, 0, 2), bin(2, RADIUS, 0), bin(3, 2 * RADIUS, 0))).toEqual([3, 1]);
    expect(counts(bin(9, 0, 0), bin(1, RADIUS, 0), bin(2, 2 * RADIUS, 0))).toEqual([3]);
    expect(counts(bin(1, 0, 0), bin(9, RADIUS, 0), bin(2, 2 * RADIUS, 0))).toEqual([2, 1]);
  });

  it('contain every project once in any arrangement, and never exceed the limit', () => {
    const place = fc.integer({ min: 0, max: WORLD - 1 });
    const near = fc.integer({ min: 0, max: 20 * RADIUS });
    const some = fc.array(fc.tuple(fc.oneof(place, near), fc.oneof(place, near), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 20 }), (places, zoom, limit) => {
        const bins = places.map(([x, y, count], at) => bin(at, x, y, count));
        const clusters = clusterBins(bins, zoom, limit);
        const sum = (all: readonly MapBin[]) => all.reduce((total, { count }) => total + count, 0);
        expect(sum(clusters)).toBe(sum(bins));
        expect(clusters.length).toBeLessThanOrEqual(limit);
        for (const { x, minX, maxX, y, minY, maxY } of clusters) {
          expect(x >= minX - 1e-6 && x <= maxX + 1e-6 && y >= minY - 1e-6 && y <= maxY + 1e-6).toBe(true);
        }
      }),
    );
  });
});

describe('positions', () => {
  it('convert back to degrees within a centimeter', () => {
    for (const [latitude, longitude] of [
      [38.2527, -85.7585],
      [0, 0],
      [-60.5, 179.9],
    ] as const) {
      expect(latitudeAt(yAt(latitude))).toBeCloseTo(latitude, 6);
      expect(longitudeAt(xAt(longitude))).toBeCloseTo(longitude, 6);
    }
  });

  it('stay within the world', () => {
    expect([xAt(-180), xAt(180), yAt(90) >= 0, yAt(-90) < WORLD]).toEqual([0, WORLD - 1, true, true]);
  });

  it('have bins of 16 px, and zooms that fit a view', () => {
    expect(binShift(10)).toBe(16);
    expect(zoomAt(WORLD, 256)).toBe(0);
    expect(zoomAt(WORLD / 4, 256)).toBe(2);
  });
});

describe('the newest of a cluster', () => {
  const recent = (x: number, y: number, day: number) => ({ x, y, at: `2026-11-0${day}T12:00:00.000Z` });

  it('is the newest of its bins, which have what lies in their square', () => {
    const bins = [bin(1, 5, 5, 2), bin(2, 20, 5), bin(3, 9, 9)];
    const found = withNewest(bins, [recent(7, 7, 1), recent(6, 6, 2), recent(20, 5, 3)], 3);
    expect(found.map(({ newestAt }) => newestAt)).toEqual([
      '2026-11-02T12:00:00.000Z',
      '2026-11-03T12:00:00.000Z',
      null,
    ]);
    expect(clusterBins(found, 10, 100).map(({ newestAt }) => newestAt)).toEqual(['2026-11-03T12:00:00.000Z']);
  });
});
