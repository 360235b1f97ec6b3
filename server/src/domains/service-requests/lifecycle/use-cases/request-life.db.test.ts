import type { ContractorAnswer } from '@plumbline/contract/domains/service-requests/answer.ts';
import { IDLE_DAYS, REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { ProposalId } from '@plumbline/contract/kernel/id.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { type ARequest, aRequest, handOver, messagesTo, takingPorts } from '../../fixtures.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { answerAsCustomer } from '../../referrals/use-cases/answer-as-customer.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { reopenRequest } from '../../requests/use-cases/contradict-report.ts';
import { listNext, pickNext } from '../../requests/use-cases/pick-next.ts';
import { reportProgress } from '../../requests/use-cases/report-progress.ts';
import { trackRequest } from '../../requests/use-cases/track-request.ts';
import { endIdleRequest } from './end-idle-request.ts';
import { endTurn, nudge } from './end-turn.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
const NOW = clock.now();
beforeEach(() => clock.set(NOW));
const CUSTOMER = 'ana.delgado@example.com';

const answer = (of: ARequest, response: ContractorAnswer, more: Record<string, string> = {}, index = 0) =>
  answerAsContractor(ctx, {
    serviceRequestId: of.referralIds[index] ?? fail(),
    contractorId: of.contractorIds[index] ?? fail(),
    response,
    source: 'web',
    ...more,
  });
const propose = (of: ARequest, time = '14:00', index = 0) =>
  answer(of, 'propose', { proposedDate: '2026-12-04', proposedTime: time }, index);
const customer = async (
  of: ARequest,
  action: 'approve' | 'decline' | 'propose',
  more: Record<string, string> = {},
  index = 0,
) =>
  answerAsCustomer(ctx, {
    requestId: of.id,
    responseId: ProposalId.parse((await of.referral(index)).proposalId),
    action,
    ...more,
  });
const fail = (): never => {
  throw new Error('The request has no such contractor');
};
/** Returns a contractor whose free connection is used up. */
const withFeeDue = async () => {
  const { id } = await aContractor(ctx);
  await answer(await aRequest(ctx, 0, { selectedPlumberIds: [id] }), 'accept');
  return aRequest(ctx, 0, { selectedPlumberIds: [id] });
};
const mailAbout = async (of: ARequest) =>
  (await messagesTo(ctx, CUSTOMER))
    .map(({ words }) => words)
    .filter((words) => words.includes(of.id))
    .join('\n');

describe('submit (customer)', () => {
  it('offers the request to the one contractor that was picked, and to nobody else', async () => {
    const of = await aRequest(ctx);
    expect(await of.referral()).toMatchObject({ status: 'offered', turn: 0 });
    expect(of.referralIds).toHaveLength(1);
  });

  it('tells the customer by mail whom the request was sent to: the one, or how many and which', async () => {
    const { id: unreachable } = await aContractor(ctx, { email: null, smsConsentAt: null, isClaimed: false });
    const named = async (...names: string[]) =>
      Promise.all(names.map(async (companyName) => (await aContractor(ctx, { companyName })).id));
    const one = await aRequest(ctx, 0, { selectedPlumberIds: await named('Falls City Drain & Pipe') });
    expect(await mailAbout(one)).toContain('We sent your request to Falls City Drain & Pipe. You can follow');
    const two = await aRequest(ctx, 0, {
      selectedPlumberIds: [...(await named('Okolona Plumbing', 'Beargrass Plumbing Co.')), unreachable],
    });
    const mail = await mailAbout(two);
    expect(mail).toContain('We sent your request to 2 contractors, and the first to accept gets the job');
    expect(mail).toContain('Okolona Plumbing, Beargrass Plumbing Co.');
  });

  it('is contractors-notified as soon as the first message was handed over', async () => {
    const of = await aRequest(ctx, 3);
    expect((await of.request()).status).toBe('contractors-notified');
    expect((await trackRequest(ctx, of.id)).contractors[0]?.notified).toMatchObject([
      { status: 'sent' },
      { status: 'sent' },
    ]);
  });

  it('a listing that we cannot contact is unreachable, and the customer is asked to call', async () => {
    const { id } = await aContractor(ctx, { email: null, smsConsentAt: null, isClaimed: false });
    const of = await aRequest(ctx, 0, { selectedPlumberIds: [id] });
    const record = await trackRequest(ctx, of.id);
    expect(record).toMatchObject({ status: 'contractors-notified', offersNext: true });
    expect(record.contractors[0]).toMatchObject({
      status: 'unreachable',
      callInstead: expect.stringContaining('+1502'),
    });
  });

  it('a listing that nobody has claimed gets one e-mail and no text, whatever follows, until it answers', async () => {
    const imported = { isClaimed: false, smsConsentAt: null };
    const { id, email } = await aContractor(ctx, imported);
    const silent = await aRequest(ctx, 0, { selectedPlumberIds: [id] });
    const sentAbout = async (of: ARequest) => {
      const { rows } = await database.pool.query(
        "select channel, purpose, recipient from messages where about_id = $1 and channel <> 'push' order by created_at",
        [of.referralIds[0]],
      );
      return rows;
    };
    const offer = { channel: 'email', purpose: 'referral-offer', recipient: email };
    const { turn } = await silent.referral();
    await nudge(ctx, { referralId: silent.referralIds[0] ?? fail(), turn });
    await cancelRequest(ctx, silent.id);
    expect(await sentAbout(silent)).toEqual([offer]);

    const answered = await aRequest(ctx, 0, { selectedPlumberIds: [(await aContractor(ctx, imported)).id] });
    await answer(answered, 'accept');
    const sent = await sentAbout(answered);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.every(({ channel }) => channel === 'email')).toBe(true);
  });

  it('a contractor whose every message failed for good is unreachable, and the customer is offered the next', async () => {
    const refusing = { email: { send: async () => ({ kind: 'refused' as const, reason: 'no such box' }) } };
    const refused = testContext(database.db, {
      clock,
      ports: { messaging: { sms: refusing.email, email: refusing.email } },
    });
    const of = await aRequest(refused);
    expect(await of.referral()).toMatchObject({ status: 'unreachable' });
    expect((await trackRequest(ctx, of.id)).offersNext).toBe(true);
  });
});

