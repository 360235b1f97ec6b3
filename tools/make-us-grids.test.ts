import { readFileSync } from 'node:fs';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import proj4 from 'proj4';
import { describe, expect, it } from 'vitest';
import { degreesOf } from '../server/src/domains/locations/data/us-grids.ts';
import { esriSystems, isWanted, usGridsTable } from './make-us-grids.ts';

const table = readFileSync(new URL('../server/src/domains/locations/data/us-grids.txt', import.meta.url), 'utf8');
const FEET_IN_A_MILE = 5280;

describe('the table of US grids', { timeout: patience(60_000) }, () => {
  it('is what the script generates from the package', () => {
    expect(usGridsTable() === table, 'run node tools/make-us-grids.ts').toBe(true);
  });

  it("matches Esri's own definitions, to ten feet on today's datums, and to 1,000 on Clarke's", () => {
    const systems = esriSystems().filter(isWanted);
    expect(systems.length).toBeGreaterThan(2500);
    const off = systems.flatMap(({ wkid, name, wkt }) => {
      // A point slightly north-east of the grid's origin.
      const middle = { x: centerOf(wkt, 'Central_Meridian|Longitude_Of_Center') + 0.4, y: 40.3 };
      if (/Mercator_Auxiliary|Polyconic/.test(wkt)) return [];
      const latitude = centerOf(wkt, 'Latitude_Of_Origin|Latitude_Of_Center') + 0.7 || middle.y;
      const [x = 0, y = 0] = proj4(wkt).forward([middle.x, latitude]);
      const found = degreesOf(wkid, x, y);
      const feet = found === null ? Infinity : milesBetween(found, { latitude, longitude: middle.x }) * FEET_IN_A_MILE;
      return feet > (name.startsWith('NAD_1927') ? 1000 : 10) ? [`${wkid} ${name}: ${feet} ft`] : [];
    });
    expect(off).toEqual([]);
  });
});

function centerOf(wkt: string, names: string): number {
  return Number(new RegExp(`PARAMETER\\["(?:${names})",(-?[\\d.]+)`).exec(wkt)?.[1] ?? 0);
}
