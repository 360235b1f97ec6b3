import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../kernel/database.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { contactOf } from '../../../directory/public.ts';
import { aKeptCard, aProvider, intentOf, tell } from '../../../payments/fixtures.ts';
import { knownDecline } from '../../../payments/ports.ts';
import { carryOutCharge } from '../../../payments/public.ts';
import { keepingCards } from '../../../payments/testing/kept-card.ts';
import { forgetCard, removeKeptCard, setCardConsent } from '../../../payments/use-cases/keep-card.ts';
import { setSpendingCap } from '../../../payments/use-cases/set-spending-cap.ts';
import { showPaymentDetails } from '../../../payments/use-cases/show-payment-details.ts';
import { aBidder, handOver, messagesTo, takingPorts } from '../../fixtures.ts';
import { endTurn } from '../../lifecycle/use-cases/end-turn.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { aSilentConnection, runMoneyJobs } from '../../testing/fees.ts';
import { payersIn } from '../../testing/kept-card.ts';
import { showReferralPayment } from './show-referral-payment.ts';

const database = await testDatabase();
/** Two pools simulate two processes, which share only the database. */
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const clock = testClock();
const provider = keepingCards(aProvider(clock));
const ports = { ...takingPorts, payments: provider };
const ctx = testContext(database.db, { clock, ports });
const there = testContext(other.db, { clock, ports });

const { aPayer, asked } = payersIn(ctx);

const chargedFor = async (paymentId: Parameters<typeof intentOf>[1]) =>
  provider.charged.filter(({ intentId }) => intentId === intentOf(provider, paymentId));
const lettersTo = async (contractorId: Parameters<typeof contactOf>[1]) => {
  await handOver(ctx);
  return messagesTo(ctx, (await contactOf(ctx, contractorId))?.email ?? '');
};
const chargesAsked = async (paymentId: string) =>
  (await database.pool.query('select status from card_charges where payment_id = $1', [paymentId])).rows;
const refundsOf = async (paymentId: string) =>
  (await ctx.db.execute<{ status: string }>(sql`select status from refunds where payment_id = ${paymentId}`)).rows;

