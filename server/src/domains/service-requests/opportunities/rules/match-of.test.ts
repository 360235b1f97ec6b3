import { describe, expect, it } from 'vitest';
import type { ListingOfAccount } from '../../../directory/public.ts';
import type { StoredRequest } from '../../tables.ts';
import { storedRequest } from '../../testing/stored.ts';
import { isWorthTelling, matcherOf } from './match-of.ts';

const now = new Date('2026-12-01T15:00:00Z');
const listing = {
  trades: ['plumbing'],
  smallestJobCents: 10_000,
  pausedUntil: null,
  latitude: 38.2527,
  longitude: -85.7585,
} as unknown as ListingOfAccount;
const match = (request: Partial<StoredRequest> = {}, contractor: Partial<ListingOfAccount> = {}, at = now) =>
  matcherOf({ ...listing, ...contractor }, at, 'en')(storedRequest(request));
const points = (request: Partial<StoredRequest>, contractor: Partial<ListingOfAccount> = {}, at = now) =>
  Object.fromEntries(match(request, contractor, at).match.reasons.map((reason) => [reason.factor, reason.points]));

describe('how well a request fits a contractor', () => {
  it('counts trade, distance, budget and day', () => {
    expect(points({ preferredDate: '2026-12-10', budgetMaxCents: 50_000 })).toEqual({
      trade: 40,
      distance: 30,
      budget: 15,
      deadline: 15,
    });
    expect(match().distance).toBeCloseTo(0);
    expect(match({ latitude: 39.2527 }).distance).toBeCloseTo(69, 0);
  });

  it('reads budgets and the smallest job in dollars', () => {
    expect(points({ budgetMaxCents: 10_000 }).budget).toBe(15);
    expect(points({ budgetMaxCents: 9_999 }).budget).toBe(0);
    expect(points({ budgetMinCents: 5_000 }).budget).toBe(15);
    expect(points({ budgetMaxCents: 1 }, { smallestJobCents: null }).budget).toBe(15);
  });

  it('takes an individual project for construction', () => {
    const construction = { trades: ['construction'] } as unknown as Partial<ListingOfAccount>;
    expect(points({ workType: 'specific-project' }, construction).trade).toBe(40);
    expect(points({}, construction).trade).toBe(0);
  });

  it('counts days on the clocks of the job', () => {
    // 11 PM in Louisville on December 1 is December 2 in UTC.
    const late = new Date('2026-12-02T04:00:00Z');
    expect(points({ preferredDate: '2026-12-01' }, {}, late).deadline).toBe(5);
    expect(points({ preferredDate: '2026-12-01', timeZone: 'UTC' }, {}, late).deadline).toBe(0);
  });

  it('heeds a pause', () => {
    expect(points({}, { pausedUntil: '2026-12-03' }).deadline).toBe(0);
    expect(points({}, { pausedUntil: '2026-12-02' }).deadline).toBe(10);
  });
});

describe('a contractor is notified', () => {
  it('of what is far away, too', () => {
    expect(isWorthTelling(match({ latitude: 45 }).match)).toBe(true);
  });

  it('of nothing that something else speaks wholly against', () => {
    expect(isWorthTelling(match({ workType: 'hvac' }).match)).toBe(false);
    expect(isWorthTelling(match({ preferredDate: '2026-11-30' }).match)).toBe(false);
    expect(isWorthTelling(match({ budgetMaxCents: 5_000 }).match)).toBe(false);
  });
});
