import { IDLE_DAYS, MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { contactOf } from '../../../directory/public.ts';
import { type ARequest, aRequest, takingPorts } from '../../fixtures.ts';
import { endIdleRequest } from '../../lifecycle/use-cases/end-idle-request.ts';
import { endTurn } from '../../lifecycle/use-cases/end-turn.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { cancelRequest } from './cancel-request.ts';
import { trackRequest } from './track-request.ts';

const { db } = await testDatabase();

/** Creates a request to several contractors, with its clock and each contractor's possible answers. */
async function asked(contractors = 1) {
  const clock = testClock();
  const ctx = testContext(db, { clock, ports: takingPorts });
  const request: ARequest = await aRequest(ctx, contractors);
  const linkOf = (index: number) => {
    const [serviceRequestId, contractorId] = [request.referralIds[index], request.contractorIds[index]];
    if (serviceRequestId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
    return { serviceRequestId, contractorId, source: 'web' } as const;
  };
  const deny = (index = 0) => answerAsContractor(ctx, { ...linkOf(index), response: 'deny' });
  const propose = (proposedTime: string) =>
    answerAsContractor(ctx, { ...linkOf(0), response: 'propose', proposedDate: '2026-12-04', proposedTime });
  const company = (await contactOf(ctx, linkOf(0).contractorId))?.companyName ?? '';
  return { ctx, clock, request, company, deny, propose, track: () => trackRequest(ctx, request.id) };
}

describe('the banner', () => {
  it('says that contractors were notified while one of them can answer, and not after the last has denied', async () => {
    const { deny, track, company } = await asked();
    expect((await track()).statusMessage).toBe('Local contractors have been notified of your request.');
    await deny();
    const record = await track();
    expect(record).toMatchObject({ status: 'contractors-notified', statusMessage: `${company} can't take the job.` });
    // The step was reached, so the timeline keeps its sentence.
    expect(record.timeline.map(({ message }) => message)).toContain(
      'Local contractors have been notified of your request.',
    );
  });

  it('speaks of all when several were asked and none is left', async () => {
    const { deny, track } = await asked(2);
    await deny(0);
    expect((await track()).statusMessage).toBe('1 contractor has responded to your request.');
    await deny(1);
    expect((await track()).statusMessage).toBe('None of the 2 contractors you asked has the job.');
  });

  it('says that the time to answer ran out', async () => {
    const { ctx, clock, request, track, company } = await asked();
    const { id: referralId, turn, answerBy } = await request.referral();
    clock.set(answerBy ?? clock.now());
    await endTurn(ctx, { referralId, turn });
    expect((await track()).statusMessage).toBe(`${company} did not answer in time.`);
  });
});

describe('a request that has ended says why', () => {
  it('is canceled by its customer', async () => {
    const { ctx, request } = await asked();
    expect(await cancelRequest(ctx, request.id)).toMatchObject({ endedBecause: 'You canceled it.' });
  });

  it('ends with one change too many', async () => {
    const { propose, track, company } = await asked();
    for (let hour = 8; hour <= 9 + MAX_PROPOSAL_CHANGES; hour += 1)
      await propose(`${String(hour).padStart(2, '0')}:00`);
    expect(await track()).toMatchObject({
      status: 'cancelled',
      endedBecause: `${company} changed the proposed time more than ${MAX_PROPOSAL_CHANGES} times, and nobody else was being asked.`,
    });
  });

  it('has been denied by all, or had nobody, for too long', async () => {
    const { ctx, clock, request, deny, track } = await asked();
    await deny();
    expect((await track()).endedBecause).toBeNull();
    clock.advance(IDLE_DAYS * 1440 + 1);
    await endIdleRequest(ctx, request.id);
    expect(await track()).toMatchObject({
      status: 'declined',
      statusMessage: 'Every contractor who was asked has declined.',
      endedBecause: `Nobody else was asked within ${IDLE_DAYS} days.`,
    });
  });
});
