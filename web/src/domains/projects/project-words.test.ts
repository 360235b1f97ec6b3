import { describe, expect, it } from 'vitest';
import { deadlineInFull, deadlineInShort, listedOn, placeAndType, placeOf } from './project-words.ts';
import { aProject } from './testing/a-project.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a deadline', () => {
  it('is read on the clocks of Louisville, in winter and in summer', () => {
    expect(deadlineInShort('2026-12-18T19:00:00Z', now)).toBe('Dec 18, 2026');
    expect(deadlineInFull('2026-12-18T19:00:00Z', now)).toBe('December 18, 2026, 2:00 PM EST');
    expect(deadlineInFull('2027-07-01T18:00:00Z', now)).toBe('July 1, 2027, 2:00 PM EDT');
  });

  it('has no time where the source names only a day, and stays on that day', () => {
    expect(deadlineInFull('2026-12-18T05:00:00Z', now)).toBe('December 18, 2026');
    expect(deadlineInFull('2026-12-19T04:59:00Z', now)).toBe('December 18, 2026');
  });

  it('says when it is over', () => {
    expect(deadlineInShort('2026-11-01T19:00:00Z', now)).toBe('Closed Nov 1, 2026');
  });

  it("keeps the source's own words, and says when there are none", () => {
    expect(deadlineInShort('Upon Contract', now)).toBe('Upon Contract');
    expect(deadlineInFull('2026-13-45T99:00:00Z', now)).toBe('2026-13-45T99:00:00Z');
    expect(deadlineInFull(null, now)).toBe('Not stated');
  });
});

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
