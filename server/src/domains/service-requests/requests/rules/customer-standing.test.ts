import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import { storedReferral, storedRequest, storedTime } from '../../testing/stored.ts';
import { customerStanding } from './customer-standing.ts';

const now = new Date('2026-12-01T15:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const nth = (index: number, given: Partial<StoredReferral>) =>
  storedReferral({ id: `rf_${index}` as never, contractorId: `ct_${index}` as never, ...given });
const firm = (index: number) => ({
  id: `ct_${index}`,
  companyName: `Firm ${index}`,
  rating: 4.5,
  isSampleRating: false,
  reviewCount: 12,
  slug: 'not-shown',
});
const contractors = new Map([1, 2, 3].map((index) => [`ct_${index}`, firm(index)])) as unknown as ReadonlyMap<
  StoredReferral['contractorId'],
  Contractor
>;
const standing = (
  referrals: readonly StoredReferral[],
  request: Partial<StoredRequest> = {},
  given: Partial<Parameters<typeof customerStanding>[1]> = {},
) =>
  customerStanding(storedRequest(request), {
    referrals,
    contractors,
    times: [],
    appointment: { bookedAt: null, startsAt: null },
    now,
    ...given,
  });

describe('the standing of a request for its customer', () => {
  it('waits until the last of those who think has answered', () => {
    const asked = [
      nth(1, { answerBy: hours(4) }),
      nth(2, { status: 'countered', answerBy: hours(9) }),
      nth(3, {}),
      nth(4, { answerBy: hours(6) }),
    ];
    expect(standing(asked)).toMatchObject({
      step: 'wait-for-answer',
      until: hours(9).toISOString(),
      contractor: null,
      asked: 4,
      thinking: 4,
      timeZone: 'America/Kentucky/Louisville',
    });
  });

  it('names the only one who was asked', () => {
    expect(standing([nth(1, { answerBy: hours(4) })]).contractor).toEqual({
      id: 'ct_1',
      companyName: 'Firm 1',
      rating: 4.5,
      isSampleRating: false,
      reviewCount: 12,
    });
    expect(standing([nth(9, {})]).contractor).toBeNull();
  });

  it('shows the only proposal, with the time that it names last', () => {
    const proposal = nth(1, { status: 'proposed', proposalId: 'rs_1' as never, answerBy: hours(8) });
    const times = [
      storedTime({ day: '2026-12-04' }),
      storedTime({ day: '2026-12-05' }),
      storedTime({ day: '2026-12-06', referralId: 'rf_2' as never }),
    ];
    expect(standing([proposal, nth(2, { status: 'denied' })], {}, { times })).toMatchObject({
      step: 'answer-proposal',
      until: hours(8).toISOString(),
      contractor: { companyName: 'Firm 1' },
      responseId: 'rs_1',
      proposedTime: { date: '2026-12-05', time: '14:00' },
      asked: 2,
      thinking: 0,
    });
  });

  it('compares several proposals until the first of them ends', () => {
    const proposals = [
      nth(1, { status: 'proposed', proposalId: 'rs_1' as never, answerBy: hours(8) }),
      nth(2, { status: 'proposed', proposalId: 'rs_2' as never, answerBy: hours(5) }),
    ];
    expect(standing(proposals)).toMatchObject({
      step: 'compare-proposals',
      until: hours(5).toISOString(),
      contractor: null,
      responseId: null,
      proposedTime: null,
    });
  });

  it('counts no proposal that is on hold, and waits for the fee of the one who has accepted', () => {
    const referrals = [
      nth(1, { status: 'proposed', frozenAt: now, answerBy: hours(2) }),
      nth(2, { status: 'accepted-unpaid', answerBy: hours(3) }),
    ];
    expect(standing(referrals)).toMatchObject({
      step: 'wait-for-fee',
      until: hours(3).toISOString(),
      contractor: { id: 'ct_2', companyName: 'Firm 2' },
    });
  });

  it('shows no proposal that is on hold, or came before the request ended', () => {
    const proposal = nth(1, { status: 'proposed', proposalId: 'rs_1' as never });
    expect(standing([{ ...proposal, frozenAt: now }]).step).not.toBe('answer-proposal');
    expect(standing([proposal], { status: 'cancelled' })).toMatchObject({ responseId: null, proposedTime: null });
  });

  it('asks the next one when nobody is left', () => {
    expect(standing([nth(1, { status: 'denied' }), nth(2, { status: 'expired' })])).toMatchObject({
      step: 'ask-next',
      until: null,
      contractor: null,
    });
  });

  it('waits for proposals where contractors come by themselves', () => {
    expect(standing([], { opportunityId: 'op_1' as never }).step).toBe('wait-for-proposals');
  });

  it('names who has the job, the time agreed on and the appointment', () => {
    const settled = nth(1, { status: 'settled', customerAnswer: 'approve' });
    const given = { times: [storedTime()] };
    expect(standing([settled, nth(2, { status: 'lost' })], { status: 'contractor-selected' }, given)).toMatchObject({
      step: 'wait-for-call',
      contractor: { companyName: 'Firm 1' },
      agreedTime: { date: '2026-12-04', time: '14:00' },
      appointmentAt: null,
    });
    const appointment = { bookedAt: hours(1), startsAt: hours(48) };
    expect(standing([settled], { status: 'scheduled' }, { ...given, appointment })).toMatchObject({
      step: 'be-there',
      agreedTime: null,
      appointmentAt: hours(48).toISOString(),
    });
  });

  it('lets the customer object to a completion to the last moment', () => {
    const settled = [nth(1, { status: 'settled' })];
    const completed = (completedAt: Date) => standing(settled, { status: 'completed', completedAt });
    expect(completed(hours(-REOPEN_DAYS * 24))).toMatchObject({ step: 'check-work', until: now.toISOString() });
    expect(completed(new Date(hours(-REOPEN_DAYS * 24).getTime() - 1))).toMatchObject({ step: 'nothing', until: null });
    expect(standing(settled, { status: 'completed' }).step).toBe('nothing');
  });
});
