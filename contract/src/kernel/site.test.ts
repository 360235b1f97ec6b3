import { describe, expect, it } from 'vitest';
import { feeSentence, openProjectsSentence } from './site.ts';

describe('the sentence about the fee', () => {
  it.each([
    [
      { referralFeeCents: 500, freeReferrals: 1 },
      'A contractor pays $5.00 per accepted connection; the first one is free.',
    ],
    [{ referralFeeCents: 500, freeReferrals: 0 }, 'A contractor pays $5.00 per accepted connection.'],
    [
      { referralFeeCents: 750, freeReferrals: 3 },
      'A contractor pays $7.50 per accepted connection; the first three are free.',
    ],
    [
      { referralFeeCents: 500, freeReferrals: 12 },
      'A contractor pays $5.00 per accepted connection; the first 12 are free.',
    ],
    [{ referralFeeCents: 0, freeReferrals: 1 }, 'A contractor pays nothing for an accepted connection.'],
  ])('follows the settings %j', (site, sentence) => {
    expect(feeSentence(site, 'en')).toBe(sentence);
  });
});

describe('the sentence about open projects', () => {
  it('has a count only if the server has projects', () => {
    expect(openProjectsSentence({ openProjects: 128 }, 'en')).toBe('128 projects open for bids near Louisville');
    expect(openProjectsSentence({ openProjects: 1 }, 'en')).toBe('1 project open for bids near Louisville');
    expect(openProjectsSentence({ openProjects: 0 }, 'en')).toBe('Construction projects near Louisville');
    expect(openProjectsSentence({}, 'en')).toBe('Construction projects near Louisville');
  });
});
