import { describe, expect, it } from 'vitest';
import { aProfile } from './testing/profile.ts';
import { needsWelcome } from './welcome-steps.ts';

const history = (totalAcceptances: number) =>
  ({
    hasOptedOut: false,
    preferredContactMethod: 'email',
    totalContacts: 3,
    totalAcceptances,
    totalCharges: 0,
  }) as const;

describe('the steps of a new contractor', () => {
  it('are shown without a listing, and until its phone is confirmed, however long it has been there', () => {
    expect(needsWelcome(null, undefined)).toBe(true);
    expect(needsWelcome(aProfile({ phoneProven: false }), history(0))).toBe(true);
    expect(needsWelcome(aProfile({ phoneProven: false }), history(12))).toBe(true);
  });

  it('ask for opening hours before the first job, and not afterwards', () => {
    expect(needsWelcome(aProfile({ businessHours: {} }), history(0))).toBe(true);
    expect(needsWelcome(aProfile({ businessHours: {} }), history(1))).toBe(false);
    expect(needsWelcome(aProfile(), history(0))).toBe(false);
  });

  it('wait until it is known what was accepted', () => {
    expect(needsWelcome(aProfile({ phoneProven: false }), undefined)).toBe(false);
  });
});
