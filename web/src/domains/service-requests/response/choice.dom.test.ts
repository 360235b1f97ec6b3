import { REFERRAL_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { choicesFor, timeProblem, wallTimeOf } from './choice.ts';

const proposed = { referralStatus: 'proposed', requestStatus: 'responses-received', frozen: false } as const;
const actions = (standing: Parameters<typeof choicesFor>[0]) => choicesFor(standing).map(({ action }) => action);

describe('the customer’s possible answers', () => {
  it('is all three to a proposal', () => {
    expect(actions(proposed)).toEqual(['approve', 'decline', 'propose']);
  });

  it.each(REFERRAL_STATUSES.filter((status) => status !== 'proposed'))('is nothing once %s', (referralStatus) => {
    expect(actions({ ...proposed, referralStatus })).toEqual([]);
  });

  it('is nothing while on hold, or after the request has ended', () => {
    expect(actions({ ...proposed, frozen: true })).toEqual([]);
    expect(actions({ ...proposed, requestStatus: 'cancelled' })).toEqual([]);
  });

  it('comes with another message for each', () => {
    expect(new Set(choicesFor(proposed).map(({ defaultMessage }) => defaultMessage)).size).toBe(3);
  });
});

describe('the time that the customer proposes', () => {
  const now = new Date('2026-12-04T14:30:00Z');

  it('is read from a datetime-local value', () => {
    expect(wallTimeOf('2026-12-04T09:00')).toEqual({ date: '2026-12-04', time: '09:00' });
    expect(wallTimeOf('2026-12-04')).toBeNull();
    expect(wallTimeOf('')).toBeNull();
  });

  it('must be there', () => {
    expect(timeProblem('', 'America/New_York', now)).toBe('Please specify your proposed date and time.');
  });

  it("must not be past on the job's clocks", () => {
    expect(timeProblem('2026-12-04T09:00', 'America/New_York', now)).toBe('The proposed date cannot be in the past.');
    expect(timeProblem('2026-12-04T09:00', 'America/Chicago', now)).toBeNull();
  });
});
