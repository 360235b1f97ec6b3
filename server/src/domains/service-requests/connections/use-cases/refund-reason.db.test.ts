import { LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { contactOf } from '../../../directory/public.ts';
import { aProvider, intentOf, tell } from '../../../payments/fixtures.ts';
import { billPage } from '../../../payments/store/ledger.ts';
import { exportLedger } from '../../../payments/use-cases/export-ledger.ts';
import { listOperatorPayments } from '../../../payments/use-cases/refund-as-operator.ts';
import { showPaymentDetails } from '../../../payments/use-cases/show-payment-details.ts';
import { signedInAs, takingPorts } from '../../fixtures.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { aDueConnection, runMoneyJobs } from '../../testing/fees.ts';

const { db } = await testDatabase();
const clock = testClock();
const provider = aProvider(clock);
const ctx = testContext(db, { clock, ports: { ...takingPorts, payments: provider } });
const operator = await signedInAs(ctx, 'operator');
const inBoth = <Value>(read: (language: Language) => Promise<Value>) => Promise.all(LANGUAGES.map(read));

/** Returns a paid connection whose fee is refunded because its Spanish-speaking customer cancels. */
async function cancelledConnection() {
  const connection = await aDueConnection(ctx);
  await showPaymentDetails(ctx, connection.paymentId);
  await tell(ctx, provider.pay(intentOf(provider, connection.paymentId)));
  await runMoneyJobs(ctx);
  await cancelRequest({ ...ctx, language: 'es' }, connection.request.id);
  await runMoneyJobs(ctx);
  return connection;
}

const refundOf = async (paymentId: string, language: Language) => {
  const { items } = await listOperatorPayments({ ...operator, language }, { limit: 100 });
  const payment = items.find(({ id }) => id === paymentId);
  return { description: payment?.description.replace(/PL-\w+/, 'PL-…'), reason: payment?.refund?.reason };
};

async function exported(language: Language): Promise<string> {
  let file = '';
  for await (const part of exportLedger({ ...operator, language }, '2026-12')) file += part;
  return file;
}

const IN_ENGLISH = { description: 'Referral fee, PL-…', reason: 'The customer canceled the request' };

it('the same refund is explained to each reader in their own language', async () => {
  const { paymentId } = await cancelledConnection();
  expect(await inBoth((language) => refundOf(paymentId, language))).toEqual([
    IN_ENGLISH,
    { description: 'Cargo por conexión, PL-…', reason: 'El cliente canceló la solicitud' },
  ]);
});

it('the bill of its contractor and the export of the ledger are in the reader’s language', async () => {
  const { contractorId } = await cancelledConnection();
  const { billingIdentity } = (await contactOf(ctx, contractorId)) ?? {};
  const bills = await inBoth(async (language) => {
    const { items } = await billPage({ ...ctx, language }, billingIdentity ?? '', { after: undefined, limit: 2 });
    return items.map(({ description, status }) => `${description.split(',')[0]}: ${status}`).toSorted();
  });
  expect(bills).toEqual([
    ['Referral fee: refunded', 'Referral fee: waived'],
    ['Cargo por conexión: refunded', 'Cargo por conexión: waived'],
  ]);
  const [english, spanish] = await inBoth(exported);
  expect(english).toContain('"Referral fee, PL-');
  expect(spanish).toContain('"Cargo por conexión, PL-');
  expect(spanish).not.toContain('Referral fee');
});

it('a row of an earlier release has no kind and shows its text', async () => {
  const { paymentId } = await cancelledConnection();
  await db.execute(sql`update refunds set reason_kind = null where payment_id = ${paymentId}`);
  await db.execute(sql`update payments set description_kind = null where id = ${paymentId}`);
  expect(await inBoth((language) => refundOf(paymentId, language))).toEqual([
    IN_ENGLISH,
    { description: 'Cargo por conexión, PL-…', reason: IN_ENGLISH.reason },
  ]);
});

it('an operator’s own words are shown as they were written', async () => {
  const { paymentId } = await cancelledConnection();
  await db.execute(sql`
    update refunds set reason = 'Asked for on the phone', reason_kind = null where payment_id = ${paymentId}`);
  expect(await refundOf(paymentId, 'es')).toMatchObject({ reason: 'Asked for on the phone' });
});
