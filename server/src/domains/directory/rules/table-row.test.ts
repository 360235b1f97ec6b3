import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cslb } from '../data/cslb.ts';
import { readMapping } from './table-mapping.ts';
import { tableReader } from './table-row.ts';

const california = {
  LicenseNo: '1000001',
  FullBusinessName: '',
  BusinessName: 'SIERRA HVAC CO',
  MailingAddress: '100 MAIN ST, STE 4',
  City: 'SACRAMENTO',
  State: 'CA',
  ZIPCode: '95814',
  BusinessPhone: '(916) 234 1234',
  IssueDate: '01/31/2015',
  ExpirationDate: '01/31/2028',
  PrimaryStatus: 'CLEAR',
  'Classifications(s)': 'C36| C20',
};
const readCslb = tableReader(cslb, '2026-11-21');
const read = (given: Partial<Record<keyof typeof california | 'country', string>> = {}) => {
  const row: Readonly<Record<string, string>> = { ...california, ...given };
  return readCslb((column) => row[column]);
};
const listed = (given?: Parameters<typeof read>[0]) => {
  const outcome = read(given);
  return outcome.kind === 'listing' ? outcome.listing : outcome;
};
const trades = (said: string) => {
  const listing = listed({ 'Classifications(s)': said });
  return 'trades' in listing ? listing.trades : [];
};
const status = (said: string, expires = '01/31/2028') => {
  const listing = listed({ PrimaryStatus: said, ExpirationDate: expires });
  return 'license' in listing ? listing.license?.status : undefined;
};

describe("a row of California's board", () => {
  it('becomes a listing with the evidence of its license', () => {
    expect(listed()).toEqual({
      externalId: '1000001',
      name: 'Sierra HVAC Co',
      contactName: null,
      street: '100 Main St, Ste 4',
      city: 'Sacramento',
      state: 'CA',
      zipCode: '95814',
      latitude: expect.closeTo(38.58, 1),
      longitude: expect.closeTo(-121.49, 1),
      precision: 'zip',
      phone: '+19162341234',
      email: null,
      website: null,
      trades: ['plumbing', 'hvac'],
      specialties: ['Plumbing', 'Heating, ventilating and air conditioning'],
      license: {
        boardId: 'cslb',
        board: 'California Contractors State License Board',
        number: '1000001',
        status: 'clear',
        statusSaid: 'CLEAR',
        classes: ['C36', 'C20'],
        issuedOn: '2015-01-31',
        expiresOn: '2028-01-31',
        checkedOn: '2026-11-21',
      },
      closed: null,
    });
  });

  it.each([
    ['C-36', ['plumbing']],
    ['c 36', ['plumbing']],
    ['C036', ['plumbing']],
    ['C10;C20', ['electrical', 'hvac']],
    ['C-10 / C-7, B', ['electrical', 'construction']],
    ['A B C36', ['plumbing', 'construction']],
    ['B-2', ['handyman', 'construction']],
    ['B - GENERAL BUILDING', ['construction']],
    ['C53 | C27', []],
    ['', []],
  ])('has the trades of its classes, written as %s', (said, expected) => {
    expect(trades(said)).toEqual(expected);
  });

  it.each([
    ['CLEAR', 'clear'],
    ['clear', 'clear'],
    ['Work Comp Susp', 'suspended'],
    ['Contr Bond Susp', 'suspended'],
    ['Inactive', 'inactive'],
    ['Expired', 'expired'],
    ['Revoked', 'revoked'],
    ['Not clear', 'unknown'],
    ['', 'unknown'],
  ])('has the status that %s means', (said, expected) => {
    expect(status(said)).toBe(expected);
  });

  it('is expired if the license ended before the lookup', () => {
    expect(status('CLEAR', '11/20/2026')).toBe('expired');
    expect(status('CLEAR', '11/21/2026')).toBe('clear');
  });

  it('is closed for us if the license is not clear', () => {
    expect(listed({ PrimaryStatus: 'Work Comp Susp' })).toMatchObject({ closed: 'license Work Comp Susp' });
    expect(listed({ ExpirationDate: '11/20/2026' })).toMatchObject({ closed: 'license ran out on 2026-11-20' });
  });

  it('is located by its address, even in another state; addresses abroad are skipped', () => {
    expect(listed({ City: 'RENO', State: 'NV', ZIPCode: '89501' })).toMatchObject({ state: 'NV', city: 'Reno' });
    expect(listed({ City: 'RENO', State: 'NV', ZIPCode: '' })).toMatchObject({ state: 'NV', precision: 'city' });
    expect(read({ City: 'TORONTO', State: 'ON', country: 'CANADA' })).toMatchObject({ kind: 'skipped' });
    expect(listed({ country: 'USA' })).toMatchObject({ state: 'CA' });
  });

  it('is located by its city if its ZIP code is in another state', () => {
    expect(listed({ ZIPCode: '40202' })).toMatchObject({ city: 'Sacramento', zipCode: null, precision: 'city' });
  });

  it.each([
    [{ LicenseNo: '' }, /no id/],
    [{ LicenseNo: 'n/a' }, /no license number/],
    [{ BusinessName: '' }, /no name/],
    [{ IssueDate: '31/31/2015' }, /'31\/31\/2015' is no day/],
    [{ State: 'XX' }, /'XX' is no state/],
    [{ City: 'NOWHERE', ZIPCode: '00000' }, /no place 'NOWHERE CA 00000'/],
  ])('is rejected with a reason: %j', (given, reason) => {
    expect(read(given)).toMatchObject({ kind: 'rejected', reason: expect.stringMatching(reason) });
  });
});

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
        license: { status: 'clear', expiresOn: '2027-12-31', number: 'HM-77' },
      },
    });
  });

  it('gives no specialty for a code without a name, because customers read it', () => {
    const codes = {
      HM: { name: 'Master HVAC contractor', trades: ['hvac'] },
      'PL-1': ['plumbing'],
      Plumber: ['plumbing'],
    };
    const columns = { ...kentucky.columns, trades: 7 };
    const readRow = tableReader(readMapping(JSON.stringify({ ...kentucky, columns, trades: codes })), '2026-11-21');
    const cells = ['HM-77', 'Bluegrass Air', 'Lexington', 'KY', 'A', '', 'HM, PL1, plumber'];
    expect(readRow((column) => cells[Number(column) - 1])).toMatchObject({
      listing: {
        trades: ['plumbing', 'hvac'],
        specialties: ['Master HVAC contractor', 'Plumber'],
        license: { classes: ['HM', 'PL1', 'plumber'] },
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
