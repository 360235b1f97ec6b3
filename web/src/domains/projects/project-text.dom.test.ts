import { describe, expect, it, vi } from 'vitest';
import { firstWords, jobKindOf, listedDate, placeAndType, placeOf, standingOf, whenListed } from './project-text.ts';
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

describe('the first words of a description', () => {
  it('are the whole of a short one, on one line', () => {
    expect(firstWords('Install  bath\n\nin basement ')).toBe('Install bath in basement');
  });

  it('end between words', () => {
    const words = firstWords('Replace the water heater. '.repeat(20));
    expect(words.length).toBeLessThanOrEqual(181);
    expect(words).toMatch(/(?:Replace|the|water|heater\.)…$/);
    expect(firstWords('x'.repeat(500)).length).toBe(181);
  });
});

describe('whether a project is still listed', () => {
  const checkedAt = '2026-11-20T15:00:00Z';
  const vanishedAt = '2026-11-18T15:00:00Z';

  it('is told with the time of the last look', () => {
    expect(standingOf({ checkedAt, vanishedAt: null, statusAsOf: null })).toBe('checked Nov 20, 10:00 AM');
  });

  it('is told as gone since then', () => {
    expect(standingOf({ checkedAt, vanishedAt, statusAsOf: null })).toBe('no longer listed since Nov 18, 10:00 AM');
  });

  it('is told with the date of its status when it has left a list of recent ones', () => {
    expect(standingOf({ checkedAt, vanishedAt, statusAsOf: vanishedAt })).toBe('status as of Nov 18, 10:00 AM');
  });
});
