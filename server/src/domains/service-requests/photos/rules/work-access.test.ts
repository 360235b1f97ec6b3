import { REFERRAL_STATUSES, REQUEST_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import { workPhotosUntil } from '@plumbline/contract/domains/service-requests/work-photo.ts';
import { describe, expect, it } from 'vitest';
import { mayChangeWork, seesWork, takesWorkPhotos } from './work-access.ts';

const completedAt = new Date('2026-12-01T15:00:00Z');
const after = (days: number) => new Date(completedAt.getTime() + days * 86_400_000);
const working = { status: 'in-progress', completedAt: null, signedOffAt: null, disputedAt: null } as const;
const completed = { ...working, status: 'completed', completedAt } as const;
const photo = { status: 'ready', createdAt: after(-1) } as const;

describe('the photos of the work', () => {
  it('are for the two who are connected; a contractor who lost the job still sees their own', () => {
    const seenBy = (side: 'customer' | 'contractor') =>
      REFERRAL_STATUSES.filter((status) => seesWork(side, { status }));
    expect(seenBy('customer')).toEqual(['settled']);
    expect(seenBy('contractor')).toEqual(['settled', 'released']);
  });

  it('can be added from the connection on, to the last moment to object', () => {
    const settled = { status: 'settled' } as const;
    for (const status of REFERRAL_STATUSES)
      expect(takesWorkPhotos(working, { status }, completedAt)).toBe(status === 'settled');
    expect(
      REQUEST_STATUSES.filter((status) => !takesWorkPhotos({ ...completed, status }, settled, completedAt)),
    ).toEqual(['cancelled', 'declined', 'expired']);
    const last = workPhotosUntil(completedAt);
    expect(takesWorkPhotos(completed, settled, last)).toBe(true);
    expect(takesWorkPhotos(completed, settled, new Date(last.getTime() + 1))).toBe(false);
  });

  it('can be removed until the customer signs off, by words or by silence', () => {
    expect(mayChangeWork(photo, working, [], completedAt)).toBe(true);
    expect(mayChangeWork(photo, completed, [], after(SIGN_OFF_DAYS))).toBe(true);
    expect(mayChangeWork(photo, completed, [], new Date(after(SIGN_OFF_DAYS).getTime() + 1))).toBe(false);
    expect(mayChangeWork(photo, { ...completed, signedOffAt: after(1) }, [], after(1))).toBe(false);
    expect(mayChangeWork(photo, { ...completed, disputedAt: after(1) }, [], after(1))).toBe(false);
  });

  it('stay what they were at the sign-off or at a report, also after the work was reopened', () => {
    const reopened = { ...working, signedOffAt: after(1) };
    expect(mayChangeWork(photo, reopened, [], after(2))).toBe(false);
    expect(mayChangeWork({ ...photo, createdAt: after(2) }, reopened, [], after(2))).toBe(true);
    expect(mayChangeWork(photo, working, [after(0)], after(1))).toBe(false);
    expect(mayChangeWork({ ...photo, createdAt: after(1) }, working, [after(0)], after(1))).toBe(true);
  });

  it('can always be removed if they could not be read', () =>
    expect(mayChangeWork({ ...photo, status: 'refused' }, { ...completed, signedOffAt: after(1) }, [], after(1))).toBe(
      true,
    ));
});
