import { describe, expect, it } from 'vitest';
import { cslb } from '../data/cslb.ts';
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
    ['C-0036', ['plumbing']],
    ['B - GENERAL BUILDING', ['construction']],
  ])('has the trades of its classes, written as %s', (said, expected) => {
    expect(trades(said)).toEqual(expected);
  });

  it.each(['C53 | C27', ''])('is skipped with classes of other trades alone, written as %j', (said) => {
    expect(read({ 'Classifications(s)': said })).toEqual({ kind: 'skipped', reason: 'of another trade' });
  });

  it('keeps the classes of its license as they are listed', () => {
    expect(listed({ 'Classifications(s)': ' C36 |  C20 | ' })).toMatchObject({ license: { classes: ['C36', 'C20'] } });
  });

  it.each([
    ['01/31/2015', '2015-01-31'],
    ['1-31-15 00:00', '2015-01-31'],
    ['20150131', '2015-01-31'],
    ['2015-01-31T00:00:00', '2015-01-31'],
    ['', null],
  ])('was issued on a day that may be written as %j', (said, issuedOn) => {
    expect(listed({ IssueDate: said })).toMatchObject({ license: { issuedOn } });
  });

  it.each(['31/31/2015', '02/30/2015', '2015-02-30', '01/31', '01/31/2015/1', '12015-01-31', '2015-01-311', 'soon'])(
    'is rejected if it was issued on %s',
    (said) => {
      expect(read({ IssueDate: said })).toMatchObject({ reason: expect.stringContaining(`'${said}' is no day`) });
    },
  );

  it('has its id and license number without extra spaces, in at most 40 characters', () => {
    expect(listed({ LicenseNo: ' 100  0001 ' })).toMatchObject({ externalId: '100 0001' });
    const longest = '1'.repeat(40);
    expect(listed({ LicenseNo: longest })).toMatchObject({ externalId: longest });
    expect(read({ LicenseNo: `${longest}2` })).toMatchObject({ reason: `'${longest}' is no license number` });
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
    expect(status('CLEAR', '')).toBe('clear');
    expect(status('Revoked', '11/20/2026')).toBe('revoked');
  });

  it('is closed for us if the license is not clear', () => {
    expect(listed({ PrimaryStatus: 'Work Comp Susp' })).toMatchObject({ closed: 'license Work Comp Susp' });
    expect(listed({ ExpirationDate: '11/20/2026' })).toMatchObject({ closed: 'license ran out on 2026-11-20' });
    expect(listed({ PrimaryStatus: 'Expired', ExpirationDate: '11/21/2026' })).toMatchObject({
      closed: 'license Expired',
    });
    expect(listed({ PrimaryStatus: 'Work Comp Susp', ExpirationDate: '11/20/2026' })).toMatchObject({
      closed: 'license Work Comp Susp',
    });
    expect(listed({ PrimaryStatus: '' })).toMatchObject({ closed: 'license unknown' });
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
