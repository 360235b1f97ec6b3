import { describe, expect, it, vi } from 'vitest';
import { jobKindOf, listedDate, placeAndType, placeOf, whenListed } from './project-words.ts';
import { aProject } from './testing/a-project.ts';

describe('when it was listed', () => {
  it.each([
    ['2026-06-30', 'June 30, 2026', 'Listed June 30, 2026'],
    ['2026-01-01', 'January 1, 2026', 'Listed January 1, 2026'],
    ['2026-05', 'May 2026', 'Listed in May 2026'],
    [null, 'Date not given', 'Date not given'],
  ])('of %j is %j', (listedOn, date, sentence) => {
    expect(listedDate({ listedOn })).toBe(date);
    expect(whenListed({ listedOn })).toBe(sentence);
  });

  it.each(['America/Los_Angeles', 'Asia/Tokyo', 'UTC'])('is the same day in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(listedDate({ listedOn: '2026-06-30' })).toBe('June 30, 2026');
    expect(listedDate({ listedOn: '2026-05' })).toBe('May 2026');
    vi.unstubAllEnvs();
  });
});

it.each([
  ['residential', 'renovation', 'Residential renovation'],
  ['commercial', 'new', 'Commercial new work'],
  ['unclear', 'repair', 'Repair'],
  ['commercial', 'other', 'Commercial'],
  ['unclear', 'other', null],
  [null, null, null],
] as const)('a %s %s is told as %j', (sector, work, words) => {
  expect(jobKindOf({ sector, work })).toBe(words);
});

describe('a place', () => {
  it('names the county once', () => {
    expect(placeOf({ location: 'Buckner, Oldham County', county: 'Oldham County' })).toBe('Buckner, Oldham County');
    expect(placeOf({ location: 'Buckner', county: 'Oldham County' })).toBe('Buckner, Oldham County');
    expect(placeOf({ location: '', county: 'Oldham County' })).toBe('Oldham County');
    expect(placeOf({ location: 'Buckner', county: null })).toBe('Buckner');
  });

  it('stands with the type', () => {
    const project = aProject({ location: '129 River Rd, Louisville', county: 'Jefferson County' });
    expect(placeAndType(project)).toBe('129 River Rd, Louisville, Jefferson County, Commercial');
  });
});
