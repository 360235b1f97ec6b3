import type { Justified } from './justified.ts';

/** The surviving mutants of locations. */
export const locations: readonly Justified[] = [
  {
    file: 'server/src/domains/locations/rules/geocodable-address.ts',
    because: 'What has a house number has a number and a street; the check is for the compiler.',
    mutants: [
      ['!hasHouseNumber(address) || address.number === null', '!hasHouseNumber(address) && address.number === null'],
      ['address.number === null', 'false'],
      ['address.street === null', 'false'],
    ],
  },
  {
    file: 'server/src/domains/locations/rules/geocodable-address.ts',
    because: 'A range begins with its first number.',
    mutants: [
      ['/^\\d+/.exec(number)?.[0]', '/^\\d+/.exec(number)[0]'],
      ['/^\\d+/', '/\\d+/'],
    ],
  },
  {
    file: 'server/src/domains/locations/rules/geocoded-place.ts',
    because: 'Exactly 40 miles, to the last bit.',
    mutants: [['milesBetween(middle, point) > MAX_MILES', 'milesBetween(middle, point) >= MAX_MILES']],
  },
  {
    file: 'server/src/domains/locations/rules/geocoded-place.ts',
    because: 'The tables have no place without a ZIP; the check is for the compiler.',
    mutants: [['address.zip === null', 'false']],
  },
];
