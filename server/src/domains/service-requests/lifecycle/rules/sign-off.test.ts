import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import { describe, expect, it } from 'vitest';
import { awaitsSignOff, isDisputed, isSignedOff, signOffOf, signOffReminderAt, signOffUntil } from './sign-off.ts';

const completedAt = new Date('2026-12-01T15:00:00Z');
const completed = { status: 'completed', completedAt, signedOffAt: null, disputedAt: null } as const;
const until = signOffUntil(completedAt);
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describe('the confirmation of a completion', () => {
  it('is waited for until the last moment of the customer’s days, with a reminder before', () => {
    expect(until).toEqual(new Date(completedAt.getTime() + SIGN_OFF_DAYS * 86_400_000));
    expect(signOffReminderAt(completedAt).getTime()).toBeLessThan(until.getTime());
    expect(awaitsSignOff(completed, until)).toBe(true);
    expect(awaitsSignOff(completed, later(until, 1))).toBe(false);
    expect(signOffOf(completed, [], until)).toEqual({ state: 'asked', until: until.toISOString() });
  });

  it('says whether the customer gave it, or silence did', () => {
    const given = { ...completed, signedOffAt: later(completedAt, 1) };
    const by = (party: 'customer' | 'system') => [{ type: 'sign-off', party }];
    expect(signOffOf(given, by('customer'), completedAt)).toEqual({ state: 'confirmed', until: null });
    expect(signOffOf(given, by('system'), later(until, 1))).toEqual({ state: 'unanswered', until: null });
    expect(awaitsSignOff(given, completedAt)).toBe(false);
  });

  it('is silence once the days are over, even for a completion that no job was planned for', () => {
    expect(signOffOf(completed, [], later(until, 1))).toEqual({ state: 'unanswered', until: null });
  });

  it('of an earlier completion says nothing about the present one', () => {
    expect(isSignedOff({ ...completed, signedOffAt: later(completedAt, -1) })).toBe(false);
    expect(isSignedOff({ ...completed, signedOffAt: completedAt })).toBe(true);
  });

  it('is not given by silence, before or after, once the customer has said that it isn’t the work agreed', () => {
    const disputed = { ...completed, disputedAt: later(completedAt, 5) };
    expect(signOffOf(disputed, [], later(completedAt, 6))).toEqual({ state: 'disputed', until: null });
    expect(awaitsSignOff(disputed, later(completedAt, 6))).toBe(false);
    const silent = { ...disputed, signedOffAt: later(completedAt, 9) };
    expect(signOffOf(silent, [{ type: 'sign-off', party: 'system' }], later(until, 1))).toMatchObject({
      state: 'disputed',
    });
    expect(signOffOf(silent, [{ type: 'sign-off', party: 'customer' }], later(until, 1))).toMatchObject({
      state: 'confirmed',
    });
    expect(isDisputed({ ...disputed, disputedAt: later(completedAt, -1) })).toBe(false);
  });

  it('is nothing before a completion, nor once it was disputed', () => {
    const reopened = { status: 'in-progress', completedAt: null, signedOffAt: completedAt, disputedAt: null } as const;
    expect(signOffOf(reopened, [], completedAt)).toBeNull();
    expect(awaitsSignOff(reopened, completedAt)).toBe(false);
    expect(isSignedOff(reopened)).toBe(false);
  });
});
