import { describe, expect, it } from 'vitest';
import { isNearKentuckyCounty, kentuckyCountyAt, stateAt } from './us-borders.ts';

describe('borders', () => {
  it.each([
    ['Jefferson', 38.2527, -85.7585],
    ['Oldham', 38.4076, -85.3788],
    ['Bullitt', 37.9884, -85.7158],
    ['Spencer', 38.0334, -85.3447],
    ['Fayette', 38.0406, -84.5037],
  ])('%s County contains its seat', (county, latitude, longitude) => {
    expect(kentuckyCountyAt(latitude, longitude)).toBe(county);
  });

  it('no county of Kentucky is in Indiana', () => {
    expect(kentuckyCountyAt(38.31, -85.83)).toBeUndefined();
    expect(stateAt(38.31, -85.83)).toBe('IN');
  });

  it('a point slightly outside a coarse outline is still near the county', () => {
    expect(isNearKentuckyCounty('Jefferson', 38.2527, -85.7585, 1)).toBe(true);
    // The middle of the river at Louisville, and New Albany beyond it.
    expect(isNearKentuckyCounty('Jefferson', 38.265, -85.755, 1)).toBe(true);
    expect(isNearKentuckyCounty('Jefferson', 38.31, -85.83, 1)).toBe(false);
    expect(isNearKentuckyCounty('Oldham', 38.2527, -85.7585, 1)).toBe(false);
  });
});
