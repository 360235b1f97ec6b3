import { describe, expect, it } from 'vitest';
import { aListing } from '../fixtures.ts';
import { mergeListings } from './merge-listings.ts';
import { projectChanges } from './project-changes.ts';

const factsOf = (given: Parameters<typeof aListing>[0] = {}) =>
  mergeListings([
    { sourceId: 'permits', listing: aListing(given), firstSeenAt: new Date('2026-11-21T12:00:00Z'), vanishedAt: null },
  ]);

describe('what people see otherwise than before', () => {
  it('is nothing when nothing differs', () => {
    expect(projectChanges(factsOf(), factsOf())).toEqual([]);
  });

  it('is named with what it was, money in dollars', () => {
    expect(projectChanges(factsOf(), factsOf({ title: 'Other', budgetMinCents: 250_050 }))).toEqual([
      { field: 'title', from: factsOf().title, to: 'Other' },
      { field: 'budgetMin', from: null, to: '2500.5' },
    ]);
  });

  it('does not hold facts that the release before did not read', () => {
    const before = { ...factsOf({ sector: null, work: null }), listedOn: null };
    expect(projectChanges(before, factsOf({ sector: 'residential', work: 'new' }))).toEqual([]);
  });

  it('holds such a fact once it was read', () => {
    const before = factsOf({ sector: 'residential', work: 'new' });
    expect(projectChanges(before, factsOf({ sector: 'commercial', work: 'new' }))).toEqual([
      { field: 'sector', from: 'residential', to: 'commercial' },
    ]);
  });

  it('holds a date where there was none', () => {
    expect(projectChanges(factsOf({ listedAt: null, listedOn: null }), factsOf())).toEqual([
      { field: 'listedOn', from: null, to: '2026-11-20' },
    ]);
  });

  it('is cut where it is long', () => {
    const [change] = projectChanges(factsOf(), factsOf({ description: 'word '.repeat(300).trim() }));
    expect(change?.to).toHaveLength(500);
    expect(change?.to).toMatch(/…$/);
  });
});