describe('accept (contractor)', () => {
  it('settles immediately if it is free: the request is theirs, the others have lost and are notified', async () => {
    const of = await aRequest(ctx, 3);
    expect(await answer(of, 'accept')).toMatchObject({ status: 'settled', feeDueCents: 0, paymentUrl: null });
    expect((await of.request()).status).toBe('contractor-selected');
    expect(await of.referral(1)).toMatchObject({ status: 'lost', answerBy: null });
    const record = await trackRequest(ctx, of.id);
    expect(record.selectedContractor?.id).toBe(of.contractorIds[0]);
    expect(await mailAbout(of)).toContain('has accepted');
  });

  it('with a fee due waits for it: the others are frozen and nobody is connected yet', async () => {
    const { id } = await aContractor(ctx);
    await answer(await aRequest(ctx, 0, { selectedPlumberIds: [id] }), 'accept');
    const other = (await aContractor(ctx)).id;
    const of = await aRequest(ctx, 0, { selectedPlumberIds: [id, other] });
    expect(await answer(of, 'accept')).toMatchObject({ status: 'accepted-unpaid', feeDueCents: 500 });
    expect((await of.request()).status).toBe('responses-received');
    const index = of.contractorIds.indexOf(other);
    expect((await of.referral(index)).frozenAt).not.toBeNull();
    await expect(answer(of, 'accept', {}, index)).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('lapses when the fee was not paid in time: the others thaw with the time they had left', async () => {
    const { id } = await aContractor(ctx);
    await answer(await aRequest(ctx, 0, { selectedPlumberIds: [id] }), 'accept');
    const other = (await aContractor(ctx)).id;
    const of = await aRequest(ctx, 0, { selectedPlumberIds: [id, other] });
    const index = of.contractorIds.indexOf(other);
    const before = await of.referral(index);
    await answer(of, 'accept', {}, 1 - index);
    clock.advance(121);
    const { id: referralId, turn } = await of.referral(1 - index);
    await endTurn(ctx, { referralId, turn });
    expect(await of.referral(1 - index)).toMatchObject({ status: 'lapsed' });
    const after = await of.referral(index);
    expect(after).toMatchObject({ status: 'offered', frozenAt: null });
    expect((after.answerBy?.getTime() ?? 0) - (before.answerBy?.getTime() ?? 0)).toBe(121 * 60_000);
  });

  it('a lapse that leaves nobody offers the customer the next best', async () => {
    const of = await withFeeDue();
    await answer(of, 'accept');
    clock.advance(121);
    await endTurn(ctx, { referralId: (await of.referral()).id, turn: (await of.referral()).turn });
    expect(await trackRequest(ctx, of.id)).toMatchObject({ status: 'contractors-notified', offersNext: true });
  });
});

describe('deny (contractor)', () => {
  it('of one among three: the others are still being asked', async () => {
    const of = await aRequest(ctx, 3);
    await answer(of, 'deny');
    expect(await of.referral()).toMatchObject({ status: 'denied' });
    expect(await trackRequest(ctx, of.id)).toMatchObject({
      status: 'responses-received',
      offersNext: false,
      contractorResponses: 1,
    });
  });

  it('of the last one: back to contractors-notified, and the next best are offered, without those asked before', async () => {
    const of = await aRequest(ctx);
    await answer(of, 'deny');
    const record = await trackRequest(ctx, of.id);
    expect(record).toMatchObject({ status: 'contractors-notified', offersNext: true });
    expect(record.timeline.find(({ status }) => status === 'responses-received')?.completed).toBe(true);
    const next = await listNext(ctx, of.id);
    expect(next.length).toBeGreaterThan(0);
    expect(next.map(({ id }) => id)).not.toContain(of.contractorIds[0]);
  });
});

describe('next pick (customer)', () => {
  it('asks another contractor about the same request, with a new time to answer', async () => {
    const of = await aRequest(ctx);
    await answer(of, 'deny');
    const next = await aContractor(ctx);
    const record = await pickNext(ctx, of.id, [next.id]);
    expect(record).toMatchObject({ status: 'contractors-notified', offersNext: false });
    expect(record.contractors.map(({ status }) => status)).toEqual(['denied', 'offered']);
    expect((await of.request()).idleSince).toBeNull();
  });

  it('is refused while a contractor is being asked, and for one who was asked before', async () => {
    const of = await aRequest(ctx);
    const other = (await aContractor(ctx)).id;
    await expect(pickNext(ctx, of.id, [other])).rejects.toMatchObject({ code: 'already-happened' });
    await answer(of, 'deny');
    await expect(pickNext(ctx, of.id, [...of.contractorIds])).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('twice in a row has one effect', async () => {
    const of = await aRequest(ctx);
    await answer(of, 'deny');
    const other = (await aContractor(ctx)).id;
    await pickNext(ctx, of.id, [other]);
    expect((await pickNext(ctx, of.id, [other])).contractors).toHaveLength(2);
  });
});

describe('propose, propose back, approve, decline', () => {
  it('a proposal and three changes of it stand; a fourth change ends it, and the request when no other is live', async () => {
    const of = await aRequest(ctx);
    for (const time of ['09:00', '10:00', '11:00', '12:00']) {
      expect(await propose(of, time)).toMatchObject({ status: 'proposed' });
    }
    expect(await propose(of, '13:00')).toMatchObject({ status: 'withdrawn' });
    expect(await trackRequest(ctx, of.id)).toMatchObject({ status: 'cancelled' });
    expect(await mailAbout(of)).toContain('withdrawn');
  });

  it('a fourth change leaves the request alive while another contractor is', async () => {
    const of = await aRequest(ctx, 2);
    for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00']) await propose(of, time);
    expect((await of.request()).status).toBe('responses-received');
  });

  it('the customer proposes back, the contractor accepts: connected', async () => {
    const of = await aRequest(ctx);
    await propose(of);
    await customer(of, 'propose', { proposedDateTime: '2026-12-05T09:30', customerMessage: 'Mornings are better' });
    expect(await of.referral()).toMatchObject({ status: 'countered', customerAnswer: 'propose' });
    await answer(of, 'accept');
    expect(await trackRequest(ctx, of.id)).toMatchObject({
      status: 'contractor-selected',
      agreedTime: { date: '2026-12-05', time: '09:30' },
    });
  });

  it('the customer approves: connected', async () => {
    const of = await aRequest(ctx);
    await propose(of);
    expect(await customer(of, 'approve')).toMatchObject({ status: 'settled' });
    expect(await trackRequest(ctx, of.id)).toMatchObject({
      status: 'contractor-selected',
      agreedTime: { date: '2026-12-04', time: '14:00' },
    });
  });

  it('an approval with a fee due never shows the customer the contractor’s payment link', async () => {
    const of = await withFeeDue();
    await propose(of);
    expect(await customer(of, 'approve')).toMatchObject({
      status: 'accepted-unpaid',
      feeDueCents: 0,
      paymentUrl: null,
    });
  });

  it('the customer declines the last one: the next best are offered', async () => {
    const of = await aRequest(ctx);
    await propose(of);
    await customer(of, 'decline');
    expect(await of.referral()).toMatchObject({ status: 'declined' });
    expect((await trackRequest(ctx, of.id)).offersNext).toBe(true);
  });

  it('only the proposals of this request can be picked by phone or email; several that fit are ambiguous', async () => {
    const of = await aRequest(ctx, 2);
    await propose(of, '09:00', 0);
    await propose(of, '10:00', 1);
    await expect(answerAsCustomer(ctx, { requestId: of.id, action: 'decline' })).rejects.toMatchObject({
      code: 'ambiguous',
    });
    const foreign = answerAsCustomer(ctx, {
      requestId: of.id,
      action: 'decline',
      craftsmanEmail: 'who@else.example.com',
    });
    await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('silence', () => {
  it('half-way there is one nudge, and one only', async () => {
    const of = await aRequest(ctx);
    const { id: referralId, turn } = await of.referral();
    await nudge(ctx, { referralId, turn });
    await nudge(ctx, { referralId, turn });
    const { rows } = await database.pool.query("select * from messages where purpose = 'nudge' and about_id = $1", [
      referralId,
    ]);
    expect(rows).toHaveLength(2); // one by email, one by SMS
  });

  it.each([
    ['high', 60],
    ['medium', 240],
  ])('a contractor has the time that a %s urgency gives: %d minutes', async (urgency, minutes) => {
    const of = await aRequest(ctx, 1, { urgency });
    const { id: referralId, turn } = await of.referral();
    clock.advance(minutes - 1);
    await endTurn(ctx, { referralId, turn });
    expect((await of.referral()).status).toBe('offered');
    clock.advance(1);
    await endTurn(ctx, { referralId, turn });
    expect(await of.referral()).toMatchObject({ status: 'expired', silentParty: 'contractor' });
    expect((await trackRequest(ctx, of.id)).offersNext).toBe(true);
  });

  it('the customer has twice that time for a proposal, and whose silence it was is kept', async () => {
    const of = await aRequest(ctx);
    await propose(of);
    const { id: referralId, turn } = await of.referral();
    clock.advance(479);
    await endTurn(ctx, { referralId, turn });
    expect((await of.referral()).status).toBe('proposed');
    clock.advance(1);
    await endTurn(ctx, { referralId, turn });
    expect(await of.referral()).toMatchObject({ status: 'expired', silentParty: 'customer' });
  });

  it('the deadline of an earlier turn does nothing', async () => {
    const of = await aRequest(ctx);
    const { id: referralId, turn } = await of.referral();
    await propose(of);
    clock.advance(241);
    await endTurn(ctx, { referralId, turn });
    expect((await of.referral()).status).toBe('proposed');
  });

  it.each([
    ['declined when all denied', 'deny', 'declined'],
    ['expired when somebody was silent', 'silence', 'expired'],
  ])(`${IDLE_DAYS} days without a live referral end the request: %s`, async (_what, how, status) => {
    const of = await aRequest(ctx);
    if (how === 'deny') await answer(of, 'deny');
    else {
      clock.advance(241);
      await endTurn(ctx, { referralId: (await of.referral()).id, turn: 0 });
    }
    clock.advance(14 * 24 * 60 - 1);
    await endIdleRequest(ctx, of.id);
    expect((await of.request()).status).toBe('contractors-notified');
    clock.advance(1);
    await endIdleRequest(ctx, of.id);
    expect((await of.request()).status).toBe(status);
  });
});

describe('start, complete, not completed after all, cancel', () => {
  const progress = (of: ARequest, step: 'start' | 'complete') =>
    reportProgress(ctx, { referralId: of.referralIds[0] ?? fail(), contractorId: of.contractorIds[0] ?? fail(), step });

  it('the contractor starts and completes, without an appointment', async () => {
    const of = await aRequest(ctx);
    await answer(of, 'accept');
    await progress(of, 'start');
    expect((await of.request()).status).toBe('in-progress');
    await progress(of, 'complete');
    const record = await trackRequest(ctx, of.id);
    expect(record).toMatchObject({ status: 'completed', canReopen: true, canCancel: false });
    expect(record.timeline.map(({ status }) => status)).not.toContain('scheduled');
  });

  it(`the customer says within ${REOPEN_DAYS} days that it is not completed, and not later`, async () => {
    const of = await aRequest(ctx);
    await answer(of, 'accept');
    await progress(of, 'start');
    await progress(of, 'complete');
    expect(await reopenRequest(ctx, of.id, { reason: 'unfinished' })).toMatchObject({ status: 'in-progress' });
    await progress(of, 'complete');
    clock.advance(REOPEN_DAYS * 24 * 60 + 1);
    await expect(reopenRequest(ctx, of.id, { reason: 'unfinished' })).rejects.toMatchObject({
      code: 'already-happened',
    });
  });

  it('the customer cancels before the start: the contractors are notified, and a free connection is given back', async () => {
    const { id } = await aContractor(ctx);
    const of = await aRequest(ctx, 0, { selectedPlumberIds: [id] });
    await answer(of, 'accept');
    expect(await cancelRequest(ctx, of.id)).toMatchObject({ status: 'cancelled' });
    expect(await of.referral()).toMatchObject({ status: 'withdrawn' });
    await handOver(ctx);
    const again = await aRequest(ctx, 0, { selectedPlumberIds: [id] });
    expect(await answer(again, 'accept')).toMatchObject({ feeDueCents: 0 });
  });

  it('cannot be canceled once the work has started', async () => {
    const of = await aRequest(ctx);
    await answer(of, 'accept');
    await progress(of, 'start');
    await expect(cancelRequest(ctx, of.id)).rejects.toMatchObject({ code: 'already-happened' });
  });
});

describe('the same answer twice', () => {
  it.each(['accept', 'deny', 'propose'] as const)('%s has one effect and the same receipt', async (response) => {
    const of = await aRequest(ctx, 2);
    const more = response === 'propose' ? { proposedDate: '2026-12-04', proposedTime: '14:00', message: 'Fine?' } : {};
    const first = await answer(of, response, more);
    const events = await database.pool.query(
      'select count(*)::int as n from service_request_events where request_id = $1',
      [of.id],
    );
    expect(await answer(of, response, more)).toEqual(first);
    const after = await database.pool.query(
      'select count(*)::int as n from service_request_events where request_id = $1',
      [of.id],
    );
    expect(after.rows).toEqual(events.rows);
  });

  it('a later answer learns what happened', async () => {
    const of = await aRequest(ctx);
    await answer(of, 'accept');
    await expect(answer(of, 'deny')).rejects.toMatchObject({
      code: 'already-happened',
      message: expect.stringContaining('accepted'),
    });
  });

  it('the customer’s too', async () => {
    const of = await aRequest(ctx);
    await propose(of);
    expect(await customer(of, 'approve')).toEqual(await customer(of, 'approve'));
  });
});
