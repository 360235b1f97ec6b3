import { describe, expect, it } from 'vitest';
import { listedOn, placeAndType, placeOf } from './project-words.ts';
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
