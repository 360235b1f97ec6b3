import { describe, expect, it } from 'vitest';
import type { StoredReferral } from '../../tables.ts';
import { storedReferral, storedTime } from '../../testing/stored.ts';
import { agreedTime } from './agreed-time.ts';

const approved = storedReferral({ status: 'settled', customerAnswer: 'approve' });
const friday = storedTime({ day: '2026-12-04', clockTime: '14:00' });
const saturday = storedTime({ day: '2026-12-05', clockTime: '09:00', byParty: 'customer' });

describe('the time that both sides agreed on', () => {
  it('is the one that the contractor proposed and the customer approved', () => {
    expect(agreedTime(approved, [friday], null)).toEqual({ date: '2026-12-04', time: '14:00' });
  });

  it('is the one that the customer proposed and the contractor accepted', () => {
    const accepted = storedReferral({ status: 'settled', customerAnswer: 'propose' });
    expect(agreedTime(accepted, [friday, saturday], null)).toEqual({ date: '2026-12-05', time: '09:00' });
  });

  it('stands while the fee is due', () => {
    expect(agreedTime({ ...approved, status: 'accepted-unpaid' }, [friday], null)).not.toBeNull();
  });

  it.each(['offered', 'proposed', 'countered', 'denied', 'lapsed', 'released'] satisfies StoredReferral['status'][])(
    'is none on a referral that is %s',
    (status) => expect(agreedTime({ ...approved, status }, [friday], null)).toBeNull(),
  );

  it('is none where nobody proposed one, or where another contractor did', () => {
    expect(agreedTime(approved, [], null)).toBeNull();
    expect(agreedTime({ ...approved, id: 'rf_2' as StoredReferral['id'] }, [friday], null)).toBeNull();
  });

  it('is none where the contractor accepted outright after proposing', () => {
    expect(agreedTime(storedReferral({ status: 'settled' }), [friday], null)).toBeNull();
  });

  it('gives way to an appointment that was booked when it was proposed, or later', () => {
    const { proposedAt } = friday;
    expect(agreedTime(approved, [friday], proposedAt)).toBeNull();
    expect(agreedTime(approved, [friday], new Date(proposedAt.getTime() - 1))).not.toBeNull();
  });
});
