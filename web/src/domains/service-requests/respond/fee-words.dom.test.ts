import { describe, expect, it } from 'vitest';
import { acceptanceFee } from './fee-words.ts';

const setting = (freeReferrals: number, referralFeeCents = 500) => ({ freeReferrals, referralFeeCents });

const due = { feeCents: 500, freeOnceProven: null };

describe('the cost of accepting', () => {
  it('is the fee, and says what was free before it', () => {
    expect(acceptanceFee(due, setting(1))).toEqual({
      amount: '$5.00',
      text: 'One payment once you have accepted. No percentage of the job. Your first accepted connection was free.',
    });
    expect(acceptanceFee(due, setting(3)).text).toContain('Your first three accepted connections were free.');
  });

  it('says that it would be free with a confirmed phone, not that one was', () => {
    const { amount, text } = acceptanceFee({ ...due, freeOnceProven: { phone: '+15025550134' } }, setting(1));
    expect(amount).toBe('$5.00');
    expect(text).toContain('It is free once your phone is confirmed.');
    expect(text).not.toContain('was free');
  });

  it('promises nothing free when nothing is', () => {
    expect(acceptanceFee(due, setting(0)).text).toBe('One payment once you have accepted. No percentage of the job.');
  });

  it('is free, and says what later ones cost', () => {
    expect(acceptanceFee({ ...due, feeCents: 0 }, setting(1))).toEqual({
      amount: 'Free',
      text: 'No percentage of the job. A contractor pays $5.00 per accepted connection; the first one is free.',
    });
  });
});
