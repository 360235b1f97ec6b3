import type { ProjectTrades, TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { describe, expect, it } from 'vitest';
import { aListing } from '../fixtures.ts';
import { type KnownListing, mergeListings, readNeeds } from './merge-listings.ts';
import { projectChanges } from './project-changes.ts';

const no: TradeNeed = { need: 'no', useful: false, confidence: 0.9, reason: 'Roof only: no plumbing.' };
const yes: TradeNeed = { need: 'yes', useful: true, confidence: 0.8, reason: 'Water heater replacement.' };
const trades = (plumbing: TradeNeed): ProjectTrades => ({ plumbing, electrical: no, hvac: no });

const known = (sourceId: string, given: ProjectTrades | null | undefined): KnownListing => ({
  sourceId,
  listing: aListing(given === undefined ? {} : { trades: given }),
  firstSeenAt: new Date(sourceId === 'permits' ? '2026-11-01T00:00:00Z' : '2026-11-02T00:00:00Z'),
  vanishedAt: null,
});

describe('the trades that a project needs', () => {
  it('are the strongest of any source, with that source recorded', () => {
    const merged = mergeListings([known('permits', trades(no)), known('bids', trades(yes))]);
    expect(merged.trades?.plumbing).toEqual(yes);
    expect(merged.provenance).toMatchObject({ trades: 'bids' });
  });

  it('can be read without merging everything else', () => {
    const listings = [known('permits', trades(no)), known('bids', trades(yes))];
    const { trades: merged, plumbingRequired } = mergeListings(listings);
    expect(readNeeds(listings)).toEqual({ trades: merged, plumbingRequired });
  });

  it('are unknown while every listing is from an earlier release', () => {
    expect(mergeListings([known('permits', null)]).trades).toBeNull();
    expect(mergeListings([known('permits', null), known('bids', trades(no))]).trades).toEqual(trades(no));
  });

  it('count as changed if the answer differs, not just its reason', () => {
    const before = mergeListings([known('permits', trades(no))]);
    expect(projectChanges(before, mergeListings([known('permits', trades(yes))]))).toMatchObject([
      { field: 'trades.plumbing', from: 'No. Roof only: no plumbing.', to: 'Yes. Water heater replacement.' },
    ]);
    const reworded = mergeListings([known('permits', trades({ ...no, reason: 'Deck only: no plumbing.' }))]);
    expect(projectChanges(before, reworded)).toEqual([]);
    expect(projectChanges(mergeListings([known('permits', null)]), reworded)).toEqual([]);
  });
});
