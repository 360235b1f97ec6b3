import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../../kernel/context.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aProvider, intentOf, tell } from '../../../payments/fixtures.ts';
import { balances } from '../../../payments/store/ledger.ts';
import { refundAsOperator } from '../../../payments/use-cases/refund-as-operator.ts';
import { showPaymentDetails } from '../../../payments/use-cases/show-payment-details.ts';
import { messagesTo, signedInAs, takingPorts } from '../../fixtures.ts';
import { endTurn } from '../../lifecycle/use-cases/end-turn.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { showRequest } from '../../requests/use-cases/show-request.ts';
import { type AConnection, aDueConnection, runMoneyJobs } from '../../testing/fees.ts';
import { settlePayment } from './settle-payment.ts';
import { checkReferralPayment, showReferralPayment } from './show-referral-payment.ts';

const { db } = await testDatabase();
const clock = testClock();
const provider = aProvider(clock);
const ctx = testContext(db, { clock, ports: { ...takingPorts, payments: provider } });

/** Returns a connection whose fee is due, with the provider's side of its payment. */
async function due() {
  const connection = await aDueConnection(ctx, { email: `fee${crypto.randomUUID()}@example.com` });
  const { clientSecret } = await showPaymentDetails(ctx, connection.paymentId);
  return { ...connection, clientSecret, intentId: intentOf(provider, connection.paymentId) };
}

const view = ({ referralId, contractorId }: AConnection) => showReferralPayment(ctx, referralId, contractorId);

async function deadline(connection: AConnection): Promise<void> {
  const { turn, answerBy } = await connection.request.referral();
  if (answerBy !== null && answerBy > clock.now()) clock.set(new Date(answerBy.getTime() + 1000));
  await endTurn(ctx, { referralId: connection.referralId, turn });
}

const books = async (from: Context = ctx): Promise<Record<string, number>> =>
  Object.fromEntries((await balances(from)).map(({ account, cents }) => [account, cents]));

/** Returns the changes of the accounts' balances during a test, in cents. */
async function moved(story: () => Promise<void>): Promise<Record<string, number>> {
  const before = await books();
  await story();
  const after = await books();
  return Object.fromEntries(
    Object.entries(after)
      .map(([account, cents]) => [account, cents - (before[account] ?? 0)] as const)
      .filter(([, cents]) => cents !== 0),
  );
}

const refundsOf = async (paymentId: string) =>
  (
    await db.execute<{ status: string; reason: string }>(sql`
      select status, reason from refunds where payment_id = ${paymentId}`)
  ).rows;

