import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMapping } from './table-mapping.ts';
import { tableReader } from './table-row.ts';

describe('a mapping', () => {
  const kentucky = {
    source: { id: 'ky-hvac', name: 'Kentucky HVAC licensees' },
    table: { separator: ';', header: false },
    columns: { name: 2, city: 3, state: 4 },
    everyRow: { trades: ['hvac'] },
    license: {
      board: { id: 'ky-hvac', name: 'Kentucky board' },
      number: 1,
      status: 5,
      statuses: { clear: ['A'] },
      expires: 6,
      dates: 'day-first',
    },
  };

  it('reads a table without a header by column numbers', () => {
    const readRow = tableReader(readMapping(JSON.stringify(kentucky)), '2026-11-21');
    const cells = ['HM-77', 'Bluegrass Air', 'Lexington', 'Kentucky', 'A', '31.12.2027'];
    const outcome = readRow((column) => cells[Number(column) - 1]);
    expect(outcome).toMatchObject({
      kind: 'listing',
      listing: {
        trades: ['hvac'],
        state: 'KY',
        license: { status: 'clear', expiresOn: '2027-12-31', number: 'HM-77', issuedOn: null, classes: [] },
      },
    });
    expect(readRow((column) => (column === 5 ? 'Lapsed' : cells[Number(column) - 1]))).toMatchObject({
      listing: { closed: 'license Lapsed', license: { status: 'unknown' } },
    });
  });

  it('takes every license as clear if the table has no status', () => {
    const { number, board } = kentucky.license;
    const readRow = tableReader(readMapping(JSON.stringify({ ...kentucky, license: { number, board } })), '2026-11-21');
    const cells = ['HM-77', 'Bluegrass Air', 'Lexington', 'KY', 'suspended'];
    expect(readRow((column) => cells[Number(column) - 1])).toMatchObject({
      listing: { closed: null, license: { status: 'clear' } },
    });
  });

  it('knows no license as clear if it names no such status', () => {
    const license = { ...kentucky.license, statuses: { expired: ['Lapsed'] } };
    const readRow = tableReader(readMapping(JSON.stringify({ ...kentucky, license })), '2026-11-21');
    const cells = ['HM-77', 'Bluegrass Air', 'Lexington', 'KY', 'A'];
    expect(readRow((column) => cells[Number(column) - 1])).toMatchObject({
      listing: { license: { status: 'unknown' } },
    });
  });

  it('reads a table without licenses', () => {
    const columns = { ...kentucky.columns, id: 1 };
    const readRow = tableReader(
      readMapping(JSON.stringify({ ...kentucky, license: undefined, columns })),
      '2026-11-21',
    );
    const cells = ['77', 'Bluegrass Air', 'Lexington', 'KY'];
    expect(readRow((column) => cells[Number(column) - 1])).toMatchObject({
      listing: { externalId: '77', closed: null, license: null },
    });
  });

  it.each([
    ['38.0406', 'exact'],
    ['+38.0406', 'exact'],
    ['38', 'exact'],
    ['3.80406e1', 'city'],
    ['38.0406 N', 'city'],
    ['N 38.0406', 'city'],
    ['', 'city'],
  ])('reads a point in degrees: a latitude of %j is %s', (latitude, precision) => {
    const columns = { ...kentucky.columns, latitude: 5, longitude: 6 };
    const readRow = tableReader(
      readMapping(JSON.stringify({ ...kentucky, license: { ...kentucky.license, status: 7, expires: 8 }, columns })),
      '2026-11-21',
    );
    const cells = ['HM-77', 'Bluegrass Air', 'Lexington', 'KY', latitude, '-84.5037', 'A', ''];
    expect(readRow((column) => cells[Number(column) - 1])).toMatchObject({ listing: { precision } });
  });

  it('reads the longest code that fits', () => {
    const trades = {
      Master: ['handyman'],
      'Master Fitter of Record': ['plumbing'],
      Master_Electrician: ['electrical'],
    };
    const columns = { ...kentucky.columns, trades: 7 };
    const readRow = tableReader(
      readMapping(JSON.stringify({ ...kentucky, everyRow: undefined, columns, trades })),
      '2026-11-21',
    );
    const cells = ['HM-77', 'Bluegrass Air', 'Lexington', 'KY', 'A', '', 'Master Electrician, Master Fitter of Record'];
    expect(readRow((column) => cells[Number(column) - 1])).toMatchObject({
      listing: { trades: ['plumbing', 'electrical'] },
    });
  });

  it('gives no specialty for a code without a name, because customers read it', () => {
    const codes = {
      HM: { name: 'Master HVAC contractor', trades: ['hvac'] },
      'PL-1': ['plumbing'],
      Plumbing: ['plumbing'],
      'Class 1': ['plumbing'],
      '2nd class': ['plumbing'],
    };
    const columns = { ...kentucky.columns, trades: 7 };
    const readRow = tableReader(readMapping(JSON.stringify({ ...kentucky, columns, trades: codes })), '2026-11-21');
    const cells = ['HM-77', 'Bluegrass Air', 'Lexington', 'KY', 'A', '', 'HM, PL1, plumbing, class 1, 2nd class'];
    expect(readRow((column) => cells[Number(column) - 1])).toMatchObject({
      listing: {
        trades: ['plumbing', 'hvac'],
        specialties: ['Master HVAC contractor', 'Plumbing'],
        license: { classes: ['HM', 'PL1', 'plumbing', 'class 1', '2nd class'] },
      },
    });
  });

  it.each<[string, object, RegExp]>([
    ['without a trade', { everyRow: undefined }, /has no trade/],
    ['without an id', { license: undefined }, /needs 'columns.id'/],
    ['with an unknown key', { colums: {} }, /Unrecognized key/],
    ['with a bad source', { source: { id: 'KY HVAC', name: 'x' } }, /source.id/],
    ['with an unknown trade', { everyRow: { trades: ['pools'] } }, /everyRow.trades/],
  ])('is refused %s, with the place of the error', (_, given, message) => {
    expect(() => readMapping(JSON.stringify({ ...kentucky, ...given }))).toThrow(message);
  });

  it('in the operations manual can be parsed', () => {
    const manual = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, example = ''] =
      /```json\n([^`]+)```/.exec(manual.slice(manual.indexOf('Bringing in real contractors'))) ?? [];
    expect(readMapping(example).license?.board.id).toBe('ky-dhbc');
  });

  it('is refused if it is not JSON', () => {
    expect(() => readMapping('{')).toThrow(/not JSON/);
  });
});
