import { describe, expect, it } from 'vitest';
import { MANNERS, OFFER_PURPOSE, purposeOf } from './message-kinds.ts';

describe('the purpose of a message about a happening', () => {
  it('is the name of the happening, but for an offer, which has its own', () => {
    expect(purposeOf('withdraw')).toBe('withdraw');
    expect(purposeOf('offer')).toBe(OFFER_PURPOSE);
  });

  it.each(['notify', 'pick-next', 'book', 'unbook'] as const)('is none of what nobody is told of: %s', (type) => {
    expect(purposeOf(type)).toBeNull();
  });
});

describe('the manners of messages', () => {
  it('let what asks for an answer, and nothing that is over, ring a telephone', () => {
    const kinds = Object.values(MANNERS);
    expect(kinds.filter(({ wantsAnswer, worthACall }) => wantsAnswer && !worthACall)).toEqual([]);
    expect(kinds.filter(({ closes, worthACall }) => closes && worthACall)).toEqual([]);
  });

  it('make receipts of what tells of money that has moved', () => {
    const receipts = Object.entries(MANNERS).filter(([, { isReceipt }]) => isReceipt);
    expect(receipts.map(([purpose]) => purpose)).toEqual(['pay', 'payment-returned']);
  });
});
