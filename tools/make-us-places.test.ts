import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codes } from 'zipcodes/lib/codes.js';
import { usPlacesTable } from './make-us-places.ts';

const table = readFileSync(new URL('../server/src/domains/locations/data/us-places.txt', import.meta.url), 'utf8');

describe('the table of US places', () => {
  it('is what the script makes of the packages', { timeout: 60_000 }, () => {
    expect(usPlacesTable() === table, 'run node tools/make-us-places.ts').toBe(true);
  });

  it('has every ZIP code but those of the armed forces', () => {
    const known = new Set(table.match(/\b\d{5}(?=[= \n])/g));
    const missing = Object.values(codes).filter(({ zip, state }) => !known.has(zip) && !/^A[AEP]$/.test(state));
    expect(missing.map(({ zip }) => zip)).toEqual([]);
  });
});
