import { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { type ARequest, aRequest, signedInAs, takingPorts } from '../../fixtures.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { listCustomerProjects, listCustomerServiceRequests } from './list-customer-requests.ts';
import { reportProgress } from './report-progress.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
const page = PageQuery.parse({});

/** Returns a request to two contractors with its standing, which is the same in both lists. */
async function twoAsked() {
  const customer = await signedInAs(ctx, 'customer');
  const contractors = [await aContractor(ctx), await aContractor(ctx)];
  const request = await aRequest(customer, 0, { selectedPlumberIds: contractors.map(({ id }) => id) });
  const standing = async () => {
    const [project] = (await listCustomerProjects(customer, page)).items;
    const [listed] = (await listCustomerServiceRequests(customer, page)).items;
    expect(listed?.standing).toEqual(project?.standing);
    return project?.standing;
  };
  return { request, contractors, standing };
}

const answer = (request: ARequest, nth: number, given: object) => {
  const [serviceRequestId, contractorId] = [request.referralIds[nth], request.contractorIds[nth]];
  if (serviceRequestId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
  return answerAsContractor(ctx, { serviceRequestId, contractorId, source: 'web', response: 'accept', ...given });
};

it('names who is asked, the waiting proposal with its time and deadline, and then who has the job', async () => {
  const { request, contractors, standing } = await twoAsked();
  expect(await standing()).toMatchObject({
    step: 'wait-for-answer',
    asked: 2,
    thinking: 2,
    contractor: null,
    until: (await request.referral(0)).answerBy?.toISOString(),
  });

  await answer(request, 0, { response: 'propose', proposedDate: '2026-12-03', proposedTime: '14:30' });
  const proposed = await request.referral(0);
  expect(await standing()).toMatchObject({
    step: 'answer-proposal',
    thinking: 1,
    contractor: { companyName: contractors[0]?.companyName },
    responseId: proposed.proposalId,
    proposedTime: { date: '2026-12-03', time: '14:30' },
    until: proposed.answerBy?.toISOString(),
  });

  await answer(request, 1, { response: 'accept' });
  expect(await standing()).toMatchObject({
    step: 'wait-for-call',
    contractor: { companyName: contractors[1]?.companyName },
    responseId: null,
    until: null,
  });
});

it('asks for the next contractor once all have declined', async () => {
  const { request, standing } = await twoAsked();
  await answer(request, 0, { response: 'deny' });
  await answer(request, 1, { response: 'deny' });
  expect(await standing()).toMatchObject({ step: 'ask-next', asked: 2, thinking: 0, contractor: null });
});

it('says until when a completion can be objected to, and nothing after that', async () => {
  const { request, standing } = await twoAsked();
  await answer(request, 0, { response: 'accept' });
  const [[referralId], [contractorId]] = [request.referralIds, request.contractorIds];
  if (referralId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
  await reportProgress(ctx, { referralId, contractorId, step: 'start' });
  await reportProgress(ctx, { referralId, contractorId, step: 'complete' });
  const completedAt = (await request.request()).completedAt?.getTime() ?? 0;
  const until = new Date(completedAt + 7 * 86_400_000);
  expect(await standing()).toMatchObject({ step: 'check-work', until: until.toISOString() });
  clock.set(new Date(until.getTime() + 1));
  expect(await standing()).toMatchObject({ step: 'nothing', until: null });
});
