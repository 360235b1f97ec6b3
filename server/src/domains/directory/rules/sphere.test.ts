import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { describe, expect, it } from 'vitest';
import { chordBeyond, chordOf, INDEX_RADIUS, metersAlong, milesAlong, reachOf, spherePoint } from './sphere.ts';

const louisville = { latitude: 38.2527, longitude: -85.7585 };
const chicago = { latitude: 41.8781, longitude: -87.6298 };

function straightLine(from: typeof louisville, to: typeof louisville): number {
  const [a, b] = [spherePoint(from), spherePoint(to)];
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

describe('a straight line through the sphere', () => {
  it('is as long along the surface as the haversine formula says', () => {
    expect(milesAlong(straightLine(louisville, chicago))).toBeCloseTo(milesBetween(louisville, chicago), 8);
    expect(milesAlong(straightLine(louisville, louisville))).toBe(0);
  });

  it('is never longer than the sphere is wide', () => {
    const far = milesAlong(2 * INDEX_RADIUS + 1);
    expect(far).toBe(milesAlong(2 * INDEX_RADIUS));
    expect(straightLine({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(2 * INDEX_RADIUS);
  });

  it('counts in whole real meters, rounded', () => {
    expect(metersAlong(chordOf(reachOf({ radiusMiles: 60 })))).toBe(Math.round(60 * 1609.344));
    expect(metersAlong(0)).toBe(0);
  });
});

describe('the line beyond whole meters', () => {
  it('is longer than every line with as many meters, by less than a millimeter', () => {
    for (const meters of [0, 1, 7, 1609, 96_561, 5_000_000]) {
      expect(metersAlong(chordBeyond(meters))).toBe(meters + 1);
      expect(metersAlong(chordBeyond(meters) - 0.001)).toBe(meters);
    }
  });

  it('is the width of the sphere for what no distance reaches', () => {
    expect(chordBeyond(50_000_000)).toBeCloseTo(2 * INDEX_RADIUS, 3);
  });
});
