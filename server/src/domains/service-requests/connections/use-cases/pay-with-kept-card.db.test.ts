import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../kernel/database.ts';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { contactOf } from '../../../directory/public.ts';
import { aKeptCard, aProvider, intentOf } from '../../../payments/fixtures.ts';
import { carryOutCharge } from '../../../payments/public.ts';
import { keepingCards } from '../../../payments/testing/kept-card.ts';
import { setSpendingCap } from '../../../payments/use-cases/set-spending-cap.ts';
import { aBidder, handOver, messagesTo, takingPorts } from '../../fixtures.ts';
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

describe('an acceptance with a kept card', () => {
  it('is paid with one tap, connects both, and is announced with what it bought and when the fee comes back', async () => {
    const payer = await aPayer();
    const { request, accept, paymentId, chargeable, charge, serviceRequestId } = await asked(payer);
    expect(await chargeable()).toEqual({ brand: 'visa', last4: '4242' });
    const receipt = {
      status: 'accepted-unpaid',
      message:
        'Accepted. We are charging $5.00 to your Visa ending in 4242. The customer’s details follow in a moment.',
      feeDueCents: 0,
      paymentUrl: null,
    };
    expect(await accept()).toEqual(receipt);
    expect(await accept()).toEqual(receipt);
    expect(await charge()).toMatchObject({ state: 'charging', card: { last4: '4242' } });
    expect((await showReferralPayment(ctx, serviceRequestId, payer.contractorId)).status).toBe('confirming');

    await runMoneyJobs(ctx);
    expect(await request.referral()).toMatchObject({ status: 'settled', feeCents: 500 });
    expect((await showReferralPayment(ctx, serviceRequestId, payer.contractorId)).details).not.toBeNull();
    expect(await charge()).toMatchObject({ state: 'charged' });
    expect(await chargedFor(await paymentId())).toEqual([
      { intentId: expect.any(String), cardId: `pm_${payer.cardId}` },
    ]);
    const letters = await lettersTo(payer.contractorId);
    const [letter, ...others] = letters.filter(({ words }) => words.includes('Visa ending in 4242'));
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/^You got the job/);
    expect(letter?.words).toContain('$5.00');
    expect(letter?.words).toContain('comes back by itself if the customer cancels');
    expect(letter?.words).toMatch(/within 7 days to get the fee back/);
    expect(letters.filter(({ subject }) => subject.startsWith('Referral fee due'))).toEqual([]);
  });

  it.each([
    ['the button did not say so', 0, {}],
    ['the fee is higher than the button said', 499, {}],
    ['its owner has not agreed', 500, { consent: false }],
  ] as const)('is not charged if %s', async (_why, chargeCents, card) => {
    const { accept, request, paymentId } = await asked(await aPayer(card));
    expect(await accept(chargeCents)).toMatchObject({
      feeDueCents: 500,
      paymentUrl: expect.stringContaining('/payment?'),
    });
    await runMoneyJobs(ctx);
    expect((await request.referral()).status).toBe('accepted-unpaid');
    expect(await chargesAsked(await paymentId())).toEqual([]);
  });

  it('is charged nothing where the connection is free', async () => {
    const bidder = await aBidder(ctx);
    if (bidder.ctx.actor.kind !== 'craftsman') throw new Error('Not a craftsman');
    await aKeptCard(ctx, bidder.ctx.actor.userId);
    const { accept } = await asked({ contractorId: bidder.listing.id });
    expect(await accept()).toMatchObject({ status: 'settled' });
  });

  it('can’t charge a card of another contractor', async () => {
    await aPayer();
    const stranger = await aBidder(ctx);
    await aSilentConnection(ctx, stranger.listing.id);
    const { accept, chargeable } = await asked({ contractorId: stranger.listing.id });
    expect(await chargeable()).toBeNull();
    expect(await accept()).toMatchObject({ feeDueCents: 500 });
  });

  it('is not charged while the account is suspended', async () => {
    const payer = await aPayer();
    const { accept, chargeable } = await asked(payer);
    await database.pool.query(
      'update users set suspended_at = now() where id = (select owner_id from contractors where id = $1)',
      [payer.contractorId],
    );
    expect(await chargeable()).toBeNull();
    expect(await accept()).toMatchObject({ feeDueCents: 500 });
  });

  it('is charged once under double taps, in two processes, by two jobs at the same time', async () => {
    const { accept, paymentId, request } = await asked(await aPayer());
    const taps = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => accept(500, ctx, 'one-key')),
      ...Array.from({ length: 3 }, (_, index) => accept(500, there, `key-${index}`)),
    ]);
    expect(taps.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'));
    const id = await paymentId();
    expect(await chargesAsked(id)).toEqual([{ status: 'asked' }]);
    await Promise.all([ctx, there, ctx].map((on) => carryOutCharge(on, { paymentId: id })));
    await runMoneyJobs(ctx);
    expect(await chargedFor(id)).toHaveLength(1);
    expect([...provider.intents.values()].filter((intent) => intent.paymentId === id)).toHaveLength(1);
    expect((await request.referral()).status).toBe('settled');
  });

  it('stays within the spending cap, even if two are accepted at once', async () => {
    const payer = await aPayer();
    await setSpendingCap(payer.ctx, { cap: 5 });
    const both = [await asked(payer), await asked(payer)] as const;
    const answers = await Promise.allSettled([both[0].accept(500, ctx), both[1].accept(500, there)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'spending-cap' } });
    const before = provider.charged.length;
    await runMoneyJobs(ctx);
    expect(provider.charged.length).toBe(before + 1);
  });
});
