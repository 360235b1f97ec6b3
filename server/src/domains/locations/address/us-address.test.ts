import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UsAddress } from './address-parts.ts';
import { hasHouseNumber, parseAddress, streetLine } from './us-address.ts';

describe('columns', () => {
  it('are joined without their fillers', () => {
    const parts = {
      number: ' 02130',
      direction: 'E',
      street: 'STELLA',
      suffix: 'ST',
      unit: '0000000',
      city: 'PHILADELPHIA',
    };
    expect(parseAddress({ ...parts, state: 'PA', zip: '19134-4119' })).toMatchObject({
      kind: 'house',
      number: '2130',
      street: '2130 E STELLA ST',
      unit: null,
      city: 'PHILADELPHIA',
      state: 'PA',
      zip: '19134',
      zip4: '4119',
    });
  });

  it.each([
    [{ number: '00444', direction: 'N', street: '04TH', suffix: 'ST' }, '444 N 4TH ST'],
    [{ number: '03401', street: 'CIVIC CENTER', suffix: 'BLV' }, '3401 CIVIC CENTER BLVD'],
    [{ number: '33-30', street: 'PRINCE STREET' }, '33-30 PRINCE STREET'],
    [{ number: '1', direction: 'None', street: 'Elm', suffix: 'St', directionAfter: 'N/A' }, '1 Elm St'],
    [{ street: '02130 E STELLA ST 0000000 None' }, '2130 E STELLA ST'],
  ])('%j are %s', (parts, street) => {
    expect(parseAddress(parts)).toMatchObject({ street, unit: null });
  });

  it.each([
    [{ street: '01601 CHESTNUT ST A A' }, 'A'],
    [{ street: '00309 ARCH ST 304C 304C' }, '304C'],
    [{ street: '00444 N 04TH ST DU DU' }, 'DU'],
    [{ street: '1 Elm St', unit: '000203' }, '203'],
    [{ street: '1 Elm St Apt 3', unit: '0' }, 'Apt 3'],
    [{ street: '1 Elm St Bldg 2', unit: 'Apt 3' }, 'Apt 3'],
  ])('%j have the unit %s', (parts, unit) => {
    expect(parseAddress(parts)).toMatchObject({ unit, rest: null });
  });

  it('in Queens name one house', () => {
    expect(parseAddress({ number: '218-28', street: '97TH AVE', city: 'QUEENS' }).kind).toBe('house');
    expect(parseAddress({ number: '2 & 4', street: '97TH AVE', city: 'QUEENS' }).kind).toBe('range');
  });

  it.each([
    [{ street: '1 Elm St', city: 'Peewee Valley, Kentucky' }, 'Peewee Valley', 'KY', null],
    [{ street: '1 Elm St', city: 'Mt. Washington KY' }, 'Mt. Washington', 'KY', null],
    [{ street: '1 Elm St', city: 'Louisville, KY 40202' }, 'Louisville', 'KY', '40202'],
    [{ street: '1 Elm St', city: 'QUEENS' }, 'QUEENS', null, null],
    [{ street: '1 Elm St', city: 'Unincorporated' }, 'Unincorporated', null, null],
    [{ street: '1 Elm St, Billings, MT 59102', city: 'BILLINGS', state: 'Montana' }, 'BILLINGS', 'MT', '59102'],
    [{ street: '1 Elm St', zip: '19104-    ' }, null, null, '19104'],
    [{ street: '1 Elm St', zip: '2139' }, null, null, '02139'],
  ])('%j are in %s, %s %s', (parts, city, state, zip) => {
    expect(parseAddress(parts)).toMatchObject({ street: '1 Elm St', city, state, zip });
  });
});

describe('a house number', () => {
  it.each([
    '0 BRICK CHURCH PIKE',
    'AVIATION PL',
    'PO BOX 12',
    '1200 BLOCK OF ELM ST',
    'LOT 4 SUNSET RIDGE',
    '5TH ST & ELM',
  ])('is not found in %s', (text) => {
    expect(hasHouseNumber(parseAddress(text))).toBe(false);
  });

  it.each([
    ['123 1/2 S Main St', '123 1/2', 'house'],
    ['16605 & 16609 MELLIE CT', '16605 & 16609', 'range'],
    ['1117-1119 South Main St', '1117-1119', 'range'],
    ['33-30 PRINCE STREET, FLUSHING NY 11354', '33-30', 'house'],
    ['41-1347 KALANIANAOLE HWY, WAIMANALO HI 96795', '41-1347', 'house'],
    ['218-28 97TH AVE, QUEENS VILLAGE NY 11429', '218-28', 'house'],
  ])('of %s is %s', (text, number, kind) => {
    expect(parseAddress(text)).toMatchObject({ number, kind });
  });
});

