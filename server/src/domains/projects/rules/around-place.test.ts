import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { expect, it } from 'vitest';
import { circleAround, pointIn } from './around-place.ts';
import { latitudeAt, longitudeAt } from './map-clusters.ts';

it('the box of a circle touches it on all sides', () => {
  const center = { latitude: 38.25, longitude: -85.76 };
  const { west, east, north, south } = circleAround(center, 10);
  for (const y of [north, south]) {
    expect(milesBetween(center, { ...center, latitude: latitudeAt(y) })).toBeCloseTo(10, 2);
  }
  for (const x of [west, east]) {
    expect(milesBetween(center, { ...center, longitude: longitudeAt(x) })).toBeCloseTo(10, 2);
  }
});

it('a point is two numbers on the globe', () => {
  expect(pointIn('38.25, -85.76')).toEqual({ latitude: 38.25, longitude: -85.76 });
  for (const text of ['40206', '95,10', '38.25', 'here, there', '']) expect(pointIn(text)).toBeNull();
});
