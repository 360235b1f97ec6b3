import { describe, expect, it } from 'vitest';
import { aListing } from '../fixtures.ts';
import { isCorrection, READING_RULES } from './correction.ts';

const misread = aListing({ street: '200 Elm St, La Grange Ky 40031', city: null, permitStatus: 'Issued' });
const right = { ...misread, street: '200 Elm St', city: 'La Grange' };

describe('a listing that differs from before', () => {
  it('is corrected if older rules had read it and the source is unchanged', () => {
    expect(isCorrection(misread, READING_RULES - 1, right)).toBe(true);
  });

  it('has changed if the current rules had already read it', () => {
    expect(isCorrection(misread, READING_RULES, right)).toBe(false);
  });

  it.each([
    ['status', { permitStatus: 'Finaled' }],
    ['lowest budget', { budgetMinCents: 500_000 }],
    ['highest budget', { budgetMaxCents: 900_000 }],
    ['permit number', { permitNumber: 'BLD-26-77' }],
  ])('has changed if its source gives another %s, whatever else was misread', (_, change) => {
    expect(isCorrection(misread, READING_RULES - 1, { ...right, ...change })).toBe(false);
  });
});
