import { afterAll, describe, expect, it } from 'vitest';
import { jurisdictions } from '../../domains/ingest/evaluation/jurisdictions.ts';
import { readLabeledFolder } from './labeled-rows.ts';
import { permitFolder } from './testing/permit-files.ts';

const folder = permitFolder();
afterAll(folder.remove);
const { files } = await readLabeledFolder(folder.path);

/** The expected reading of each file's rows. */
const listings = Object.fromEntries(
  files.map(({ id, rows, listing }) => [
    id,
    rows.map((read) => {
      if ('rejection' in read) return read.rejection;
      const result = listing(read.row);
      return result.kind === 'listing' ? result.listing : result;
    }),
  ]),
);
const rowsOf = (id: string) => {
  const { rows = [] } = files.find((file) => file.id === id) ?? {};
  return rows.map((read) => ('row' in read ? read.row : read.rejection));
};

describe('a permit file is read by configuration alone', () => {
  it('whatever its shape: every row becomes a project', () => {
    const counts = Object.fromEntries(
      Object.entries(listings).map(([id, all]) => [id, all.filter((one) => 'externalId' in one).length]),
    );
    expect(counts).toEqual({
      nashville: 2,
      philadelphia: 2,
      seattle: 2,
      austin: 2,
      cary: 1,
      wausau: 2,
      dfw: 2,
      houston: 2,
      nyc: 3,
      denver: 3,
      spearfish: 2,
    });
    expect(Object.keys(counts)).toEqual(jurisdictions.map(({ id }) => id));
  });

  it('with numbers for days, and a point in two columns', () => {
    expect(listings.nashville?.[0]).toMatchObject({
      externalId: 'T1',
      listedOn: '2022-10-04',
      budgetMaxCents: 23_150_000,
      contractor: 'OAK HOMES, LLC',
      city: 'Nashville',
      state: 'TN',
      zip: '37212',
      point: { latitude: 36.142088, longitude: -86.801254, precision: 'exact' },
    });
  });

  it('with columns inside of columns, and points of a map grid', () => {
    expect(rowsOf('philadelphia')[0]).toMatchObject({ city: 'PHILADELPHIA', zip: '19103-    ' });
    expect(listings.philadelphia?.[0]).toMatchObject({
      externalId: '463000',
      street: '1622 S Cherry St',
      state: 'PA',
      zip: '19103',
      point: { precision: 'exact' },
    });
  });

  it('with the first of two columns that says something', () => {
    expect(listings.seattle).toMatchObject([
      { listedOn: '2025-10-07', description: expect.stringMatching(/^Construct an AADU/) },
      { listedOn: '2025-10-08', description: expect.stringMatching(/^Lake 22: sewer/) },
    ]);
  });

  it('with codes at the end of its numbers', () => {
    expect(rowsOf('austin')).toMatchObject([{ kind: 'Plumbing permit' }, { kind: 'XX' }]);
    expect(listings.austin).toMatchObject([
      { listedOn: '2015-08-27', budgetMaxCents: 300_000 },
      { budgetMaxCents: 900_000 },
    ]);
  });

  it('with no words but its kinds', () => {
    expect(listings.cary).toMatchObject([{ externalId: '15 - 2777', listedOn: '2014-10-27', budgetMaxCents: 312_000 }]);
  });

  it('with the ids as keys of an object', () => {
    expect(listings.wausau).toMatchObject([
      { externalId: '202600001', contractor: 'BADGER PIPE LLC', url: 'https://permits.example.org/77001' },
      { externalId: '202600002', listedOn: '2026-05-20' },
    ]);
  });

  it('with whole addresses in one column', () => {
    expect(listings.dfw).toMatchObject([
      { city: 'Grapevine', state: 'TX', listedOn: '2025-01-21' },
      { city: 'Fort Worth', state: 'TX', contractor: 'LONE STAR' },
    ]);
  });

  it('with words for a day that is not known', () => {
    expect(listings.houston).toMatchObject([{ listedAt: null }, { listedOn: '2015-01-20' }]);
  });

  it('with an id of several columns and codes for kinds', () => {
    expect(rowsOf('nyc')).toMatchObject([
      { id: '123510000/PL/01/29/2024', kind: 'Plumbing', street: '14-05 ORCHARD STREET' },
      { id: '123510000/PL/06/28/2024' },
      { id: '520291000', kind: 'New building' },
    ]);
  });

  it('with headings above the columns, and lines between the rows that say what follows', () => {
    expect(rowsOf('denver')).toMatchObject([
      { id: '2015-RESCON-01', kind: 'Building Residential Construction', contractor: 'DAWN HOMES INC' },
      { id: '2015-OTHER-02', kind: undefined },
      { id: '2015-PLUMB-03', kind: 'Building Plumbing', category: 'Alteration' },
    ]);
    expect(listings.denver?.[0]).toMatchObject({ listedOn: '2015-04-22' });
  });

  it('with the year and the month apart', () => {
    expect(rowsOf('spearfish')).toMatchObject([{ listedAt: '2018-09' }, { listedAt: '2021-11' }]);
    expect(listings.spearfish).toMatchObject([{ contractor: 'HILLS ENTERPRISES INC.' }, { contractor: null }]);
  });
});
