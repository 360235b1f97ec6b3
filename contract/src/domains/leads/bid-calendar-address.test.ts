import { describe, expect, it } from 'vitest';
import { bidDatePath, bidFeedPath } from './bid-calendar-address.ts';

describe('the addresses of the bid calendar', () => {
  it('name a feed by its secret, and a date by its project, kind and day', () => {
    expect(bidFeedPath('bc_1')).toBe('/api/bid-calendars/bc_1/bids.ics');
    expect(bidDatePath('pj_1', { kind: 'deadline', day: '2026-12-03' })).toBe(
      '/api/account/bid-calendar/projects/pj_1/date.ics?kind=deadline&day=2026-12-03',
    );
  });

  it('keep what is not an id from becoming another path', () => {
    expect(bidFeedPath('../x')).toBe('/api/bid-calendars/..%2Fx/bids.ics');
  });
});