describe('a charge of a kept card', () => {
  it.each(['before', 'after'] as const)('is repeated after a failure %s the bank, and made once', async (fault) => {
    const { accept, paymentId, request } = await asked(await aPayer());
    await accept();
    const id = await paymentId();
    provider.failNextCard(fault);
    await expect(carryOutCharge(ctx, { paymentId: id })).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    expect((await request.referral()).status).toBe('accepted-unpaid');
    await runMoneyJobs(ctx);
    expect(await chargedFor(id)).toHaveLength(1);
    expect((await request.referral()).status).toBe('settled');
  });

  it('that the webhook reports first is settled once', async () => {
    const { accept, paymentId, request } = await asked(await aPayer());
    await accept();
    const id = await paymentId();
    provider.failNextCard('after');
    await expect(carryOutCharge(ctx, { paymentId: id })).rejects.toThrow();
    const intent = provider.intent(intentOf(provider, id));
    const event = { id: `evt_${id}`, at: clock.now(), type: 'intent', intent } as const;
    await Promise.all([tell(ctx, event), tell(there, event)]);
    await runMoneyJobs(ctx);
    expect(await chargesAsked(id)).toEqual([{ status: 'charged' }]);
    expect((await request.referral()).status).toBe('settled');
    expect(await refundsOf(id)).toEqual([]);
  });

  it.each([
    ['insufficient_funds', 'Your card has insufficient funds.'],
    ['authentication_required', 'Your bank wants you to confirm this payment yourself.'],
  ] as const)('that ends with %s leads to the payment page, in plain words', async (code, words) => {
    const payer = await aPayer();
    const { accept, paymentId, request, view } = await asked(payer);
    await accept();
    provider.chargesEnd(knownDecline(code));
    await runMoneyJobs(ctx);
    provider.chargesEnd(null);
    expect(await view()).toMatchObject({
      status: 'accepted-unpaid',
      declined: words,
      paymentUrl: expect.stringContaining('/payment?'),
    });
    const letters = (await lettersTo(payer.contractorId)).filter(({ words: said }) => said.includes(words));
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your card was not charged \$5\.00/),
    ]);
    const id = await paymentId();
    await showPaymentDetails(ctx, id);
    await tell(ctx, provider.pay(intentOf(provider, id)));
    await runMoneyJobs(ctx);
    expect((await request.referral()).status).toBe('settled');
    expect(await chargedFor(id)).toEqual([]);
  });

  it('finds a card that was removed meanwhile, and charges nothing', async () => {
    const payer = await aPayer();
    const { accept, paymentId, view } = await asked(payer);
    await accept();
    await removeKeptCard(payer.ctx);
    await forgetCard(ctx, { customerId: `cus_${payer.cardId}` });
    await runMoneyJobs(ctx);
    expect(await view()).toMatchObject({
      status: 'accepted-unpaid',
      declined: 'Your kept card had been removed.',
    });
    expect(await chargedFor(await paymentId())).toEqual([]);
  });

  it('was agreed to when the job was accepted: consent withdrawn later stops only what is accepted later', async () => {
    const payer = await aPayer();
    const [first, second] = [await asked(payer), await asked(payer)];
    await first.accept();
    await setCardConsent(payer.ctx, { consent: false });
    expect(await second.accept()).toMatchObject({ feeDueCents: 500 });
    await runMoneyJobs(ctx);
    expect((await first.request.referral()).status).toBe('settled');
    expect((await second.request.referral()).status).toBe('accepted-unpaid');
  });

  it('charges nothing for a job that ended before it', async () => {
    const payer = await aPayer();
    const jobs = [await asked(payer), await asked(payer), await asked(payer)] as const;
    for (const { accept } of jobs) await accept();
    const [taken, cancelled, lapsed] = jobs;
    const { serviceRequestId, contractorId } = taken;
    await answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'deny', source: 'web' });
    await cancelRequest(ctx, cancelled.request.id);
    const { answerBy, turn } = await lapsed.request.referral();
    const now = clock.now();
    if (answerBy !== null) clock.set(answerBy);
    await endTurn(ctx, { referralId: lapsed.serviceRequestId, turn });
    const before = provider.charged.length;
    await runMoneyJobs(ctx);
    clock.set(now);
    expect(provider.charged.length).toBe(before);
    for (const { paymentId } of jobs) expect(await chargesAsked(await paymentId())).toEqual([{ status: 'void' }]);
  });

  it('that reaches the bank just before the job ends is given back', async () => {
    const { accept, paymentId, request } = await asked(await aPayer());
    await accept();
    const id = await paymentId();
    provider.failNextCard('after');
    await expect(carryOutCharge(ctx, { paymentId: id })).rejects.toThrow();
    await cancelRequest(ctx, request.id);
    await runMoneyJobs(ctx);
    expect(await chargedFor(id)).toHaveLength(1);
    expect(await refundsOf(id)).toEqual([{ status: 'succeeded' }]);
  });

  it('keeps the payment page waiting, but not for longer than ten minutes', async () => {
    const { accept, paymentId, request } = await asked(await aPayer());
    await accept();
    const id = await paymentId();
    await expect(showPaymentDetails(ctx, id)).rejects.toMatchObject({ code: 'already-happened' });
    clock.advance(11);
    expect(await showPaymentDetails(ctx, id)).toMatchObject({ paymentId: id });
    await runMoneyJobs(ctx);
    expect(await chargedFor(id)).toEqual([]);
    expect(await chargesAsked(id)).toEqual([{ status: 'void' }]);
    await tell(ctx, provider.pay(intentOf(provider, id)));
    await runMoneyJobs(ctx);
    expect((await request.referral()).status).toBe('settled');
  });
});
