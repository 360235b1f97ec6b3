import { feeFor } from '@plumbline/contract/domains/payments/fee-policy.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { contactOf } from '../../../directory/public.ts';
import { aProvider, intentOf, tell } from '../../../payments/fixtures.ts';
import { sumCharges } from '../../../payments/public.ts';
import { listPayments } from '../../../payments/use-cases/list-payments.ts';
import { setSpendingCap, showSpendingCap } from '../../../payments/use-cases/set-spending-cap.ts';
import { showPaymentDetails } from '../../../payments/use-cases/show-payment-details.ts';
import { aBidder, aRequest, messagesTo, takingPorts } from '../../fixtures.ts';
import { endTurn } from '../../lifecycle/use-cases/end-turn.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { answerAsCustomer } from '../../referrals/use-cases/answer-as-customer.ts';
import { showContactHistory } from '../../referrals/use-cases/show-contact-history.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { showRequest } from '../../requests/use-cases/show-request.ts';
import { aConnection, runMoneyJobs } from '../../testing/fees.ts';

const { db } = await testDatabase();
const clock = testClock();
const provider = aProvider(clock);
const ctx = testContext(db, { clock, ports: { ...takingPorts, payments: provider } });

type ContractorUser = Awaited<ReturnType<typeof aBidder>>;

async function asked({ listing }: ContractorUser) {
  const request = await aRequest(ctx, 0, { selectedPlumberIds: [listing.id] });
  const [serviceRequestId] = request.referralIds;
  if (serviceRequestId === undefined) throw new Error('Nobody was asked');
  const accept = () =>
    answerAsContractor(ctx, { serviceRequestId, contractorId: listing.id, response: 'accept', source: 'web' });
  return { request, serviceRequestId, accept };
}

describe('a spending cap', () => {
  it('refuses the acceptance that would exceed it, says what to do, and changes nothing', async () => {
    const contractorUser = await aBidder(ctx);
    await setSpendingCap(contractorUser.ctx, { cap: 7 });
    await aConnection(ctx, contractorUser.listing.id);
    await aConnection(ctx, contractorUser.listing.id);
    const { request, accept } = await asked(contractorUser);
    await expect(accept()).rejects.toMatchObject({
      code: 'spending-cap',
      message:
        'This connection costs $5.00, and your spending cap of $7.00 a month leaves $2.00. Raise the cap on your account page, or accept again on or after January 1 (Eastern Time).',
    });
    expect((await request.referral()).status).toBe('offered');
    expect(await showSpendingCap(contractorUser.ctx)).toEqual({
      cap: 7,
      spent: 5,
      left: 2,
      month: '2026-12',
      timeZone: 'America/New_York',
    });
    await setSpendingCap(contractorUser.ctx, { cap: 10 });
    expect(await accept()).toMatchObject({ status: 'accepted-unpaid', feeDueCents: 500 });
  });

  it('lets a free connection through at a cap of 0', async () => {
    const contractorUser = await aBidder(ctx);
    await setSpendingCap(contractorUser.ctx, { cap: 0 });
    expect(await (await asked(contractorUser)).accept()).toMatchObject({ status: 'settled' });
    await expect((await asked(contractorUser)).accept()).rejects.toMatchObject({ code: 'spending-cap' });
  });

  it('can’t be exceeded by acceptances in the same instant', async () => {
    const contractorUser = await aBidder(ctx);
    await aConnection(ctx, contractorUser.listing.id);
    await setSpendingCap(contractorUser.ctx, { cap: 10 });
    const requests = await Promise.all(Array.from({ length: 6 }, () => asked(contractorUser)));
    const answers = await Promise.allSettled(requests.map(({ accept }) => accept()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await showSpendingCap(contractorUser.ctx)).toMatchObject({ spent: 10, left: 0 });
  });

  it('no longer counts what lapsed, was canceled, or belongs to another month', async () => {
    const contractorUser = await aBidder(ctx);
    await aConnection(ctx, contractorUser.listing.id);
    await setSpendingCap(contractorUser.ctx, { cap: 5 });
    const first = await aConnection(ctx, contractorUser.listing.id);
    await cancelRequest(ctx, first.request.id);
    const second = await aConnection(ctx, contractorUser.listing.id);
    const { turn } = await second.request.referral();
    const start = clock.now();
    clock.advance(3 * 60);
    await endTurn(ctx, { referralId: second.referralId, turn });
    expect(await showSpendingCap(contractorUser.ctx)).toMatchObject({ spent: 0, left: 5 });
    await aConnection(ctx, contractorUser.listing.id);
    await expect(aConnection(ctx, contractorUser.listing.id)).rejects.toMatchObject({ code: 'spending-cap' });
    clock.set(new Date('2027-01-01T05:00:00Z'));
    await aConnection(ctx, contractorUser.listing.id);
    clock.set(start);
  });

  it('is not told to the customer who approves; the contractor hears what it keeps them from, once', async () => {
    const contractorUser = await aBidder(ctx);
    await aConnection(ctx, contractorUser.listing.id);
    await setSpendingCap(contractorUser.ctx, { cap: 0 });
    const { request, serviceRequestId } = await asked(contractorUser);
    await answerAsContractor(ctx, {
      serviceRequestId,
      contractorId: contractorUser.listing.id,
      response: 'propose',
      proposedDate: '2027-01-10',
      proposedTime: '14:00',
      source: 'web',
    });
    const approval = answerAsCustomer(ctx, { requestId: request.id, action: 'approve' });
    await expect(approval).rejects.toMatchObject({
      code: 'already-happened',
      message: expect.not.stringMatching(/cap|\$/),
    });
    await expect(answerAsCustomer(ctx, { requestId: request.id, action: 'approve' })).rejects.toThrow();
    const told = await messagesTo(ctx, (await contactOf(ctx, contractorUser.listing.id))?.email ?? '');
    const kept = told.filter(({ subject }) => subject.startsWith('Your spending cap is blocking a job'));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.words).toContain('leaves less than the referral fee of $5.00');
    expect(kept[0]?.words).toContain('/account-craftsman');
    expect(await showRequest(ctx, serviceRequestId)).toMatchObject({ status: 'proposed', keptOutByCap: true });
    expect((await request.referral()).status).toBe('proposed');

    await setSpendingCap(contractorUser.ctx, { cap: 50 });
    await answerAsCustomer(ctx, { requestId: request.id, action: 'approve' });
    expect(await showRequest(ctx, serviceRequestId)).toMatchObject({ status: 'accepted-unpaid', keptOutByCap: false });
  });
});

