import { expect, it } from 'vitest';
import { proposeColumns } from './propose-columns.ts';

const chosen = (columns: readonly string[], records: readonly Record<string, unknown>[] = []) =>
  Object.fromEntries(Object.entries(proposeColumns(columns, records)).map(([field, { column }]) => [field, column]));

it('knows the names of BLDS in any case', () => {
  expect(
    chosen(['permitnum', 'description', 'originaladdress1', 'issueddate', 'estprojectcost', 'statuscurrent', 'link']),
  ).toEqual({
    id: 'permitnum',
    description: 'description',
    street: 'originaladdress1',
    listedAt: 'issueddate',
    budget: 'estprojectcost',
    status: 'statuscurrent',
    url: 'link',
  });
});

it('knows the names that permit offices use', () => {
  expect(
    chosen(['Permit #', 'PERMIT_NUMBER', 'Work Description', 'Site Addr', 'App Date', 'Est. Cost', 'Contr Name']),
  ).toEqual({
    id: 'PERMIT_NUMBER',
    description: 'Work Description',
    street: 'Site Addr',
    listedAt: 'App Date',
    budget: 'Est. Cost',
    contractor: 'Contr Name',
  });
});

it('prefers a column with values to one that is empty', () => {
  const records = [{ issued_date: '', applied_date: '2026-11-01' }];
  expect(chosen(['issued_date', 'applied_date'], records)).toEqual({ listedAt: 'applied_date' });
});

it('takes no column twice, and no half of a location', () => {
  expect(chosen(['id', 'latitude'])).toEqual({ id: 'id' });
  expect(chosen(['lat', 'lng'])).toEqual({ latitude: 'lat', longitude: 'lng' });
});

it('finds columns by their values where no name helps, and says so', () => {
  const records = ['204 N 2ND AVE', '5917 W HWY 146', '1300 ELM ST'].map((where, at) => ({
    F1: `B-${at}`,
    F2: where,
    F3: '11-16-26',
    F4: '$86,500',
    F5: 'CONVERT GARAGE TO DWELLING',
  }));
  expect(proposeColumns(['F1', 'F2', 'F3', 'F4', 'F5'], records)).toEqual({
    street: { column: 'F2', by: 'values' },
    listedAt: { column: 'F3', by: 'values' },
    budget: { column: 'F4', by: 'values' },
    description: { column: 'F5', by: 'values' },
  });
});

it('takes no address of a person for that of the job', () => {
  const records = ['78748', '78665', '75019'].map((zip, at) => ({
    folder_owner_addrpostal: zip,
    'Contractor Address': `${at + 1} Main St`,
    where: `${at + 10} Elm St`,
  }));
  expect(chosen(Object.keys(records[0] ?? {}), records)).toEqual({ street: 'where' });
});
