import { describe, expect, it } from 'vitest';
import { requestActionsFor } from './actions.ts';
import { decideRequest, REOPEN_DAYS } from './lifecycle.ts';
import { SIGN_OFF_DAYS, SIGN_OFF_REMINDER_DAYS } from './sign-off.ts';

const completed = { request: 'completed', liveReferrals: 1, hasSettled: true } as const;

describe('the confirmation of a completion', () => {
  it('comes from the customer or from silence, and never from the contractor', () => {
    expect(decideRequest(completed, 'sign-off', 'customer')).toMatchObject({ ok: true, request: 'completed' });
    expect(decideRequest(completed, 'sign-off', 'system')).toMatchObject({ ok: true, request: 'completed' });
    expect(decideRequest(completed, 'sign-off', 'contractor')).toEqual({ ok: false, refusal: 'wrong-party' });
  });

  it('is given once, and only after the completion was reported', () => {
    const refused = { ok: false, refusal: 'too-late' };
    expect(decideRequest({ ...completed, isSignedOff: true }, 'sign-off', 'customer')).toEqual(refused);
    expect(decideRequest({ ...completed, request: 'in-progress' }, 'sign-off', 'customer')).toMatchObject({
      refusal: 'not-yet',
    });
  });

  it('can be taken back: the work is reopened, and confirmed anew', () => {
    const given = { ...completed, isSignedOff: true };
    expect(requestActionsFor(given, 'customer')).toEqual(['reopen', 'not-started']);
    expect(decideRequest(given, 'reopen', 'customer')).toMatchObject({ ok: true, request: 'in-progress' });
  });

  it('is assumed no earlier than a completion can still be disputed, and not without a reminder', () => {
    expect(SIGN_OFF_DAYS).toBeGreaterThanOrEqual(REOPEN_DAYS);
    expect(SIGN_OFF_REMINDER_DAYS).toBeLessThan(SIGN_OFF_DAYS);
  });
});
