import { describe, expect, it } from 'vitest';
import { type EndingEvent, MOST_IN_LINE, PassOnChoice, passesOn } from './pass-on.ts';

describe('a request is passed on', () => {
  it.each<[EndingEvent, Parameters<typeof passesOn>[1]]>([
    ['deny', 'offered'],
    ['deny', 'proposed'],
    ['expire', 'offered'],
    ['expire', 'countered'],
    ['fail', 'offered'],
    ['lapse', 'accepted-unpaid'],
    ['take-back', 'accepted-unpaid'],
  ])('after %s of a contractor who was at %s', (event, from) => {
    expect(passesOn(event, from)).toBe(true);
  });

  it('not after the customer’s own silence', () => {
    expect(passesOn('expire', 'proposed')).toBe(false);
  });
});

it('takes at most five contractors, none to switch it off, and no list for the best matches', () => {
  const ids = Array.from({ length: MOST_IN_LINE + 1 }, (_, index) => `ct_${index}`);
  expect(PassOnChoice.safeParse({ contractorIds: ids }).success).toBe(false);
  for (const given of [{}, { contractorIds: [] }, { contractorIds: ids.slice(1) }]) {
    expect(PassOnChoice.safeParse(given).success).toBe(true);
  }
});
