import { describe, expect, it } from 'vitest';
import { degreesOf, isKnownReference } from './us-grids.ts';

// City halls, on the grids that their cities publish in.
describe('the degrees of a point on a map grid', () => {
  it.each([
    ['Pennsylvania South, feet', 2272, 2_693_458.23, 236_108.17, 39.95233, -75.16379],
    ['Illinois East, feet', 3435, 1_175_236.28, 1_901_048.98, 41.88386, -87.63197],
    ['the same by the code of Esri', 102_671, 1_175_236.28, 1_901_048.98, 41.88386, -87.63197],
    ['Missouri East, feet, which only Esri knows', 102_696, 906_019.2, 1_017_266.19, 38.62695, -90.19962],
    ['the grid of the web', 102_100, -10_040_975.77, 4_668_375.36, 38.62695, -90.19962],
    ['degrees', 4326, -90.19962, 38.62695, 38.62695, -90.19962],
  ])('are correct for %s', (_, code, x, y, latitude, longitude) => {
    const found = degreesOf(code, x, y);
    expect(found?.latitude).toBeCloseTo(latitude, 5);
    expect(found?.longitude).toBeCloseTo(longitude, 5);
  });

  it('are null for an unknown grid, and for numbers outside a grid', () => {
    expect(degreesOf(999_999, 1, 1)).toBeNull();
    expect(degreesOf(2272, Number.NaN, 1)).toBeNull();
    expect(isKnownReference(999_999)).toBe(false);
    expect(isKnownReference(2272)).toBe(true);
    expect(isKnownReference(4326)).toBe(true);
  });
});
