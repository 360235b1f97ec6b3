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
    ['a name in town, with a toll-free number', { phone: '+18007668379', street: null }],
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
    expect(isSame({ website: 'https://rooter.example' }, elsewhere)).toBe(false);
    expect(isSame({ website: site }, { ...elsewhere, phone: '+15025879999' })).toBe(false);
  });

  it('is recognized in one suite, but not by its site in another', () => {
    const one = { street: '100 N Main St Ste 1', website: 'https://mr-rooter.example', phone: null };
    expect(isSame(one, one)).toBe(true);
    expect(isSame(one, { ...one, street: '100 N Main St Ste 2' })).toBe(false);
  });

  it('is recognized by its license in any spelling, even under another name or far away', () => {
    const mine = { license: license('C-10 432') };
    expect(isSame(mine, { license: license('c10432'), phone: null, street: null, ...lexington })).toBe(true);
    expect(isSame(mine, { license: license('C10432'), name: 'John Q. Smith', phone: null, street: 'PO Box 1' })).toBe(
      true,
    );
    expect(isSame(mine, { license: license('C10432', 'other'), name: 'John Q. Smith', phone: null })).toBe(false);
    expect(isSame(mine, { license: license('C10432'), name: 'John Q. Smith', phone: null, ...lexington })).toBe(false);
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
    ['a similar name on one street, with another phone', { name: 'Mr Rooter of Louisville', phone: '+15025879999' }],
    ['a similar name in town, with nothing else', { name: 'Mr Rooter of Louisville', phone: null, street: null }],
    ['one name in town, with another phone', { phone: '+15025879999', street: null }],
    [
      'one name and one street name in two towns nearby',
      { city: 'La Grange', zipCode: '40031', latitude: 38.5427, phone: null },
    ],
  ])('stay separate: %s', (_, other) => {
    expect(isSame({ street: '100 N Main St Ste 1' }, other)).toBe(false);
  });

  it('stay separate if they share a toll-free number', () => {
    const phone = '+18007668379';
    expect(matchKeys({ ...rooter, phone }).phoneKey).toBeNull();
    expect(isSame({ phone }, { phone, ...jeffersonville, street: '9 Spring St' })).toBe(false);
    expect(isSame({ phone }, { phone, street: '9 Elm St' })).toBe(false);
    expect(isSame({ phone }, { phone })).toBe(true);
    expect(isSame({ phone, street: '100 N Main St Ste 1' }, { phone, street: '100 N Main St Ste 2' })).toBe(true);
  });

  it('stay separate if one source lists two streets, suites or towns, whatever else they share', () => {
    const site = { website: 'https://mr-rooter.example' };
    expect(isSame(site, { ...site, street: '9 Elm St' }, true)).toBe(false);
    expect(isSame({ street: '100 N Main St Ste 1' }, { street: '100 N Main St Ste 2' }, true)).toBe(false);
    expect(isSame({ street: null }, { ...jeffersonville, street: null }, true)).toBe(false);
    expect(isSame({ street: null }, { city: 'St Matthews', street: null }, true)).toBe(false);
    expect(isSame({ street: null }, { state: 'IN', street: null }, true)).toBe(false);
    expect(isSame({ street: null }, { city: 'LOUISVILLE', street: null }, true)).toBe(true);
    expect(isSame({ license: license('1') }, { license: license('1'), street: '9 Elm St' }, true)).toBe(false);
    expect(isSame({}, { phone: '+15025879999' }, true)).toBe(true);
  });
});

it('trusts a license most, then a phone, a street, a site and a name', () => {
  const given = { ...rooter, license: license('1'), website: 'https://mr-rooter.example' };
  const score = (other: Partial<ImportedListing>) =>
    sameBusiness(given, { ...rooter, ...other }, { sameSource: false });
  const scores = [
    score({ license: license('1') }),
    score({ license: license('1'), street: '9 Elm St' }),
    score({}),
    score({ street: null }),
    score({ street: '9 Elm St' }),
    score({ phone: null }),
    score({ license: license('1'), name: 'John Q. Smith' }),
    score({ phone: null, street: '9 Elm St', website: given.website }),
    score({ phone: null, street: null }),
  ];
  expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
  expect(scores.at(-1)).toBeGreaterThan(0);
});

describe('the keys of a listing', () => {
  it('have one spelling for all sources', () => {
    expect(matchKeys({ ...rooter, website: 'https://www.mr-rooter.example/', license: license('C-10 432') })).toEqual({
      phoneKey: '+15025871234',
      addressKey: '100 n main st, 40202',
      nameKey: 'mrrooterplumbing, louisville, KY',
      siteKey: 'mr-rooter.example',
      licenseKey: 'cslb C10432',
    });
  });

  it('take the town of a street without a ZIP code', () => {
    expect(matchKeys({ ...rooter, zipCode: null }).addressKey).toBe('100 n main st, louisville, KY');
  });

  it('are none for what is missing', () => {
    expect(matchKeys({ ...rooter, phone: null, street: null, name: 'LLC' })).toEqual({
      phoneKey: null,
      addressKey: null,
      nameKey: null,
      siteKey: null,
      licenseKey: null,
    });
  });
});
