import { describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/context.ts';
import { bidderOf, userBidder, visitorBidder, whyNoBids } from './policy.ts';

describe('the owner of a bid', () => {
  it('is an account’s, or a visitor’s', () => {
    const contractor = { kind: 'craftsman', userId: 'us_1', sessionId: 'se_1' } as unknown as Actor;
    expect(bidderOf(contractor)).toBe(userBidder('us_1' as never));
    expect(bidderOf({ kind: 'visitor', visitorId: 'vi_1' })).toBe(visitorBidder('vi_1'));
    expect(userBidder('x' as never)).not.toBe(visitorBidder('x'));
  });

  it('is nobody’s where a visitor was never told from others, or the system acts', () => {
    expect(bidderOf({ kind: 'visitor', visitorId: null })).toBeNull();
    expect(bidderOf({ kind: 'system' } as Actor)).toBeNull();
  });
});

describe('a project', () => {
  it('takes bids while bidding is open and its source lists it', () => {
    expect(whyNoBids({ status: 'bidding-open', isListed: true })).toBeNull();
    expect(whyNoBids({ status: 'bidding-open', isListed: false })?.en).toMatch(/no longer listed by its source/);
  });

  it.each([
    ['planning', /has not opened yet/],
    ['in-progress', /the work is in progress/],
    ['completed', /it is completed/],
  ] as const)('takes none while it is %s, and says why', (status, words) => {
    expect(whyNoBids({ status, isListed: true })?.en).toMatch(words);
  });
});
