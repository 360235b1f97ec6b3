import type { Said } from '@plumbline/contract/kernel/words.ts';
import { describe, expect, it } from 'vitest';
import { aListing } from '../fixtures.ts';
import { mergeListings } from './merge-listings.ts';
import { changeIn, projectChanges } from './project-changes.ts';

const factsOf = (given: Parameters<typeof aListing>[0] = {}) =>
  mergeListings([
    { sourceId: 'permits', listing: aListing(given), firstSeenAt: new Date('2026-11-21T12:00:00Z'), vanishedAt: null },
  ]);

describe('the visible changes to a project', () => {
  it('are empty if nothing differs', () => {
    expect(projectChanges(factsOf(), factsOf())).toEqual([]);
  });

  it('are named with the old value, money in dollars', () => {
    expect(projectChanges(factsOf(), factsOf({ title: 'Other', budgetMinCents: 250_050 }))).toEqual([
      { field: 'title', from: factsOf().title, to: 'Other' },
      { field: 'budgetMin', from: null, to: '2500.5' },
    ]);
  });

  it('exclude facts that the previous release did not read', () => {
    const before = { ...factsOf({ sector: null, work: null }), listedOn: null };
    expect(projectChanges(before, factsOf({ sector: 'residential', work: 'new' }))).toEqual([]);
  });

  it('include such a fact once it has been read', () => {
    const before = factsOf({ sector: 'residential', work: 'new' });
    expect(projectChanges(before, factsOf({ sector: 'commercial', work: 'new' }))).toEqual([
      { field: 'sector', from: 'residential', to: 'commercial' },
    ]);
  });

  it('include a new date', () => {
    expect(projectChanges(factsOf({ listedAt: null, listedOn: null }), factsOf())).toEqual([
      { field: 'listedOn', from: null, to: '2026-11-20' },
    ]);
  });

  it('include the deadline, in words or as a time', () => {
    const at = { at: '2026-12-03T14:00:00-05:00', zone: 'America/New_York' };
    const words = factsOf({ deadline: { text: 'Next week' } });
    expect(projectChanges(words, factsOf({ deadline: at }))).toEqual([
      { field: 'deadline', from: 'Next week', to: '2026-12-03T19:00:00.000Z' },
    ]);
  });

  const pointed = factsOf({ point: { latitude: 38.25, longitude: -85.75, precision: 'exact' } });

  it('include a point that a source moves, removes or adds', () => {
    const moved = { ...pointed, longitude: -85.5 };
    expect(projectChanges(pointed, moved)).toEqual([{ field: 'longitude', from: '-85.75', to: '-85.5' }]);
    const gone = { ...pointed, latitude: null, longitude: null };
    expect(projectChanges(pointed, gone)).toEqual([
      { field: 'latitude', from: '38.25', to: null },
      { field: 'longitude', from: '-85.75', to: null },
    ]);
    expect(projectChanges(gone, gone)).toEqual([]);
  });

  it('exclude a point that a geocoder found or lost, but not the other changes with it', () => {
    const found = { ...pointed, latitude: 38.3, longitude: -85.8, locatedBy: 'geocoder' as const, title: 'Other' };
    expect(projectChanges(pointed, found).map(({ field }) => field)).toEqual(['title']);
    expect(projectChanges(found, pointed).map(({ field }) => field)).toEqual(['title']);
  });

  const need = (plumbing: 'yes' | 'no', reason: string, reasons?: Said) =>
    ({ ...factsOf(), trades: { plumbing: { need: plumbing, reason, reasons } } }) as unknown as ReturnType<
      typeof factsOf
    >;

  it('include a trade’s need only if both readings have one', () => {
    expect(projectChanges(need('yes', 'A bath.'), need('no', 'A roof.'))).toMatchObject([
      { field: 'trades.plumbing', from: 'Yes. A bath.', to: 'No. A roof.' },
    ]);
    expect(projectChanges(need('yes', 'A bath.'), need('yes', 'A kitchen.'))).toEqual([]);
    expect(projectChanges(need('yes', 'A bath.'), { ...factsOf(), trades: null })).toEqual([]);
    expect(projectChanges({ ...factsOf(), trades: null }, need('yes', 'A bath.'))).toEqual([]);
  });

  it('tell a trade’s need in the reader’s language, as far as its reading has it', () => {
    const bath = { en: 'A bath.', es: 'Un baño.' };
    const [change] = projectChanges(need('no', 'A roof.'), need('yes', bath.en, bath));
    if (change === undefined) throw new Error('Nothing changed');
    expect(changeIn(change, 'en')).toEqual({ field: 'trades.plumbing', from: 'No. A roof.', to: 'Yes. A bath.' });
    expect(changeIn(change, 'es')).toEqual({ field: 'trades.plumbing', from: 'No. A roof.', to: 'Sí. Un baño.' });
  });

  it('stay as they were stored if an earlier release stored them', () => {
    const change = { field: 'trades.plumbing', from: 'No. A roof.', to: 'Yes. A bath.' };
    expect(changeIn(change, 'es')).toEqual(change);
  });

  it('are truncated if they are long', () => {
    const [whole] = projectChanges(factsOf(), factsOf({ title: 'x'.repeat(500) }));
    expect(whole?.to).toBe('x'.repeat(500));

    const [change] = projectChanges(factsOf(), factsOf({ description: 'word '.repeat(300).trim() }));
    expect(change?.to).toHaveLength(500);
    expect(change?.to).toMatch(/…$/);
  });
});