it('keeps text that is none of its parts separate from the street', () => {
  expect(parseAddress('2832 BARONNE ST CENTRAL CITY')).toMatchObject({
    street: '2832 BARONNE ST',
    rest: 'CENTRAL CITY',
  });
  expect(parseAddress('1 Glen Ln. Plumbing Contract, Westlake TX').rest).toBe('Plumbing Contract');
});

it('recognizes small towns in the source’s state', () => {
  expect(parseAddress('4015 COUNTY ROAD 579 SEFFNER').city).toBeNull();
  expect(parseAddress('4015 COUNTY ROAD 579 SEFFNER', { state: 'FL' }).city).toBe('SEFFNER');
});

it('leaves an overlong text as it is', () => {
  const text = '1 Elm St '.repeat(60).trim();
  expect(parseAddress(text)).toMatchObject({ kind: 'unparsed', street: text });
});

it.each([
  ['1338 Lynmar Dr Unit 4', '1338 Lynmar Dr, Unit 4'],
  ['LOT 14 BLK 3 SUNSET RIDGE, BOISE ID', 'LOT 14 BLK 3, SUNSET RIDGE'],
  ['Louisville KY', null],
])('%s has the line %s', (text, line) => {
  expect(streetLine(parseAddress(text))).toBe(line);
});

const written = (address: UsAddress): string => {
  const { city, state, zip, zip4 } = address;
  const place = [state, zip4 === null ? zip : `${zip}-${zip4}`].filter((part) => part !== null).join(' ');
  return [streetLine(address), city, place].filter((part) => part !== null && part !== '').join(', ');
};

const words = (...all: string[]) => fc.constantFrom(...all);
const anything = fc.array(
  words(
    ...'123 0 4B 33-30 40202 1/2 N NE South ST. Ave BLVD Court Pike Main Elm 5TH Mc ST LOUIS Louisville KY Kentucky IN'.split(
      ' ',
    ),
    ...'NEW YORK CT APT UNIT # #4 STE BLDG FL LOT BLK BLOCK OF PO BOX & AND AT CORNER HWY 42 US USA , - ( ) A R'.split(
      ' ',
    ),
  ),
  { maxLength: 14 },
);
const street = fc
  .tuple(
    words('12 ', '1338 ', '1117-1119 ', '123 1/2 ', 'W156N8480 '),
    words('', 'N ', 'SW ', 'West '),
    words('Main', '5th', 'St Charles', 'La Grange', 'Martin Luther King Jr', 'Lake Shore', 'North', 'Mc Cullough'),
    words(' St', ' Ave', ' Blvd.', ' PKWY', ' Court', ' Pike'),
    words('', ' NW', ' E'),
  )
  .map((parts) => parts.join(''));
const unit = words(
  '',
  ' Apt 4',
  ', Unit 12-A',
  ' #753',
  ' # C',
  ' BLDG A UNIT 3',
  ' BSMT',
  ' 2nd Floor',
  ', 1',
  ' STE 100 & 102',
);
const end = fc
  .tuple(
    words(', ', ' '),
    words('Louisville', 'La Grange', 'St. Matthews', 'Mt. Washington', 'Pewee Valley'),
    words(' KY', ', KY', ' Kentucky'),
    words('', ' 40202', ' 40031-1234', ', 40207'),
    words('', ' USA', ', United States'),
  )
  .map((parts) => parts.join(''));

describe('of any text', () => {
  it('invents nothing', () => {
    const check = (text: string) => {
      const { state: _, kind: __, ...parts } = parseAddress(text);
      for (const part of Object.values(parts)) {
        for (const word of part?.split(/[\s,]+/) ?? []) expect(text).toContain(word);
      }
    };
    fc.assert(
      fc.property(anything, (tokens) => check(tokens.join(' '))),
      { numRuns: 1000 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), check), { numRuns: 1000 });
  });

  it('reads the same from what it wrote', () => {
    fc.assert(
      fc.property(street, unit, end, (first, second, last) => {
        const once = parseAddress(first + second + last);
        expect(once).toMatchObject({ street: first, state: 'KY', rest: null });
        expect(parseAddress(written(once))).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });
});
