import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { describe, expect, it } from 'vitest';
import { cellsAround, opportunityCell } from './opportunity-cells.ts';

const MILES = 60;
const centers = [
  { latitude: 38.2527, longitude: -85.7585 },
  { latitude: 61.2181, longitude: -149.9003 },
  { latitude: 51.88, longitude: 179.95 },
  { latitude: 51.88, longitude: -179.95 },
  { latitude: 71.2906, longitude: -156.7886 },
  { latitude: -14.3, longitude: -170.7 },
  { latitude: 40, longitude: -86 },
];

describe('the squares around a point', () => {
  it.each(centers)('hold everything within 60 miles of %j', (center) => {
    const cells = new Set(cellsAround(center, MILES));
    const outside: unknown[] = [];
    for (let north = -1; north <= 1; north += 0.05) {
      for (let east = -4; east <= 4; east += 0.1) {
        const longitude = ((center.longitude + east + 540) % 360) - 180;
        const point = { latitude: center.latitude + north, longitude };
        if (milesBetween(center, point) <= MILES && !cells.has(opportunityCell(point))) outside.push(point);
      }
    }
    expect(outside).toEqual([]);
  });

  it('hold what is far to the east near the pole, where degrees are short', () => {
    const [center, point] = [
      { latitude: 80, longitude: 95.2 },
      { latitude: 80.1, longitude: 100.05 },
    ];
    expect(milesBetween(center, point)).toBeLessThan(MILES);
    expect(cellsAround(center, MILES)).toContain(opportunityCell(point));
  });

  it('are numbered as those of the stored requests are', () => {
    expect(opportunityCell({ latitude: 38.2527, longitude: -85.7585 })).toBe(11_567);
    expect(opportunityCell({ latitude: -90, longitude: -180 })).toBe(0);
    expect(opportunityCell({ latitude: 90, longitude: 179.9 })).toBe(90 * 180 - 1);
  });

  it('are few', () => {
    for (const center of centers) expect(cellsAround(center, MILES).length).toBeLessThanOrEqual(8);
  });
});