describe('the charges of a contractor', () => {
  /** The possible outcomes of one more accepted connection. */
  const fates = ['pay', 'leave', 'lapse', 'cancel', 'pay-and-cancel'] as const;

  it('shows apart what of a fee went back while the connection stands', async () => {
    const contractorUser = await aBidder(ctx);
    await aConnection(ctx, contractorUser.listing.id);
    const { paymentId } = await aConnection(ctx, contractorUser.listing.id);
    if (paymentId === null) throw new Error('Nothing is due');
    await showPaymentDetails(ctx, paymentId);
    const intentId = intentOf(provider, paymentId);
    await tell(ctx, provider.pay(intentId));
    await runMoneyJobs(ctx);
    await tell(ctx, provider.refundThere(intentId, 150));
    await tell(ctx, provider.refundThere(intentId, 50));
    const { items } = await listPayments(contractorUser.ctx, { limit: 5 });
    expect(items.find(({ status }) => status === 'paid')).toMatchObject({ amount: 5, partRefunded: 2 });
    expect(items.find(({ status }) => status === 'waived')).toMatchObject({ amount: 0, partRefunded: 0 });
  });

  it(
    'agrees with the formula, whatever becomes of the connections',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...fates), { maxLength: 7 }),
          fc.constantFrom(0, 1, 3),
          async (story, freeReferrals) => {
            const at = clock.now();
            const own = { ...ctx, settings: { ...ctx.settings, freeReferrals } };
            const contractorUser = await aBidder(own);
            let [free, charged] = [0, 0];
            for (const fate of story) {
              const connection = await aConnection(own, contractorUser.listing.id);
              const isFree = feeFor(free, own.settings) === 0;
              expect(connection.paymentId === null).toBe(isFree);
              const isPaid = connection.paymentId !== null && fate.startsWith('pay');
              if (isPaid && connection.paymentId !== null) {
                await showPaymentDetails(own, connection.paymentId);
                await tell(own, provider.pay(intentOf(provider, connection.paymentId)));
                await runMoneyJobs(own);
              }
              if (fate.endsWith('cancel')) await cancelRequest(own, connection.request.id);
              if (fate === 'lapse' && !isFree) {
                const { turn, answerBy } = await connection.request.referral();
                // The hours in which the contractor doesn't work are not counted: it may be the next morning.
                if (answerBy !== null) clock.set(answerBy);
                await endTurn(own, { referralId: connection.referralId, turn });
              }
              const counts = !fate.endsWith('cancel') && (fate !== 'lapse' || isFree);
              if (counts && isFree) free += 1;
              else if (counts) charged += 1;
            }
            await runMoneyJobs(own);
            // (acceptances - free ones) times the fee
            const { billingIdentity } = contractorUser.listing;
            expect(await sumCharges(own, billingIdentity)).toEqual({
              acceptances: free + charged,
              cents: charged * 500,
            });
            const actor = { ...contractorUser.ctx, settings: own.settings };
            expect(await showContactHistory(actor)).toMatchObject({ totalCharges: charged * 5 });
            const bill = await listPayments(actor, { limit: 20 });
            expect(bill.items).toHaveLength(story.length);
            const due = bill.items.filter(({ status }) => status === 'paid' || status === 'due');
            expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(charged * 5);
            clock.set(at);
          },
        ),
        { numRuns: 12, examples: [[Array.from({ length: 7 }, () => 'lapse' as const), 0]] },
      );
    },
    patience(120_000),
  );
});
