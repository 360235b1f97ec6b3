import { IDLE_DAYS, MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { ProposalForm } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { OpportunityId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '../../../../kernel/context.ts';
import { openDatabase } from '../../../../kernel/database.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { findBestMatches } from '../../../directory/use-cases/find-best-matches.ts';
import { aBidder, anOpenRequest, type Bidder, handOver, messagesTo, signedInAs, takingPorts } from '../../fixtures.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { endIdleRequest } from '../../lifecycle/use-cases/end-idle-request.ts';
import { listOpportunities } from '../../opportunities/use-cases/list-opportunities.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import {
  compareProposals,
  listCustomerProjects,
  listDisclosures,
} from '../../requests/use-cases/list-customer-requests.ts';
import { reportProgress } from '../../requests/use-cases/report-progress.ts';
import { trackRequest } from '../../requests/use-cases/track-request.ts';
import { answerAsCustomer } from './answer-as-customer.ts';
import { listActiveProjects, listContractorBids } from './list-contractor-work.ts';
import { submitProposal } from './submit-proposal.ts';
import { withdrawBid } from './withdraw-bid.ts';

const database = await testDatabase();
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
const elsewhere = (of: Context): Context => ({ ...of, db: other.db });
const page = PageQuery.parse({});

const propose = (contractorUser: Bidder, projectId: OpportunityId, given: Record<string, unknown> = {}) =>
  submitProposal(
    contractorUser.ctx,
    ProposalForm.parse({ projectId, bidAmount: 450, proposalDetails: 'New trap and seals, same day.', ...given }),
    null,
  );
const approve = async (customer: Context, requestId: ServiceRequestId) => {
  const [first] = await compareProposals(customer, requestId);
  return answerAsCustomer(customer, { requestId, responseId: first?.responseId, action: 'approve' });
};
const statusOf = async (id: ServiceRequestId) => (await loadCase(ctx, id, false))?.request.status;

/** Data that must never reach a contractor before the fee is settled. */
const CANARIES = ['Delgado', '555-0177', '5025550177', 'ana.delgado', '1127 Cherokee'];
const tells = (text: string) => CANARIES.filter((canary) => text.toLowerCase().includes(canary.toLowerCase()));

describe('a request that contractors may come to', () => {
  it('asks nobody, and is seen by contractors of its trade nearby, with reasons and without who asks', async () => {
    const { id, opportunityId } = await anOpenRequest(ctx, {
      budgetMin: 200,
      budgetMax: '600',
      description: 'Sink drips. Call Ana Delgado at (502) 555-0177 or ana.delgado@example.com, 1127 Cherokee Rd.',
    });
    const near = await aBidder(ctx);
    const { items } = await listOpportunities(near.ctx, page);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      id: opportunityId,
      title: 'Sink drips',
      location: 'Louisville, KY 40204',
      budgetMin: 200,
      budgetMax: 600,
      deadline: '2026-12-03',
      urgency: 'medium',
    });
    expect(items[0]?.matchScore).toBe(items[0]?.matchReasons.reduce((sum, { points }) => sum + points, 0));
    expect(tells(JSON.stringify(items))).toEqual([]);
    expect(JSON.stringify(items)).not.toContain(id);
    const electrician = await aBidder(ctx, { trades: ['electrical'] });
    const far = await aBidder(ctx, { latitude: 36.1627, longitude: -86.7816 });
    for (const { ctx: own } of [electrician, far]) expect((await listOpportunities(own, page)).items).toEqual([]);
    await cancelRequest(ctx, id);
    expect((await listOpportunities(near.ctx, page)).items).toEqual([]);
  });

  it('is tracked by its customer without any mention of contractors', async () => {
    const { id, opportunityId } = await anOpenRequest(ctx);
    const { statusMessage, timeline } = await trackRequest(ctx, id);
    expect(statusMessage).toBe('Your request has been submitted and contractors near you can send proposals.');
    expect(timeline[0]?.message).toBe(statusMessage);
    expect(timeline.map(({ status }) => status)).not.toContain('contractors-notified');
    await propose(await aBidder(ctx), opportunityId);
    expect((await trackRequest(ctx, id)).statusMessage).toBe('1 contractor has responded to your request.');
    await cancelRequest(ctx, id);
  });

  it(`ends after ${IDLE_DAYS} days without a proposal, and not as declined`, async () => {
    const { id } = await anOpenRequest(ctx);
    clock.advance(14 * 24 * 60 + 1);
    await endIdleRequest(ctx, id);
    expect(await statusOf(id)).toBe('expired');
    clock.advance(-14 * 24 * 60 - 1);
  });

  it('is the customer’s project, whose proposals are compared; the cheaper one is first', async () => {
    const customer = await signedInAs(ctx, 'customer');
    const { id, opportunityId } = await anOpenRequest(customer);
    expect((await listCustomerProjects(customer, page)).items).toMatchObject([
      { id, status: 'planning', proposals: 0 },
    ]);
    const [one, two] = [await aBidder(ctx), await aBidder(ctx)];
    await propose(one, opportunityId, { bidAmount: 500 });
    await propose(two, opportunityId, { bidAmount: '350.50', proposedDate: '2026-12-03', proposedTime: '2:30 PM' });
    expect((await listCustomerProjects(customer, page)).items).toMatchObject([
      { id, status: 'finding_craftsman', proposals: 2, openToProposals: true },
    ]);
    expect(await compareProposals(customer, id)).toMatchObject([
      { companyName: two.listing.companyName, amount: 350.5, proposedTime: '14:30', status: 'proposed' },
      { companyName: one.listing.companyName, amount: 500, proposedTime: null, status: 'proposed' },
    ]);
    await expect(compareProposals(await signedInAs(ctx, 'customer'), id)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a proposal', () => {
  it(`reaches the customer, and is changed at most ${MAX_PROPOSAL_CHANGES} times; one more takes it back`, async () => {
    const { id, opportunityId } = await anOpenRequest(ctx, { customerEmail: 'four.changes@example.com' });
    const contractorUser = await aBidder(ctx);
    await propose(contractorUser, opportunityId);
    expect(await propose(contractorUser, opportunityId)).toMatchObject({ proposal: { changesUsed: 0 } });
    for (let change = 1; change <= MAX_PROPOSAL_CHANGES; change += 1) {
      await propose(contractorUser, opportunityId, { bidAmount: 450 + change });
    }
    await handOver(ctx);
    const mails = await messagesTo(ctx, 'four.changes@example.com');
    expect(mails.filter(({ subject }) => subject.includes('sent a proposal'))).toHaveLength(1 + MAX_PROPOSAL_CHANGES);
    expect(mails.some(({ words }) => words.includes(`$${450 + MAX_PROPOSAL_CHANGES}.00`))).toBe(true);
    expect(await propose(contractorUser, opportunityId, { bidAmount: 490 })).toMatchObject({ status: 'withdrawn' });
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('needs a listing and an open request', async () => {
    const { id, opportunityId } = await anOpenRequest(ctx);
    const nobody = { ...(await aBidder(ctx)), ctx: await signedInAs(ctx, 'craftsman') };
    await expect(propose(nobody, opportunityId)).rejects.toMatchObject({ code: 'not-found' });
    const contractorUser = await aBidder(ctx);
    await expect(propose(contractorUser, id as unknown as OpportunityId)).rejects.toMatchObject({ code: 'not-found' });
    await cancelRequest(ctx, id);
    await expect(propose(contractorUser, opportunityId)).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('is withdrawn by its contractor alone, and then rejected by nobody', async () => {
    const customer = await signedInAs(ctx, 'customer');
    const { id, opportunityId } = await anOpenRequest(customer);
    const [contractorUser, rival] = [await aBidder(ctx), await aBidder(ctx)];
    const bid = await propose(contractorUser, opportunityId);
    await expect(withdrawBid(rival.ctx, bid.id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await withdrawBid(contractorUser.ctx, bid.id)).toMatchObject({ status: 'withdrawn', canWithdraw: false });
    expect(await withdrawBid(contractorUser.ctx, bid.id)).toMatchObject({ status: 'withdrawn' });
    await expect(approve(customer, id)).rejects.toMatchObject({ code: 'already-happened' });
    expect(await propose(rival, opportunityId)).toMatchObject({ status: 'pending' });
  });

  it('that is accepted becomes an active project with its next steps; who asks is known from then on', async () => {
    const customer = await signedInAs(ctx, 'customer');
    const { id, opportunityId } = await anOpenRequest(customer);
    const [contractorUser, rival] = [await aBidder(ctx, { maxOpenJobs: 1 }), await aBidder(ctx)];
    await propose(contractorUser, opportunityId, { bidAmount: 300 });
    await propose(rival, opportunityId, { bidAmount: 400 });
    expect(tells(JSON.stringify(await listContractorBids(contractorUser.ctx, page)))).toEqual([]);
    expect((await listDisclosures(customer, page)).items).toEqual([]);
    await approve(customer, id);
    expect((await listContractorBids(rival.ctx, page)).items).toMatchObject([{ status: 'rejected' }]);
    expect((await listContractorBids(contractorUser.ctx, page)).items).toMatchObject([
      { status: 'accepted', bidAmount: 300 },
    ]);
    const [job] = (await listActiveProjects(contractorUser.ctx, page)).items;
    expect(job).toMatchObject({ nextStep: 'start', customer: { name: 'Ana Delgado' } });
    expect((await listDisclosures(customer, page)).items).toMatchObject([
      { companyName: contractorUser.listing.companyName, at: clock.now().toISOString() },
    ]);
    const search = { trade: 'plumbing', latitude: 38.25, longitude: -85.76, exclude: [], limit: 50 } as const;
    const found = async () => (await findBestMatches(ctx, search)).some((one) => one.id === contractorUser.listing.id);
    expect(await found()).toBe(false);
    const { opportunityId: next } = await anOpenRequest(ctx);
    await expect(propose(contractorUser, next)).rejects.toMatchObject({ message: expect.stringMatching(/1 open job/) });
    if (!job) throw new Error('No job');
    await reportProgress(contractorUser.ctx, { referralId: job.id, contractorId: job.contractorId, step: 'start' });
    expect((await listActiveProjects(contractorUser.ctx, page)).items).toMatchObject([{ nextStep: 'complete' }]);
    await reportProgress(contractorUser.ctx, { referralId: job.id, contractorId: job.contractorId, step: 'complete' });
    expect((await listActiveProjects(contractorUser.ctx, page)).items).toEqual([]);
    expect(await found()).toBe(true);
  });

  it('whose fee is due freezes the others, hides the customer still, and keeps newcomers out', async () => {
    const customer = await signedInAs(ctx, 'customer');
    const contractorUser = await aBidder(ctx);
    for (const round of ['free', 'due'] as const) {
      const { id, opportunityId } = await anOpenRequest(customer);
      const [rival, late] = [await aBidder(ctx), await aBidder(ctx)];
      await propose(contractorUser, opportunityId, { bidAmount: 300 });
      const bid = await propose(rival, opportunityId, { bidAmount: 400 });
      const receipt = await approve(customer, id);
      // The newer of the two jobs is listed first.
      clock.advance(1);
      if (round === 'free') continue;
      expect(receipt.message).toMatch(/as soon as the contractor has settled/);
      expect((await listContractorBids(rival.ctx, page)).items).toMatchObject([
        { status: 'pending', canWithdraw: false },
      ]);
      await expect(withdrawBid(rival.ctx, bid.id)).rejects.toMatchObject({ code: 'already-happened' });
      await expect(propose(late, opportunityId)).rejects.toMatchObject({ code: 'already-happened' });
      const [job] = (await listActiveProjects(contractorUser.ctx, page)).items;
      expect(job).toMatchObject({ nextStep: 'pay', customer: null, paymentUrl: expect.stringContaining('/payment?') });
      expect(tells(JSON.stringify(job))).toEqual([]);
    }
  });
});

describe('two processes at the same instant', () => {
  const rounds = Array.from({ length: 8 }, (_, round) => round + 1);

  it.each(rounds)('the same proposal twice is one (round %d)', async () => {
    const { id, opportunityId } = await anOpenRequest(ctx);
    const contractorUser = await aBidder(ctx);
    const again = { ...contractorUser, ctx: elsewhere(contractorUser.ctx) };
    const bids = await Promise.all([propose(contractorUser, opportunityId), propose(again, opportunityId)]);
    expect(new Set(bids.map((bid) => bid.id)).size).toBe(1);
    expect((await loadCase(ctx, id, false))?.referrals).toMatchObject([{ proposals: 1 }]);
  });

  it.each(rounds)('of two approvals one wins (round %d)', async () => {
    const customer = await signedInAs(ctx, 'customer');
    const { id, opportunityId } = await anOpenRequest(customer);
    for (const contractorUser of [await aBidder(ctx), await aBidder(ctx)]) await propose(contractorUser, opportunityId);
    // Both load the page before either answers.
    const [first, second] = await compareProposals(customer, id);
    const results = await Promise.allSettled([
      answerAsCustomer(customer, { requestId: id, responseId: first?.responseId, action: 'approve' }),
      answerAsCustomer(elsewhere(customer), { requestId: id, responseId: second?.responseId, action: 'approve' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const statuses = (await loadCase(ctx, id, false))?.referrals.map(({ status }) => status).sort();
    expect(statuses).toEqual(['lost', 'settled']);
  });

  it.each(rounds)('a proposal against a cancellation: none stays open (round %d)', async () => {
    const { id, opportunityId } = await anOpenRequest(ctx);
    await Promise.allSettled([propose(await aBidder(ctx), opportunityId), cancelRequest(elsewhere(ctx), id)]);
    const opened = await loadCase(ctx, id, false);
    expect(opened?.request.status).toBe('cancelled');
    expect(opened?.referrals.every(({ status }) => status === 'withdrawn')).toBe(true);
  });
});

describe('lists', () => {
  it('are read page by page, each item once, newest first', async () => {
    const contractorUser = await aBidder(ctx, {
      trades: ['hvac'],
      latitude: 61.2181,
      longitude: -149.9003,
    });
    const anchorage = { workType: 'hvac', city: 'Anchorage', state: 'AK', zipCode: '99501' };
    for (let count = 0; count < 7; count++) {
      await anOpenRequest(ctx, anchorage);
      if (count % 3 === 0) clock.advance(1);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await listOpportunities(contractorUser.ctx, { limit: 3, cursor });
      seen.push(...items.map(({ id }) => id));
      cursor = next === null ? undefined : Buffer.from(JSON.stringify(next)).toString('base64url');
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
    await expect(listOpportunities(contractorUser.ctx, { limit: 3, cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });
});
