import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../../kernel/database.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aProvider, intentOf, tell } from '../../../payments/fixtures.ts';
import { balances } from '../../../payments/store/ledger.ts';
import { showPaymentDetails } from '../../../payments/use-cases/show-payment-details.ts';
import { takingPorts } from '../../fixtures.ts';
import { endTurn } from '../../lifecycle/use-cases/end-turn.ts';
import { answerAsContractor } from '../../referrals/use-cases/answer-as-contractor.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { aDueConnection, runMoneyJobs } from '../../testing/fees.ts';
import { settlePayment } from './settle-payment.ts';

const ROUNDS = 8;
const database = await testDatabase();
/** Two pools simulate two processes, which share only the database. */
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const clock = testClock();
const provider = aProvider(clock);
const ports = { ...takingPorts, payments: provider };
const here = testContext(database.db, { clock, ports });
const there = testContext(other.db, { clock, ports });

async function due() {
  const connection = await aDueConnection(here);
  await showPaymentDetails(here, connection.paymentId);
  return { ...connection, intentId: intentOf(provider, connection.paymentId) };
}

const refundsOf = async (paymentId: string) =>
  (await database.db.execute<{ status: string }>(sql`select status from refunds where payment_id = ${paymentId}`)).rows;

/** Waits until `count` connections wait for a lock. */
const waiting = (count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await database.pool.query<{ waiting: number }>(`
        select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows[0]?.waiting).toBeGreaterThanOrEqual(count);
    },
    { timeout: patience(10_000), interval: 20 },
  );

/** Locks rows while `first` starts and blocks on them, then starts `second` and releases both. */
async function interleaved(held: SQL, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = Promise.withResolvers<void>();
  const holder = database.db.transaction(async (tx) => {
    await tx.execute(held);
    holding.resolve();
    await released;
  });
  await holding.promise;
  const one = first();
  await waiting(1);
  const two = second();
  await waiting(2);
  release();
  const results = await Promise.allSettled([one, two]);
  await holder;
  return results.map(({ status }) => status);
}

describe('two processes at the same instant', () => {
  it('a payment is settled and the customer cancels: first the one, then the other, and the money goes back', async () => {
    const { referralId, paymentId, intentId, request } = await due();
    await tell(here, provider.pay(intentId));
    const outcome = await interleaved(
      sql`select from payments where id = ${paymentId} for update`,
      () => settlePayment(here, referralId),
      () => cancelRequest(there, request.id),
    );
    expect(outcome).toEqual(['fulfilled', 'fulfilled']);
    await runMoneyJobs(here);
    expect(await refundsOf(paymentId)).toEqual([{ status: 'succeeded' }]);
    expect((await request.request()).status).toBe('cancelled');
    expect((await request.referral()).status).toBe('withdrawn');
  });

  it('a success and an older decline are reported: the success stands', async () => {
    const { referralId, intentId, request } = await due();
    const declined = provider.decline(intentId);
    const paid = provider.pay(intentId);
    const outcome = await interleaved(
      sql`select from referral_fees where referral_id = ${referralId} for update`,
      () => tell(here, paid),
      () => tell(there, declined),
    );
    expect(outcome).toEqual(['fulfilled', 'fulfilled']);
    await runMoneyJobs(here);
    expect((await request.referral()).status).toBe('settled');
  });

  const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

  it.each(rounds)('a payment against the end of its window: connected, or given back (round %d)', async () => {
    const { referralId, paymentId, intentId, request } = await due();
    const { turn, answerBy } = await request.referral();
    clock.set(answerBy ?? clock.now());
    // The deadline asks the provider first. Whichever wins, the outcome is complete.
    const event = provider.pay(intentId);
    await Promise.all([tell(here, event), endTurn(there, { referralId, turn }), tell(there, event)]);
    await runMoneyJobs(here);
    const { status } = await request.referral();
    const refunds = await refundsOf(paymentId);
    expect([status, refunds.length]).toEqual(status === 'settled' ? ['settled', 0] : ['lapsed', 1]);
  });

  const deny = (ctx: typeof here, { referralId, contractorId }: Awaited<ReturnType<typeof due>>) =>
    answerAsContractor(ctx, { serviceRequestId: referralId, contractorId, response: 'deny', source: 'web' });

  it.each(rounds)(
    'a payment against taking the acceptance back: connected, or given back (round %d)',
    async (round) => {
      const connection = await due();
      const { referralId, paymentId, intentId, request } = connection;
      const event = provider.pay(intentId);
      // In each round, the other one gets a head start.
      const paying = async () => {
        await tell(here, event);
        await settlePayment(here, referralId);
      };
      const takingBack = () => deny(there, connection);
      const both = round % 2 === 0 ? [paying(), takingBack()] : [takingBack(), paying()];
      const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
      await runMoneyJobs(here);
      const { status } = await request.referral();
      const refunds = await refundsOf(paymentId);
      expect([status, refunds.length]).toEqual(status === 'settled' ? ['settled', 0] : ['denied', 1]);
      // A contractor who learns that the acceptance was taken back is never connected, and vice versa.
      expect(outcomes.includes('rejected')).toBe(status === 'settled');
    },
  );

  it('a payment is recorded and the acceptance is taken back: never connected, and the money goes back', async () => {
    const connection = await due();
    const { referralId, paymentId, intentId, request } = connection;
    await tell(here, provider.pay(intentId));
    const outcome = await interleaved(
      sql`select from payments where id = ${paymentId} for update`,
      () => deny(there, connection),
      () => settlePayment(here, referralId),
    );
    expect(outcome).toEqual(['fulfilled', 'fulfilled']);
    await runMoneyJobs(here);
    expect(await refundsOf(paymentId)).toEqual([{ status: 'succeeded' }]);
    expect((await request.referral()).status).toBe('denied');
  });

  it('leave the ledger in balance with nothing in between', async () => {
    const accounts = Object.fromEntries((await balances(here)).map(({ account, cents }) => [account, cents]));
    expect(Object.values(accounts).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(accounts).toMatchObject({ 'payments:unapplied': 0, 'refunds:owed': 0 });
  });
});
