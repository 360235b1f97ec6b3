import { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { newId } from '../../../kernel/random-id.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { insertPayment } from './payment.ts';
import { insertRefund } from './refund.ts';

const { db } = await testDatabase();
const ctx = testContext(db);

const aPayment = async (referralId: ReferralId) => {
  const id = PaymentId.parse(newId('pay'));
  await insertPayment(ctx, { id, kind: 'referral-fee', referralId, amountCents: 500, description: 'Referral fee' });
  return id;
};

it('the database refuses a second payment of one referral', async () => {
  const referralId = ReferralId.parse(newId('rf'));
  await aPayment(referralId);
  await expect(aPayment(referralId)).rejects.toMatchObject({ cause: { constraint: 'payments_referral_id_key' } });
});

it('the database keeps one refund of a payment, until it has failed', async () => {
  const paymentId = await aPayment(ReferralId.parse(newId('rf')));
  const refund = (status: 'requested' | 'failed') =>
    insertRefund(ctx, {
      id: newId('rfd'),
      paymentId,
      amountCents: 500,
      reason: 'A test',
      origin: 'ours',
      status,
      requestedAt: ctx.clock.now(),
    });
  expect(await refund('failed')).toBe(true);
  expect(await refund('requested')).toBe(true);
  expect(await refund('requested')).toBe(false);
});
