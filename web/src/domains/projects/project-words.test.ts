import { describe, expect, it } from 'vitest';
import { listedOn, placeAndType, placeOf, standingOf } from './project-words.ts';
import { aProject } from './testing/a-project.ts';

it('a listing is on the day that it was in Louisville', () => {
  expect(listedOn('2026-11-13T03:00:00Z')).toBe('November 12, 2026');
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
