import { describe, expect, it } from 'vitest';
import type { ImportedListing, LicenseSeen } from './imported-listing.ts';
import { matchKeys, sameBusiness } from './same-business.ts';

const license = (number: string, boardId = 'cslb'): LicenseSeen => ({
  boardId,
  board: boardId,
  number,
  status: 'clear',
  statusSaid: 'CLEAR',
  classes: [],
  issuedOn: null,
  expiresOn: null,
  checkedOn: '2026-11-01',
});

const rooter: ImportedListing = {
  externalId: '1',
  name: 'Mr. Rooter Plumbing',
  contactName: null,
  street: '100 N Main St',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40202',
  latitude: 38.2527,
  longitude: -85.7585,
  precision: 'exact',
  phone: '+15025871234',
  email: null,
  website: null,
  trades: ['plumbing'],
  specialties: [],
  license: null,
  closed: null,
};
const lexington = { city: 'Lexington', zipCode: '40507', latitude: 38.0406, longitude: -84.5037 };
const jeffersonville = {
  city: 'Jeffersonville',
  state: 'IN',
  zipCode: '47130',
  latitude: 38.2776,
  longitude: -85.7372,
};

const isSame = (a: Partial<ImportedListing>, b: Partial<ImportedListing>, sameSource = false) => {
  const [one, other] = [
    { ...rooter, ...a },
    { ...rooter, ...b },
  ];
  const score = sameBusiness(one, other, { sameSource });
  expect(sameBusiness(other, one, { sameSource })).toBe(score);
  return score > 0;
};

describe('one business in two sources', () => {
  it.each<[string, Partial<ImportedListing>]>([
    ['the same in every word', {}],
    ['a phone, with the mail going elsewhere in town', { street: 'PO Box 12', zipCode: '40201' }],
    ['a phone, across the river', { ...jeffersonville, street: '9 Spring St' }],
    ['a phone and the name of the legal company', { name: 'MR ROOTER PLUMBING LLC', street: null }],
    [
      'a street, written with a suite and another phone',
      { street: '100 North Main Street, Suite 4', phone: '+15025879999' },
    ],
    ['a street, without a phone', { phone: null, name: 'Mr Rooter of Louisville' }],
    ['a name in town, with nothing else', { phone: null, street: null, zipCode: null }],
  ])('is recognized by %s', (_, other) => {
    expect(isSame({}, other)).toBe(true);
  });

  it('is recognized by its own site', () => {
    const site = 'https://mr-rooter.example/louisville';
    const elsewhere = { website: 'http://www.mr-rooter.example', phone: null, street: '9 Elm St' };
    expect(isSame({ website: site }, elsewhere)).toBe(true);
    expect(isSame({ website: 'https://facebook.com/a' }, { ...elsewhere, website: 'https://facebook.com/b' })).toBe(
      false,
    );
  });

  it('is recognized by its license in any spelling, even under another name or far away', () => {
    const mine = { license: license('C-10 432') };
    expect(isSame(mine, { license: license('c10432'), phone: null, street: null, ...lexington })).toBe(true);
    expect(isSame(mine, { license: license('C10432'), name: 'John Q. Smith', phone: null, street: 'PO Box 1' })).toBe(
      true,
    );
    expect(isSame(mine, { license: license('C10432', 'other'), name: 'John Q. Smith', phone: null })).toBe(false);
  });
});

describe('two businesses', () => {
  it.each<[string, Partial<ImportedListing>]>([
    ['franchises with one local phone in two cities', { ...lexington, street: '5 Oak St' }],
    ['franchises with one local phone in two cities, without streets', { ...lexington, street: null }],
    ['one name in two cities', { ...lexington, phone: '+18592341234', street: '100 N Main St' }],
    ['one name and one street name in two cities, without phones', { ...lexington, phone: null }],
    ['one name in one city, with other phones and streets', { phone: '+15025879999', street: '9 Elm St' }],
    ['brands of one owner with one phone and one street', { name: 'Benjamin Franklin Electric' }],
    ['neighbors in one building', { name: 'Derby Heating', street: '100 N Main St Ste 2', phone: '+15025879999' }],
    ['a chain in two suites of one building', { street: '100 N Main St Ste 2', phone: '+15025879999' }],
    ['a trade apart', { name: 'Mr. Electric', phone: null }],
  ])('stay separate: %s', (_, other) => {
    expect(isSame({ street: '100 N Main St Ste 1' }, other)).toBe(false);
  });

  it('stay separate if they share a toll-free number', () => {
    const phone = '+18007668379';
    expect(matchKeys({ ...rooter, phone }).phoneKey).toBeNull();
    expect(isSame({ phone }, { phone, ...jeffersonville, street: '9 Spring St' })).toBe(false);
    expect(isSame({ phone }, { phone, street: '9 Elm St' })).toBe(false);
    expect(isSame({ phone }, { phone })).toBe(true);
  });

  it('stay separate if one source lists two streets, suites or towns, whatever else they share', () => {
    const site = { website: 'https://mr-rooter.example' };
    expect(isSame(site, { ...site, street: '9 Elm St' }, true)).toBe(false);
    expect(isSame({ street: '100 N Main St Ste 1' }, { street: '100 N Main St Ste 2' }, true)).toBe(false);
    expect(isSame({ street: null }, { ...jeffersonville, street: null }, true)).toBe(false);
    expect(isSame({ license: license('1') }, { license: license('1'), street: '9 Elm St' }, true)).toBe(false);
    expect(isSame({}, { phone: '+15025879999' }, true)).toBe(true);
  });
});

it('trusts a license more than a phone, a phone more than a street, and a street more than a name', () => {
  const score = (other: Partial<ImportedListing>) =>
    sameBusiness({ ...rooter, license: license('1') }, { ...rooter, ...other }, { sameSource: false });
  const scores = [
    score({ license: license('1') }),
    score({}),
    score({ phone: null }),
    score({ phone: null, street: null }),
  ];
  expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
  expect(scores.at(-1)).toBeGreaterThan(0);
});
