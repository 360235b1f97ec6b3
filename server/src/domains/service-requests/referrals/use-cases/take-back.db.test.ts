import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { aProvider, intentOf, tell } from '../../../payments/fixtures.ts';
import { latestConnections } from '../../../payments/public.ts';
import { showPaymentDetails } from '../../../payments/use-cases/show-payment-details.ts';
import { showReferralPayment } from '../../connections/use-cases/show-referral-payment.ts';
import { type ARequest, aRequest, messagesTo, takingPorts } from '../../fixtures.ts';
import { showRequest } from '../../requests/use-cases/show-request.ts';
import { trackRequest } from '../../requests/use-cases/track-request.ts';
import { aConnection, aDueConnection, runMoneyJobs } from '../../testing/fees.ts';
import { answerAsContractor } from './answer-as-contractor.ts';

const { db } = await testDatabase();
const clock = testClock();
const provider = aProvider(clock);
const ctx = testContext(db, { clock, ports: { ...takingPorts, payments: provider } });

const answer = (request: ARequest, index: number, response: 'accept' | 'deny', message?: string) => {
  const [serviceRequestId, contractorId] = [request.referralIds[index], request.contractorIds[index]];
  if (serviceRequestId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
  return answerAsContractor(ctx, { serviceRequestId, contractorId, response, source: 'web', message });
};

const refundsOf = async (paymentId: string | null) =>
  (await db.execute<{ status: string }>(sql`select status from refunds where payment_id = ${paymentId}`)).rows;

describe('a contractor who takes an acceptance back before paying', () => {
  it('is charged nothing, and can no longer pay or accept', async () => {
    const { request, referralId, contractorId, paymentId } = await aDueConnection(ctx);
    const receipt = await answer(request, 0, 'deny');
    expect(receipt).toMatchObject({ status: 'denied', message: 'Your acceptance was taken back. Nothing is charged.' });
    expect(await showRequest(ctx, referralId)).toMatchObject({ status: 'denied', takenBack: true, paymentUrl: null });
    await expect(showPaymentDetails(ctx, paymentId)).rejects.toMatchObject({ code: 'already-happened' });
    expect(await showReferralPayment(ctx, referralId, contractorId)).toMatchObject({ status: 'ended', details: null });
    await expect(answer(request, 0, 'accept')).rejects.toMatchObject({
      code: 'already-happened',
      message: 'The acceptance was taken back. Nothing is charged.',
    });
    const { rows } = await db.execute(sql`select status from referral_fees where referral_id = ${referralId}`);
    expect(rows).toEqual([{ status: 'returned' }]);
  });

  it('says so once: the same again has no further effect and the same receipt', async () => {
    const { request } = await aDueConnection(ctx);
    const first = await answer(request, 0, 'deny');
    expect(await answer(request, 0, 'deny')).toEqual(first);
    const record = await trackRequest(ctx, request.id);
    expect(record.history.filter(({ text }) => text.endsWith('took back their acceptance'))).toHaveLength(1);
  });

  it('gives the others back the time they were on hold, and the customer is notified', async () => {
    const customerEmail = `kept${crypto.randomUUID()}@example.com`;
    const contractor = await aContractor(ctx);
    await aConnection(ctx, contractor.id);
    const other = await aContractor(ctx);
    const request = await aRequest(ctx, 0, { selectedPlumberIds: [contractor.id, other.id], customerEmail });
    const before = await request.referral(1);
    await answer(request, 0, 'accept');
    expect((await request.referral(1)).frozenAt).not.toBeNull();
    clock.advance(20);
    await answer(request, 0, 'deny', 'My van broke down');
    const after = await request.referral(1);
    expect(after).toMatchObject({ status: 'offered', frozenAt: null });
    expect((after.answerBy?.getTime() ?? 0) - (before.answerBy?.getTime() ?? 0)).toBe(20 * 60_000);
    const letters = await messagesTo(ctx, customerEmail);
    const last = letters.find(({ subject }) =>
      subject.includes(`${contractor.companyName} can't take the job after all`),
    );
    expect(last?.words).toContain('Your request is still with the others.');
    expect(last?.words).toContain('My van broke down');
  });

  it('was the last one: the customer can ask the next', async () => {
    const { request } = await aDueConnection(ctx);
    await answer(request, 0, 'deny');
    expect(await trackRequest(ctx, request.id)).toMatchObject({ status: 'contractors-notified', offersNext: true });
  });

  it('gets back at once any payment that arrives afterwards', async () => {
    const connection = await aDueConnection(ctx, { email: `late${crypto.randomUUID()}@example.com` });
    await showPaymentDetails(ctx, connection.paymentId);
    const paid = provider.pay(intentOf(provider, connection.paymentId));
    await answer(connection.request, 0, 'deny');
    await tell(ctx, paid);
    await runMoneyJobs(ctx);
    expect(await refundsOf(connection.paymentId)).toEqual([{ status: 'succeeded' }]);
    expect((await connection.request.referral()).status).toBe('denied');
  });

  it('hears that what came in at the same instant goes back', async () => {
    const email = `same${crypto.randomUUID()}@example.com`;
    const connection = await aDueConnection(ctx, { email });
    await showPaymentDetails(ctx, connection.paymentId);
    await tell(ctx, provider.pay(intentOf(provider, connection.paymentId)));
    await answer(connection.request, 0, 'deny');
    await runMoneyJobs(ctx);
    expect(await refundsOf(connection.paymentId)).toEqual([{ status: 'succeeded' }]);
    expect((await messagesTo(ctx, email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Your payment is being refunded'),
    );
  });

  it('can’t undo a connection that is made', async () => {
    const connection = await aDueConnection(ctx);
    await showPaymentDetails(ctx, connection.paymentId);
    await tell(ctx, provider.pay(intentOf(provider, connection.paymentId)));
    await runMoneyJobs(ctx);
    await expect(answer(connection.request, 0, 'deny')).rejects.toMatchObject({ code: 'already-happened' });
    expect(await refundsOf(connection.paymentId)).toEqual([]);
  });

  it('has not had a connection: it does not count among the last ones when a bad one is reported', async () => {
    const contractor = await aContractor(ctx);
    const first = await aConnection(ctx, contractor.id);
    const second = await aConnection(ctx, contractor.id);
    await answer(second.request, 0, 'deny');
    const { rows } = await db.execute<{ billing_identity: string }>(
      sql`select billing_identity from referral_fees where referral_id = ${first.referralId}`,
    );
    expect(await latestConnections(ctx, rows[0]?.billing_identity ?? '', 10)).toEqual([first.referralId]);
  });
});
