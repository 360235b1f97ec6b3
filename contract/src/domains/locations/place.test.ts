import { expect, it } from 'vitest';
import { Latitude, Longitude } from './place.ts';

it.each([
  [Latitude, '38.2527', 38.2527],
  [Latitude, -90, -90],
  [Longitude, '180', 180],
])('a coordinate is read from text and from a number', (schema, given, degrees) => {
  expect(schema.parse(given)).toBe(degrees);
});

it.each([
  [Latitude, 'north', 'Enter degrees from -90 to 90, such as 38.2527.'],
  [Latitude, '90.001', 'Enter degrees from -90 to 90, such as 38.2527.'],
  [Latitude, undefined, 'Enter degrees from -90 to 90, such as 38.2527.'],
  [Longitude, '-181', 'Enter degrees from -180 to 180, such as -85.7585.'],
  [Longitude, Number.POSITIVE_INFINITY, 'Enter degrees from -180 to 180, such as -85.7585.'],
])('an invalid coordinate is refused with an example', (schema, given, message) => {
  expect(schema.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
