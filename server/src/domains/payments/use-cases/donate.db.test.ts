import { DonationForm } from '@plumbline/contract/domains/payments/donation.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProvider, intentOf, tell } from '../fixtures.ts';
import { balances } from '../store/ledger.ts';
import { cancelPayment } from './check-payment.ts';
import { checkDonation, donate, showDonation } from './donate.ts';

const { db } = await testDatabase();
const clock = testClock();
const provider = aProvider(clock);
const ctx = testContext(db, { clock, ports: { payments: provider }, settings: { mode: 'production' } });

let visitors = 0;
/** Returns a call from a new network and device unless they are given. */
function from(given: { address?: string; visitorId?: string | null; idempotencyKey?: string } = {}) {
  visitors += 1;
  const remembered: string[] = [];
  return {
    idempotencyKey: given.idempotencyKey ?? null,
    header: () => undefined,
    rememberVisitor: (id: string) => void remembered.push(id),
    client: {
      address: given.address ?? `203.0.113.${visitors % 250}`,
      userAgent: '',
      visitorId: given.visitorId === undefined ? `vs_${visitors}` : given.visitorId,
    },
    remembered,
  };
}

const form = (amount: unknown, given = {}) => DonationForm.parse({ amount, ...given });

describe('a donation', () => {
  it('is paid at the provider, thanked for by mail, and stands in the ledger', async () => {
    const donation = await donate(ctx, form(25, { email: 'Donor@Example.com' }), from());
    expect(donation).toMatchObject({ amount: 25 });
    expect(await showDonation(ctx, donation.paymentId)).toMatchObject({ status: 'open', receiptNumber: null });
    const event = provider.pay(intentOf(provider, donation.paymentId));
    await Promise.all([tell(ctx, event), tell(ctx, event), checkDonation(ctx, donation.paymentId)]);
    const receipt = await showDonation(ctx, donation.paymentId);
    expect(receipt).toMatchObject({
      status: 'succeeded',
      amount: 25,
      description: 'Donation to Plumbline',
      isTest: true,
    });
    expect(await balances(ctx)).toEqual([
      { account: 'donations:revenue', cents: -2500 },
      { account: 'provider:balance', cents: 2500 },
    ]);
    const { rows } = await db.execute<{ recipient: string; text: string }>(sql`
      select recipient, text from messages where about_id = ${donation.paymentId}`);
    expect(rows).toMatchObject([{ recipient: 'donor@example.com' }]);
    expect(rows[0]?.text).toContain(receipt.receiptNumber);
    expect(rows[0]?.text).toContain('$25.00');
  });

  it('is found paid by asking, where the provider’s word was lost', async () => {
    const { paymentId } = await donate(ctx, form(10), from());
    provider.pay(intentOf(provider, paymentId));
    expect(await checkDonation(ctx, paymentId)).toMatchObject({ status: 'succeeded' });
  });

  it('is prepared once by the same Idempotency-Key, also when the provider’s answer was lost', async () => {
    const made = provider.intents.size;
    const call = from({ idempotencyKey: 'once' });
    provider.failNext('after');
    await expect(donate(ctx, form(10), call)).rejects.toMatchObject({ code: 'unavailable' });
    const [first, second] = [await donate(ctx, form(10), call), await donate(ctx, form(10), call)];
    expect(second).toEqual(first);
    expect(provider.intents.size).toBe(made + 1);
    await expect(donate(ctx, form(11), call)).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('gives a browser without a cookie one, so that its device is counted', async () => {
    const call = from({ visitorId: null });
    await donate(ctx, form(5), call);
    expect(call.remembered).toHaveLength(1);
  });

  it('is refused in words where nobody takes payments', async () => {
    const none = { ...ctx, ports: { ...ctx.ports, payments: null } };
    await expect(donate(none, form(5), from())).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the donation form as a tool for testing stolen cards', () => {
  const declined = async (call: ReturnType<typeof from>) => {
    const { paymentId } = await donate(ctx, form(1), call);
    await tell(ctx, provider.decline(intentOf(provider, paymentId)));
    return paymentId;
  };

  it('pauses a device after 3 declined cards, for 15 minutes', async () => {
    const device = { visitorId: 'vs_thief' };
    for (let card = 0; card < 3; card++) await declined(from(device));
    const stored = provider.intents.size;
    await expect(donate(ctx, form(1), from(device))).rejects.toMatchObject({
      code: 'too-many-requests',
      message: expect.stringContaining('15 minutes'),
    });
    expect(provider.intents.size).toBe(stored);
    clock.advance(61);
    await donate(ctx, form(1), from(device));
  });

  it('pauses a network whose devices change, after 9', async () => {
    const address = '198.51.100.7';
    for (let card = 0; card < 9; card++) await declined(from({ address }));
    await expect(donate(ctx, form(1), from({ address }))).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(donate(ctx, form(1), from({ address: '2001:db8:0:1::2' }))).resolves.toBeDefined();
  });

  it('closes a donation on which 3 cards were declined, at the provider too', async () => {
    const { paymentId } = await donate(ctx, form(1), from());
    const intentId = intentOf(provider, paymentId);
    for (let card = 0; card < 3; card++) await tell(ctx, provider.decline(intentId, 'Your card was declined.'));
    expect(await showDonation(ctx, paymentId)).toMatchObject({
      status: 'cancelled',
      decline: 'Your card was declined.',
    });
    await cancelPayment(ctx, { paymentId });
    expect(provider.intent(intentId).status).toBe('cancelled');
  });

  it('counts a declined card once, however often the provider tells of it', async () => {
    const { paymentId } = await donate(ctx, form(1), from());
    const declined = provider.decline(intentOf(provider, paymentId));
    await Promise.all(Array.from({ length: 4 }, () => tell(ctx, declined)));
    expect(await showDonation(ctx, paymentId)).toMatchObject({ status: 'open' });
  });

  it('begins at most 10 an hour from one device, also at the same instant', async () => {
    const device = { visitorId: 'vs_many' };
    const begun = await Promise.allSettled(Array.from({ length: 14 }, () => donate(ctx, form(1), from(device))));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('stores nothing of a paused device but that it tried', async () => {
    const device = { visitorId: 'vs_paused' };
    for (let card = 0; card < 3; card++) await declined(from(device));
    const count = async () => (await db.execute(sql`select count(*) as count from payments`)).rows;
    const before = await count();
    await expect(donate(ctx, form(1), from(device))).rejects.toThrow();
    expect(await count()).toEqual(before);
  });
});
