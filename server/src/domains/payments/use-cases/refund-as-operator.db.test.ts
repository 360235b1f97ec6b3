import { DonationForm } from '@plumbline/contract/domains/payments/donation.ts';
import { SessionId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { aProvider, intentOf, tell } from '../fixtures.ts';
import { balances } from '../store/ledger.ts';
import { donate, showDonation } from './donate.ts';
import { exportLedger } from './export-ledger.ts';
import { listOperatorPayments, refundAsOperator, showMoneyReport } from './refund-as-operator.ts';
import { carryOutRefund } from './refund-payment.ts';

const { db } = await testDatabase();
const clock = testClock();
const provider = aProvider(clock);
const ctx = testContext(db, {
  clock,
  ports: { payments: provider },
  settings: { supportEmail: 'support@plumbline.example' },
});
const { id: userId } = await aUser(ctx, { role: 'operator' });
const operator = { ...ctx, actor: { kind: 'operator' as const, userId, sessionId: SessionId.parse('se_1') } };

let donors = 0;
async function aDonation(given = {}) {
  donors += 1;
  const { paymentId } = await donate(ctx, DonationForm.parse({ amount: 40, email: 'donor@example.com', ...given }), {
    idempotencyKey: null,
    header: () => undefined,
    rememberVisitor: () => undefined,
    client: { address: `203.0.113.${donors}`, userAgent: '', visitorId: `vs_${donors}` },
  });
  const intentId = intentOf(provider, paymentId);
  await tell(ctx, provider.pay(intentId));
  return { paymentId, intentId };
}

const requestedRefund = async (paymentId: string): Promise<string> =>
  (
    await db.execute<{ id: string }>(sql`
      select id from refunds where payment_id = ${paymentId} and status = 'requested'`)
  ).rows[0]?.id ?? '';
const carryOut = async (paymentId: string) => carryOutRefund(ctx, { refundId: await requestedRefund(paymentId) });
const onAccount = async (account: string) => (await balances(ctx)).find((row) => row.account === account)?.cents ?? 0;

beforeEach(() => provider.refundsEnd('succeeded'));

describe('an operator', () => {
  it('gives a donation back with a reason that the audit log and the donor’s mail keep', async () => {
    const { paymentId } = await aDonation();
    expect(await refundAsOperator(operator, paymentId, 'Paid twice')).toMatchObject({
      status: 'refunding',
      refund: { reason: 'Paid twice', status: 'requested' },
    });
    await expect(refundAsOperator(operator, paymentId, 'Paid twice')).rejects.toMatchObject({
      code: 'already-happened',
    });
    await carryOut(paymentId);
    expect(await showDonation(ctx, paymentId)).toMatchObject({ status: 'refunded' });
    expect(await onAccount('refunds:owed')).toBe(0);
    const { items } = await listOperatorPayments(operator, { limit: 1 });
    expect(items).toMatchObject([{ id: paymentId, status: 'refunded' }]);
    const { rows } = await db.execute(sql`select action, details from audit_log where subject_id = ${paymentId}`);
    expect(rows).toEqual([{ action: 'refund-payment', details: { reason: 'Paid twice' } }]);
    const mails = await db.execute(
      sql`select purpose from messages where about_id = ${paymentId} order by created_at, id`,
    );
    expect(mails.rows.map(({ purpose }) => purpose).sort()).toEqual(['donation-receipt', 'donation-returned']);
  });

  it('refunds nobody’s, and nothing that has not come in', async () => {
    const { paymentId } = await donate(ctx, DonationForm.parse({ amount: 5 }), {
      idempotencyKey: null,
      header: () => undefined,
      rememberVisitor: () => undefined,
      client: { address: '203.0.113.251', userAgent: '', visitorId: 'vs_open' },
    });
    await expect(refundAsOperator(operator, paymentId, 'x y z')).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('hears of a refund that failed, and tries again; what is owed stays in the books until it has arrived', async () => {
    const { paymentId } = await aDonation();
    await refundAsOperator(operator, paymentId, 'Asked for it');
    provider.refundsEnd('failed');
    await carryOut(paymentId);
    expect(await onAccount('refunds:owed')).toBe(-4000);
    const failed = await listOperatorPayments(operator, { limit: 20, status: 'refund-failed' });
    expect(failed.items.map(({ id }) => id)).toEqual([paymentId]);
    expect(await showMoneyReport(operator)).toMatchObject({ failedRefunds: 1 });
    const { rows } = await db.execute(sql`
      select recipient, subject from messages where purpose = 'operator-alert' and about_id = ${paymentId}`);
    expect(rows).toEqual([{ recipient: 'support@plumbline.example', subject: 'A refund has failed' }]);
    provider.refundsEnd('succeeded');
    await refundAsOperator(operator, paymentId, 'Once more');
    await carryOut(paymentId);
    expect(await onAccount('refunds:owed')).toBe(0);
    expect(await showMoneyReport(operator)).toMatchObject({ failedRefunds: 0 });
  });

  it('sees a refund made in the provider’s dashboard', async () => {
    const { paymentId, intentId } = await aDonation();
    const event = provider.refundThere(intentId, 4000);
    await tell(ctx, event);
    await tell(ctx, { ...event, id: `${event.id}_again` });
    expect(await onAccount('refunds:owed')).toBe(0);
    const { items } = await listOperatorPayments(operator, { limit: 50, status: 'refunded' });
    expect(items.find(({ id }) => id === paymentId)).toMatchObject({
      refund: { reason: 'Made at the payment provider' },
    });
  });

  it('sees a dispute, whose money is held back until the bank decides, in whatever order that is told', async () => {
    const { paymentId, intentId } = await aDonation();
    const [opened, lost] = [provider.dispute(intentId, 'open'), provider.dispute(intentId, 'lost')];
    await tell(ctx, opened);
    expect(await onAccount('disputes:held')).toBe(4000);
    await expect(refundAsOperator(operator, paymentId, 'x y z')).rejects.toMatchObject({ code: 'already-happened' });
    expect((await listOperatorPayments(operator, { limit: 50, status: 'disputed' })).items).toMatchObject([
      { id: paymentId, dispute: { status: 'open', amount: 40 } },
    ]);
    await tell(ctx, lost);
    await tell(ctx, { ...opened, id: 'evt_late' });
    expect([await onAccount('disputes:held'), await onAccount('disputes:lost')]).toEqual([0, 4000]);
    const other = await aDonation();
    await tell(ctx, provider.dispute(other.intentId, 'won'));
    expect([await onAccount('disputes:held'), await onAccount('disputes:lost')]).toEqual([0, 4000]);
  });

  it('exports a month whose debits and credits balance, with no word of a donor’s in it', async () => {
    await aDonation({ description: '=HYPERLINK("http://example.com"),\n"x"' });
    let file = '';
    for await (const part of exportLedger(operator, '2026-12')) file += part;
    const rows = file.trimEnd().split('\r\n');
    expect(rows[0]).toBe('entry,line,posted,kind,reference,description,provider,account,debit,credit');
    expect(file).not.toContain('HYPERLINK');
    const total = rows.at(-1)?.split(',') ?? [];
    expect(total[8]).toBe(total[9]);
    expect(Number(total[8])).toBeGreaterThan(0);
    const { rows: sums } = await db.execute<{ debit: string }>(sql`
      select sum(amount_cents) filter (where amount_cents > 0) as debit from ledger_lines`);
    expect(Math.round(Number(total[8]) * 100)).toBe(Number(sums[0]?.debit));
    let empty = '';
    for await (const part of exportLedger(operator, '2025-01')) empty += part;
    expect(empty.trimEnd().split('\r\n')[1]).toBe(',,,total,,2025-01,,,0.00,0.00');
  });
});
