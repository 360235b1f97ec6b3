import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_MILES, milesBetween } from './distance.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance between two points', () => {
  it('matches the map', () => {
    const [louisville, lexington] = [
      { latitude: 38.2527, longitude: -85.7585 },
      { latitude: 38.0406, longitude: -84.5037 },
    ];
    expect(milesBetween(louisville, lexington)).toBeCloseTo(69.76, 1);
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * EARTH_RADIUS_MILES,
    );
    expect(milesBetween({ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 })).toBeCloseTo(34.55, 1);
  });

  it('is symmetric, zero to itself, and never more than half the circumference', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const miles = milesBetween(one, other);
        expect(miles).toBeCloseTo(milesBetween(other, one));
        expect(milesBetween(one, one)).toBe(0);
        expect(miles).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_MILES + 1e-9);
      }),
    );
  });
});
