import { describe, expect, it } from 'vitest';
import { jobKindOf, listedOn, placeAndType, placeOf } from './project-words.ts';
import { aProject } from './testing/a-project.ts';

it('a listing is on the day that it was in Louisville', () => {
  expect(listedOn('2026-11-13T03:00:00Z')).toBe('November 12, 2026');
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
