import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceOn, successOf } from './testing/read-source.ts';

const RAW = fileURLToPath(new URL('../../../../../../shared/data/permits/raw/', import.meta.url));
const isThere = existsSync(RAW);
if (!isThere) process.stderr.write('Skipping what reads shared/data/permits/raw: it is not here.\n');

const listings = async (upload: string, mapping: Record<string, unknown>) =>
  (await successOf((await sourceOn(() => undefined, { kind: 'file', upload, mapping })).read())).listings;
const daysOf = async (upload: string, mapping: Record<string, unknown>) =>
  (await listings(upload, mapping)).map(({ listedOn }) => listedOn);

const columns = { id: 'Number', title: 'Work', listedAt: 'Issued' };

describe('the dates of a file', () => {
  it('are days at the source, and null if there is none or it is in the future', async () => {
    const text = [
      'Number,Work,Issued',
      'P-1,Sewer repair,"June, 30 2026 00:00:00"',
      'P-2,Sewer repair,2026/10/03 00:00:00+00',
      'P-3,Sewer repair,N/A',
      'P-4,Sewer repair,08/30/2029',
      'P-5,Sewer repair,',
    ].join('\n');
    expect(await daysOf(text, { columns, zone: 'America/Chicago' })).toEqual([
      '2026-06-30',
      '2026-10-03',
      null,
      null,
      null,
    ]);
  });

  it('are day-first if one row proves it, or the mapping says so', async () => {
    const text = 'Number,Work,Issued\nP-1,Sewer repair,05/06/2026\nP-2,Sewer repair,02/07/2026\n';
    expect(await daysOf(text, { columns })).toEqual(['2026-05-06', '2026-02-07']);
    expect(await daysOf(`${text}P-3,Sewer repair,25/06/2026\n`, { columns })).toEqual([
      '2026-06-05',
      '2026-07-02',
      '2026-06-25',
    ]);
    const dateFormats = { listedAt: 'DD/MM/YYYY' };
    expect(await daysOf(text, { columns, dateFormats })).toEqual(['2026-06-05', '2026-07-02']);
  });

  it('are months if year and month are two columns', async () => {
    const text = 'Number,Work,Year,Month\nP-1,Sewer repair,2025,04\nP-2,Sewer repair,2025,11\nP-3,Sewer repair,2025,\n';
    const mapping = { columns: { ...columns, listedAt: ['Year', 'Month'] } };
    expect(await daysOf(text, mapping)).toEqual(['2025-04', '2025-11', null]);
  });

  it('come from the next column if the first is empty, in words or in zeros', async () => {
    const rows = ['N/A', '', '0000-00-00', '01/01/1900', '1899-12-30T00:00:00.000', 'NULL', '-'];
    const text = rows.map((issued, at) => `P-${at},Sewer repair,${issued},2025-04-11`).join('\n');
    const mapping = { columns: { ...columns, listedAt: { firstOf: ['Issued', 'Applied'] } } };
    const days = await daysOf(`Number,Work,Issued,Applied\n${text}\nP-9,Sewer repair,2025-05-02,2025-04-11`, mapping);
    expect(days).toEqual([...rows.map(() => '2025-04-11'), '2025-05-02']);
  });
});

describe.runIf(isThere)('the dates of real permits', () => {
  it.each<[string, object, unknown, { undated: number; among: number }]>([
    ['austin-tx.csv', { id: 'permit_number', title: 'sub_type' }, 'date_issued', { undated: 0, among: 140 }],
    ['cary-nc.csv', { id: 'permit_number', title: 'application_type' }, 'application_date', { undated: 0, among: 120 }],
    ['dfw-tx.csv', { id: 'id', title: 'permit_type' }, 'issued_date', { undated: 0, among: 120 }],
    ['houston-tx.csv', { id: 'permit_number', title: 'permit_type' }, 'date', { undated: 21, among: 80 }],
    [
      'nashville-tn.csv',
      { id: 'Permit__', title: 'Permit_Type_Description' },
      { firstOf: ['Date_Issued', 'Date_Entered'] },
      { undated: 0, among: 110 },
    ],
    [
      'nyc-ny.csv',
      { id: ['Job #', 'Work Type', 'Issuance Date'], title: 'BOROUGH' },
      { firstOf: ['Issuance Date', 'Filing Date'] },
      { undated: 0, among: 90 },
    ],
    ['seattle-wa.csv', { id: 'Record Number', title: 'Record Type' }, 'Created Date', { undated: 0, among: 100 }],
    [
      'spearfish-sd.csv',
      { id: 'permit_number', title: 'construction_type' },
      ['year', 'month'],
      { undated: 0, among: 90 },
    ],
  ])('of %s are all read', async (file, named, listedAt, { undated, among }) => {
    const found = await listings(readFileSync(RAW + file, 'utf8'), { columns: { ...named, listedAt } });
    expect(found.filter(({ listedOn }) => listedOn === null)).toHaveLength(undated);
    // A row may be listed twice, or have no title.
    expect(found.length).toBeGreaterThan(among * 0.9);
  });
});
