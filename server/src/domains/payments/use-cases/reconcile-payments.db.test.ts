import { DonationForm } from '@plumbline/contract/domains/payments/donation.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProvider, intentOf, tell } from '../fixtures.ts';
import { paymentReceived } from '../rules/postings.ts';
import { balances, post } from '../store/ledger.ts';
import { paymentById } from '../store/payment.ts';
import { latestReconciliations } from '../store/reconciliation.ts';
import { donate } from './donate.ts';
import { reconcilePayments, scheduleReconciliation } from './reconcile-payments.ts';

const database = await testDatabase();
const clock = testClock();
const provider = aProvider(clock);
const ctx = testContext(database.db, {
  clock,
  ports: { payments: provider },
  settings: { supportEmail: 'support@plumbline.example', supportLanguage: 'es' },
});

let donors = 0;
async function aDonation() {
  donors += 1;
  const { paymentId } = await donate(ctx, DonationForm.parse({ amount: 40 }), {
    idempotencyKey: null,
    header: () => undefined,
    rememberVisitor: () => undefined,
    client: { address: `203.0.113.${donors}`, userAgent: '', visitorId: `vs_${donors}` },
  });
  return { paymentId, intentId: intentOf(provider, paymentId) };
}

const tomorrow = () => clock.advance(24 * 60);
const lastDay = async () => (await latestReconciliations(ctx, 1))[0];
const onAccount = async (account: string) => (await balances(ctx)).find((row) => row.account === account)?.cents ?? 0;

describe('the daily comparison with the provider', () => {
  it('finds nothing where both say the same, and posts what the provider keeps', async () => {
    const { intentId } = await aDonation();
    await tell(ctx, provider.pay(intentId));
    tomorrow();
    await reconcilePayments(ctx);
    await reconcilePayments(ctx);
    expect(await lastDay()).toMatchObject({ day: '2026-12-01', compared: 1, differences: [] });
    expect(await onAccount('provider:fees')).toBe(45);
    expect(await onAccount('provider:balance')).toBe(4000 - 45);
  });

  it('takes in a payment whose word was lost, and reports it', async () => {
    const { paymentId, intentId } = await aDonation();
    provider.pay(intentId);
    tomorrow();
    await reconcilePayments(ctx);
    expect(await lastDay()).toMatchObject({
      differences: [{ kind: 'missing-in-ledger', reference: intentId, ledgerAmount: 40, providerAmount: 40 }],
    });
    expect((await paymentById(ctx, paymentId))?.status).toBe('succeeded');
    const { rows } = await database.db.execute<{ subject: string; text: string }>(sql`
      select subject, text from messages where recipient = 'support@plumbline.example'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.subject).toBe('El libro contable y el proveedor de pagos difieren el 2026-12-02');
    expect(rows[0]?.text).toMatch(new RegExp(`${intentId}: .*registrado`));
  });

  it('reports what only one side knows, and amounts that differ', async () => {
    const [{ paymentId }, other] = [await aDonation(), await aDonation()];
    const payment = await paymentById(ctx, paymentId);
    if (payment === null) throw new Error('No payment');
    await post(ctx, paymentReceived(payment, null, 4000, true));
    await tell(ctx, provider.pay(other.intentId));
    provider.move({
      id: 'txn_other',
      kind: 'charge',
      amountCents: 1,
      feeCents: 0,
      intentId: other.intentId,
      sourceId: null,
    });
    provider.move({
      id: 'txn_stranger',
      kind: 'charge',
      amountCents: 999,
      feeCents: 0,
      intentId: 'pi_stranger',
      sourceId: null,
    });
    provider.move({
      id: 'txn_payout',
      kind: 'payout',
      amountCents: -3000,
      feeCents: 0,
      intentId: null,
      sourceId: null,
    });
    tomorrow();
    await reconcilePayments(ctx);
    const kinds = (await lastDay())?.differences.map(({ kind, reference }) => [kind, reference]);
    expect(kinds).toEqual([
      ['amount-differs', other.intentId],
      ['unknown-to-us', 'pi_stranger'],
      ['missing-at-provider', `received:${paymentId}`],
    ]);
    expect(await onAccount('provider:other')).toBe(3000);
  });

  it('catches up on days that were missed, and is tried again where the provider can’t be reached', async () => {
    const before = (await lastDay())?.day;
    clock.advance(3 * 24 * 60);
    provider.failNext('before');
    await expect(reconcilePayments(ctx)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    expect((await lastDay())?.day).toBe(before);
    await reconcilePayments(ctx);
    const days = (await latestReconciliations(ctx, 10)).map(({ day }) => day);
    expect(days).toEqual(['2026-12-06', '2026-12-05', '2026-12-04', '2026-12-03', '2026-12-02', '2026-12-01']);
  });

  it('is set once, however many processes set it', async () => {
    await Promise.all([scheduleReconciliation(ctx), scheduleReconciliation(ctx)]);
    const { rows } = await database.pool.query(`
      select run_at from graphile_worker._private_jobs where key = 'reconcile-payments'`);
    expect(rows).toEqual([{ run_at: new Date('2026-12-08T06:00:00Z') }]);
  });

  it('asks after a refund and a dispute whose words were lost', async () => {
    const [refunded, disputed] = [await aDonation(), await aDonation()];
    for (const { intentId } of [refunded, disputed]) await tell(ctx, provider.pay(intentId));
    provider.refundThere(refunded.intentId, 4000);
    const opened = provider.dispute(disputed.intentId, 'open');
    if (opened.type !== 'dispute') throw new Error('No dispute');
    const { dispute } = opened;
    const line = { kind: 'dispute' as const, feeCents: 0, intentId: disputed.intentId, sourceId: dispute.id };
    provider.move({ ...line, id: 'txn_disputed', amountCents: -4000 });
    tomorrow();
    await reconcilePayments(ctx);
    const said = (await lastDay())?.differences.map(({ text }) => text).join();
    expect(said).toContain('the event for this refund was lost; it has been recorded now');
    expect(said).toContain('the event for this dispute was lost; it has been recorded now');
    expect(await onAccount('disputes:held')).toBe(4000);

    provider.dispute(disputed.intentId, 'won');
    provider.move({ ...line, id: 'txn_won', kind: 'dispute-reversal', amountCents: 4000 });
    tomorrow();
    await reconcilePayments(ctx);
    expect(await onAccount('disputes:held')).toBe(0);
  });
});
