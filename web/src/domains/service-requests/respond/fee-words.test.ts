import { describe, expect, it } from 'vitest';
import { acceptanceFee } from './fee-words.ts';

const setting = (freeReferrals: number, referralFeeCents = 500) => ({ freeReferrals, referralFeeCents });

describe('what accepting costs', () => {
  it('is the fee, and says what was free before it', () => {
    expect(acceptanceFee(500, setting(1))).toEqual({
      amount: '$5.00',
      text: 'One payment once you have accepted. No percentage of the job. Your first accepted connection was free.',
    });
    expect(acceptanceFee(500, setting(3)).text).toContain('Your first three accepted connections were free.');
  });

  it('promises nothing free when nothing is', () => {
    expect(acceptanceFee(500, setting(0)).text).toBe('One payment once you have accepted. No percentage of the job.');
  });

  it('is free, and says what later ones cost', () => {
    expect(acceptanceFee(0, setting(1))).toEqual({
      amount: 'Free',
      text: 'No percentage of the job. A contractor pays $5.00 per accepted connection; the first one is free.',
    });
  });
});
