import { expect, it } from 'vitest';
import { foundLine, searchLine } from './finder-words.ts';

it('says who is shown, and around which place', () => {
  expect(searchLine({ serviceType: 'plumbing', location: 'Louisville, KY', searchRadius: 60 })).toBe(
    'Showing plumbers within 60 miles of Louisville, KY',
  );
  expect(searchLine({ serviceType: 'electrical', location: 'Nationwide', searchRadius: null })).toBe(
    'Showing all available electricians, nationwide',
  );
});

it.each([
  [{ shown: 1, total: 1 }, '1 contractor'],
  [{ shown: 5, total: 5 }, '5 contractors, Featured first, then nearest'],
  [{ shown: 20, total: 143, sort: 'rating' }, '20 of 143 contractors, best rated first'],
  [{ shown: 20, total: 1000, isNationwide: true }, '20 of more than 1,000 contractors, Featured first, then by name'],
  [{ shown: 18, leftOut: 2, total: 20 }, '18 contractors, Featured first, then nearest'],
  [{ shown: 18, leftOut: 2, total: 143 }, '18 of 141 contractors, Featured first, then nearest'],
] as const)('counts what is shown of what there is: %j', (counted, line) => {
  expect(foundLine({ leftOut: 0, sort: 'featured', isNationwide: false, ...counted })).toBe(line);
});