describe('a fee that is due', () => {
  it('is paid by a link that names its payment, the contractor and the referral', async () => {
    const connection = await due();
    const standing = await showRequest(ctx, connection.referralId);
    expect(standing).toMatchObject({
      paymentUrl: `https://plumbline.example/payment?payment_intent=${connection.paymentId}&contractor=${connection.contractorId}&request=${connection.referralId}`,
    });
    expect(await view(connection)).toMatchObject({
      status: 'due',
      amount: 5,
      paymentId: connection.paymentId,
      details: null,
    });
  });

  it('is asked for once at the provider, however often and in whatever confusion it is asked for', async () => {
    const connection = await aDueConnection(ctx);
    const made = provider.intents.size;
    provider.failNext('after');
    await expect(showPaymentDetails(ctx, connection.paymentId)).rejects.toMatchObject({ code: 'unavailable' });
    const [first, second] = await Promise.all([
      showPaymentDetails(ctx, connection.paymentId),
      showPaymentDetails(ctx, connection.paymentId),
    ]);
    expect(first.clientSecret).toBe(second.clientSecret);
    expect(provider.intents.size).toBe(made + 1);
  });

  it('makes the connection when the provider says so: details and receipt to both sides, the ledger in balance', async () => {
    const connection = await due();
    expect(JSON.stringify(await view(connection))).not.toContain('Delgado');
    const change = await moved(async () => {
      await tell(ctx, provider.pay(connection.intentId));
      await runMoneyJobs(ctx);
    });
    expect(change).toEqual({ 'provider:balance': 500, 'contractors:receivable': -500 });
    expect((await connection.request.request()).status).toBe('contractor-selected');
    const paid = await view(connection);
    expect(paid).toMatchObject({ status: 'settled', details: { job: { customerName: 'Ana Delgado' } } });
    expect(paid.receipt?.number).toMatch(/^R-\d{6}$/);
    const { rows } = await db.execute<{ recipient: string; text: string }>(sql`
      select recipient, text from messages where purpose = 'pay' and channel = 'email' and
        about_id in (${connection.referralId}, ${connection.request.id})`);
    const toContractor = rows.find(({ recipient }) => recipient.startsWith('fee'));
    expect(toContractor?.text).toContain('Ana Delgado');
    expect(toContractor?.text).toContain(paid.receipt?.number);
    expect(rows.some(({ recipient }) => recipient === 'ana.delgado@example.com')).toBe(true);
  });

  it('is settled once by an event that comes many times at the same instant', async () => {
    const connection = await due();
    const event = provider.pay(connection.intentId);
    const change = await moved(async () => {
      await Promise.all(Array.from({ length: 6 }, () => tell(ctx, event)));
      await Promise.all(Array.from({ length: 6 }, () => settlePayment(ctx, connection.referralId)));
      await runMoneyJobs(ctx);
    });
    expect(change).toEqual({ 'provider:balance': 500, 'contractors:receivable': -500 });
    expect(await refundsOf(connection.paymentId)).toEqual([]);
  });

  it('stays open after a declined card, shows the provider’s message, and is paid by the next card', async () => {
    const connection = await due();
    await tell(ctx, provider.decline(connection.intentId, 'Your card has insufficient funds.'));
    expect(await view(connection)).toMatchObject({ status: 'due' });
    expect((await showPaymentDetails(ctx, connection.paymentId)).clientSecret).toBe(connection.clientSecret);
    await tell(ctx, provider.pay(connection.intentId));
    await runMoneyJobs(ctx);
    expect(await view(connection)).toMatchObject({ status: 'settled' });
  });

  it('takes a decline that comes after the success for old news', async () => {
    const connection = await due();
    const declined = provider.decline(connection.intentId);
    await tell(ctx, provider.pay(connection.intentId));
    await tell(ctx, declined);
    await runMoneyJobs(ctx);
    expect(await view(connection)).toMatchObject({ status: 'settled' });
  });

  it('is settled by asking the provider where its word was lost, with the answer showing it', async () => {
    const connection = await due();
    provider.pay(connection.intentId);
    expect(await view(connection)).toMatchObject({ status: 'due' });
    const { referralId, contractorId } = connection;
    expect(await checkReferralPayment(ctx, referralId, contractorId)).toMatchObject({
      status: 'settled',
      details: { job: { email: 'ana.delgado@example.com' } },
    });
    await expect(showPaymentDetails(ctx, connection.paymentId)).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('is not settled by a page that says so, nor while the provider can’t be reached', async () => {
    const connection = await due();
    provider.failNext('before');
    const { referralId, contractorId } = connection;
    expect(await checkReferralPayment(ctx, referralId, contractorId)).toMatchObject({ status: 'due', details: null });
    expect(await checkReferralPayment(ctx, referralId, contractorId)).toMatchObject({ status: 'due', details: null });
  });

  it('shows its payment to nobody but the contractor', async () => {
    const [own, other] = [await due(), await due()];
    await expect(showReferralPayment(ctx, own.referralId, other.contractorId)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a payment that was in time', () => {
  it('counts when the deadline runs before the provider’s word is taken in', async () => {
    const connection = await due();
    provider.pay(connection.intentId);
    await deadline(connection);
    expect(await view(connection)).toMatchObject({ status: 'settled' });
    expect(await refundsOf(connection.paymentId)).toEqual([]);
  });

  it('counts when the word is in and the deadline overtakes what follows from it', async () => {
    const connection = await due();
    await tell(ctx, provider.pay(connection.intentId));
    await deadline(connection);
    await runMoneyJobs(ctx);
    expect(await view(connection)).toMatchObject({ status: 'settled' });
  });
});

describe('a payment that comes too late', () => {
  it('goes back at once after the connection has lapsed, and the contractor hears of it', async () => {
    const connection = await due();
    await deadline(connection);
    expect(await view(connection)).toMatchObject({ status: 'ended', details: null });
    await expect(showPaymentDetails(ctx, connection.paymentId)).rejects.toMatchObject({ code: 'already-happened' });
    const change = await moved(async () => {
      await tell(ctx, provider.pay(connection.intentId));
      await runMoneyJobs(ctx);
    });
    expect(change).toEqual({});
    expect(await refundsOf(connection.paymentId)).toMatchObject([{ status: 'succeeded' }]);
    expect((await connection.request.referral()).status).toBe('lapsed');
    expect(await view(connection)).toMatchObject({ status: 'ended', details: null });
    const { rows } = await db.execute(sql`
      select id from messages where purpose = 'payment-returned' and channel = 'email' and about_id = ${connection.referralId}`);
    expect(rows).toHaveLength(1);
  });

  it('can no longer come in once the provider knows that the connection has ended', async () => {
    const connection = await due();
    await deadline(connection);
    await runMoneyJobs(ctx);
    expect(provider.intent(connection.intentId).status).toBe('cancelled');
  });

  it('goes back when the customer cancels at the instant of the payment', async () => {
    const connection = await due();
    const event = provider.pay(connection.intentId);
    await Promise.all([tell(ctx, event), cancelRequest(ctx, connection.request.id)]);
    await runMoneyJobs(ctx);
    expect(await refundsOf(connection.paymentId)).toMatchObject([{ status: 'succeeded' }]);
    expect((await connection.request.request()).status).toBe('cancelled');
    expect(await view(connection)).toMatchObject({ status: 'ended', details: null });
  });

  it('goes back when the customer cancels after the connection was made', async () => {
    const connection = await due();
    const change = await moved(async () => {
      await tell(ctx, provider.pay(connection.intentId));
      await runMoneyJobs(ctx);
      await cancelRequest(ctx, connection.request.id);
      await runMoneyJobs(ctx);
    });
    // Nothing is owed anymore, and the incoming money was returned.
    expect(change).toEqual({ 'contractors:receivable': -500, 'fees:revenue': 500 });
  });

  it('is given back once, also where the provider’s answer to that is lost', async () => {
    const connection = await due();
    await deadline(connection);
    await tell(ctx, provider.pay(connection.intentId));
    await settlePayment(ctx, connection.referralId);
    const made = provider.refunds.size;
    provider.failNext('after');
    await expect(runMoneyJobs(ctx)).rejects.toThrow('timed out');
    await runMoneyJobs(ctx);
    expect(provider.refunds.size).toBe(made + 1);
    expect(await refundsOf(connection.paymentId)).toMatchObject([{ status: 'succeeded' }]);
  });
});

describe('a payment that is not ours', () => {
  it('has no effect: a foreign intent, and one that carries another payment’s id', async () => {
    const [own, other] = [await due(), await due()];
    const stranger = {
      ...provider.intent(own.intentId),
      id: 'pi_stranger',
      status: 'succeeded' as const,
      receivedCents: 500,
    };
    const foreign = {
      id: 'evt_foreign',
      at: clock.now(),
      type: 'intent' as const,
      intent: { ...stranger, paymentId: null },
    };
    const usurped = { ...foreign, id: 'evt_usurped', intent: { ...stranger, paymentId: other.paymentId } };
    const change = await moved(async () => {
      await tell(ctx, foreign);
      await tell(ctx, usurped);
      await runMoneyJobs(ctx);
    });
    expect(change).toEqual({});
    expect(await view(other)).toMatchObject({ status: 'due', details: null });
    const { rows } = await db.execute(sql`
      select outcome from provider_events where id in ('evt_foreign', 'evt_usurped')`);
    expect(rows).toEqual([{ outcome: 'foreign' }, { outcome: 'foreign' }]);
  });

  it('settles nothing when another amount came in: it goes back', async () => {
    const connection = await due();
    const change = await moved(async () => {
      await tell(ctx, provider.pay(connection.intentId, 1));
      await runMoneyJobs(ctx);
      await settlePayment(ctx, connection.referralId);
    });
    expect(change).toEqual({});
    expect((await connection.request.referral()).status).toBe('accepted-unpaid');
    expect(await refundsOf(connection.paymentId)).toMatchObject([{ status: 'succeeded' }]);
  });
});

describe('a payment that was given back before its fee was settled', () => {
  it('makes no connection: by an operator', async () => {
    const connection = await due();
    await tell(ctx, provider.pay(connection.intentId));
    await refundAsOperator(await signedInAs(ctx, 'operator'), connection.paymentId, 'Asked for it');
    await runMoneyJobs(ctx);
    expect((await connection.request.referral()).status).toBe('accepted-unpaid');
    expect(await refundsOf(connection.paymentId)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('makes no connection: by hand at the provider', async () => {
    const connection = await due();
    const paid = provider.pay(connection.intentId);
    // The events arrive in the wrong order.
    await tell(ctx, provider.refundThere(connection.intentId, 500));
    await tell(ctx, paid);
    await runMoneyJobs(ctx);
    expect((await connection.request.referral()).status).toBe('accepted-unpaid');
    expect(await books()).toMatchObject({ 'refunds:owed': 0, 'payments:unapplied': 0 });
  });

  it('makes no connection either when its card did not take it: the money is owed to the card', async () => {
    const connection = await due();
    const change = await moved(async () => {
      await tell(ctx, provider.pay(connection.intentId));
      const given = provider.refundThere(connection.intentId, 500);
      await tell(ctx, given);
      if (given.type !== 'refund') throw new Error('Another event was told');
      await tell(ctx, { ...given, id: `${given.id}_failed`, refund: { ...given.refund, status: 'failed' } });
      await runMoneyJobs(ctx);
      expect((await connection.request.referral()).status).toBe('accepted-unpaid');
      await tell(ctx, provider.refundThere(connection.intentId, 500));
      await deadline(connection);
    });
    // An unsettled fee is not revenue, and the payment was received and returned.
    expect(change).toEqual({ 'contractors:receivable': -500, 'fees:revenue': 500 });
    expect((await refundsOf(connection.paymentId)).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });
});

describe('the messages of a fee', () => {
  it('carry the whole link', async () => {
    const connection = await due();
    const { rows } = await db.execute<{ recipient: string }>(sql`
      select recipient from messages where purpose = 'accept-fee-due' and channel = 'email'
        and about_id = ${connection.referralId}`);
    const [letter] = await messagesTo(ctx, rows[0]?.recipient ?? '').then((all) =>
      all.filter(({ subject }) => subject.startsWith('Referral fee due: $5.00')),
    );
    expect(letter?.words).toContain(
      `/payment?payment_intent=${connection.paymentId}&contractor=${connection.contractorId}&request=${connection.referralId}`,
    );
  });
});
