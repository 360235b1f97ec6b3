import { describe, expect, it } from 'vitest';
import { readAddress } from './site-address.ts';
import { placeOf } from './site-place.ts';

const addressOf = (...given: Parameters<typeof readAddress>) => readAddress(...given).address;
const home = { city: 'Louisville', state: 'KY' };

describe('an address in one column', () => {
  it.each([
    ['200 Elm St, La Grange KY 40031', '200 Elm St', 'La Grange', 'Oldham County'],
    ['200 Elm St, La Grange, KY, 40031', '200 Elm St', 'La Grange', 'Oldham County'],
    ['200 ELM ST LA GRANGE KY', '200 Elm St', 'La Grange', 'Oldham County'],
    ['200 Elm St, Unit 4, Louisville KY 40202', '200 Elm St, Unit 4', 'Louisville', 'Jefferson County'],
    ['200 Elm St Unit 4 Louisville KY 40202', '200 Elm St, Unit 4', 'Louisville', 'Jefferson County'],
    ['200 Elm St, Louisville, KY, 40202', '200 Elm St', 'Louisville', 'Jefferson County'],
    ['200 Elm St, Louisville, KY 40202-1822', '200 Elm St', 'Louisville', 'Jefferson County'],
    ['501 S 2nd St Louisville Kentucky 40202', '501 S 2nd St', 'Louisville', 'Jefferson County'],
    ['501 S 2nd St, Louisville, Kentucky, USA', '501 S 2nd St', 'Louisville', 'Jefferson County'],
    ['3900 Shelbyville Rd, St. Matthews, KY', '3900 Shelbyville Rd', 'St. Matthews', 'Jefferson County'],
    ['3900 SHELBYVILLE RD ST MATTHEWS KY 40207', '3900 Shelbyville Rd', 'St Matthews', 'Jefferson County'],
    ['100 N Main St, Mt. Washington KY', '100 N Main St', 'Mt. Washington', 'Bullitt County'],
    ['100 Main St Taylorsville 40071', '100 Main St', 'Taylorsville', 'Spencer County'],
    ['1338 LYNMAR DR 1, LOUISVILLE 40216', '1338 Lynmar Dr, 1', 'Louisville', 'Jefferson County'],
  ])('%s is %s in %s, %s', (street, line, city, county) => {
    const place = placeOf({ id: 1, street }, { county: null });
    expect(place).toMatchObject({ street: line, city, state: 'KY', county, isElsewhere: false });
  });

  it('without a city gets the city of its source', () => {
    expect(addressOf({ id: 1, street: '13021 DESSAU RD UNIT 753' }, home)).toEqual({
      street: '13021 Dessau Rd, Unit 753',
      city: 'Louisville',
      state: 'KY',
      zip: null,
    });
  });

  it('in another state does not get the city of its source', () => {
    expect(addressOf({ id: 1, street: '1 Elm St, Jeffersonville, IN 47130' }, home)).toMatchObject({
      city: 'Jeffersonville',
      state: 'IN',
    });
    expect(addressOf({ id: 1, street: '1 Elm St, IN' }, home)).toMatchObject({ city: null, state: 'IN' });
  });

  it('in the state of its source does', () => {
    expect(addressOf({ id: 1, street: '1 Elm St, KY' }, home)).toMatchObject({ city: 'Louisville', state: 'KY' });
    expect(addressOf({ id: 1, street: '1 Elm St, KY' }, { city: 'Louisville' })).toMatchObject({ city: 'Louisville' });
  });
});

it.each([
  [{ street: 'W156N8480 PILGRIM RD' }, 'W156N8480 Pilgrim Rd'],
  [{ street: '4801 S CONGRESS AVE UNIT H1' }, '4801 S Congress Ave, Unit H1'],
  [{ street: '02130 E 04TH ST', unit: '0000000' }, '2130 E 4th St'],
  [{ street: '1 ELM ST', unit: 'APT 4' }, '1 Elm St, APT 4'],
  [{ street: 'LOT 14 BLK 3 SUNSET RIDGE, LA GRANGE KY' }, 'Lot 14 Blk 3, Sunset Ridge'],
  [{ street: '12 MCDONALD LN' }, '12 McDonald Ln'],
  [{ street: '12 MCAD LN' }, '12 Mcad Ln'],
  [{ street: '12 O’HARA LN' }, '12 O’Hara Ln'],
  // Somebody has written it with care.
  [{ street: '12 LaSalle PLACE' }, '12 LaSalle PLACE'],
  [{ street: 'VARIOUS LOCATIONS' }, 'Various Locations'],
  [{ street: 'N/A' }, null],
])('%j is written as %j', (row, street) => {
  expect(addressOf({ id: 1, ...row }, home).street).toBe(street);
});
