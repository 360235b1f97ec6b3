import { describe, expect, it } from 'vitest';
import type { Intent } from '../../domains/payments/ports.ts';
import { testClock } from '../../kernel/testing/context.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import type { SandboxEvent } from './sandbox-events.ts';
import { createSandboxPayments, SANDBOX_EVENT_TASK } from './sandbox-payments.ts';
import { describeKeptCards } from './testing/kept-card-ports.ts';
import {
  anIntent,
  CARDS,
  type CardName,
  describePaymentPort,
  type ObservedPayments,
  valueOf,
} from './testing/payment-ports.ts';
import { signWebhook } from './webhook-signature.ts';

const database = await testDatabase();
const clock = testClock();
const SECRET = 'whsec_of_the_tests';
const sandbox = createSandboxPayments(database.db, clock, SECRET);

const cardOf = (clientSecret: string, cardNumber: string) => ({
  clientSecret,
  cardNumber,
  expiry: '12/34',
  cvc: '123',
});
const pay = async (intent: Intent, card: CardName) =>
  (await sandbox.pay(cardOf(intent.clientSecret, CARDS[card]), 'en'))?.message ?? null;
/** Returns the events that are due now. Scheduled repetitions stay in the queue. */
async function waiting(): Promise<SandboxEvent[]> {
  const { rows } = await database.pool.query<{ payload: SandboxEvent; run_at: Date }>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
     where task.id = job.task_id and task.identifier = $1 and job.run_at <= now() returning job.payload, job.id`,
    [SANDBOX_EVENT_TASK],
  );
  return rows.map(({ payload }) => payload);
}

const observed: ObservedPayments = {
  port: sandbox,
  now: () => clock.now(),
  pay,
  authenticate: async ({ clientSecret }, isRight) => void (await sandbox.authenticate(clientSecret, isRight, 'en')),
  told: async () => (await waiting()).map((event) => sandbox.signed(event)),
  signed: (body) => ({
    rawBody: Buffer.from(body),
    headers: { 'sandbox-signature': signWebhook(body, SECRET, clock.now()) },
  }),
};
describePaymentPort('the sandbox', async () => observed);

describeKeptCards('the sandbox', async () => ({
  ...observed,
  enter: async ({ clientSecret }, number) => (await sandbox.pay(cardOf(clientSecret, number), 'en'))?.message ?? null,
  authenticateSetup: async ({ clientSecret }, isRight) =>
    void (await sandbox.authenticate(clientSecret, isRight, 'en')),
}));

const opened = async () => valueOf(await sandbox.createIntent(anIntent()));

describe('the sandbox', () => {
  it.each([
    ['a number with a wrong digit', { cardNumber: '4242 4242 4242 4241' }, 'Your card number is incorrect.'],
    ['no number', { cardNumber: 'four' }, 'Your card number is incorrect.'],
    ['a card that has expired', { expiry: '11/26' }, "Your card's expiration month is invalid."],
    ['a year that is over', { expiry: '12/25' }, "Your card's expiration year is invalid."],
    ['a month that there is not', { expiry: '13/34' }, "Your card's expiration month is invalid."],
    ['no date', { expiry: 'soon' }, "Your card's expiration month is invalid."],
    ['a security code that is too short', { cvc: '12' }, "Your card's security code is invalid."],
    ['an American Express code on a Visa', { cvc: '1234' }, "Your card's security code is invalid."],
    [
      'a number that is not published',
      { cardNumber: '4111 1111 1111 1111' },
      expect.stringMatching(/never a real one/),
    ],
  ])('declines %s and stays open', async (_what, given, message) => {
    const { id, clientSecret } = await opened();
    const result = await sandbox.pay({ ...cardOf(clientSecret, CARDS.approved), ...given }, 'en');
    expect(result).toEqual({ status: 'declined', message });
    expect(valueOf(await sandbox.retrieveIntent(id))).toMatchObject({ status: 'open', receivedCents: 0 });
  });

  it('says in the payer’s language why a card was declined, and stores the provider’s English', async () => {
    const { id, clientSecret } = await opened();
    const message = 'Su tarjeta fue rechazada.';
    expect(await sandbox.pay(cardOf(clientSecret, CARDS.declined), 'es')).toEqual({ status: 'declined', message });
    expect(valueOf(await sandbox.retrieveIntent(id)).decline).toEqual({
      code: 'generic_decline',
      message: 'Your card was declined.',
    });
  });

  it.each(['12/26', '1234', '12 / 34', '12/2034', '12-34'])('takes %s for a date', async (expiry) => {
    const { clientSecret } = await opened();
    const result = await sandbox.pay({ ...cardOf(clientSecret, CARDS.approved), expiry }, 'en');
    expect(result).toEqual({ status: 'succeeded', message: null });
  });

  it('opens nothing to a client secret that it never gave', async () => {
    const { id, clientSecret } = await opened();
    for (const wrong of ['', id, `${id}_secret_`, `${clientSecret}x`, clientSecret.slice(0, -1), '_secret_', '\0']) {
      expect(await sandbox.pay(cardOf(wrong, CARDS.approved), 'en')).toBeNull();
      expect(await sandbox.authenticate(wrong, true, 'en')).toBeNull();
    }
    expect(valueOf(await sandbox.retrieveIntent(id)).status).toBe('open');
  });

  it('asks the bank nothing that was not asked for', async () => {
    const intent = await opened();
    expect(await sandbox.authenticate(intent.clientSecret, true, 'en')).toMatchObject({ status: 'declined' });
    expect(valueOf(await sandbox.retrieveIntent(intent.id)).status).toBe('open');
  });

  it('keeps nothing of a card but its brand and last four digits', async () => {
    await database.pool.query('delete from sandbox_objects');
    for (const number of [...Object.values(CARDS), '4111 1111 1111 1111', '4242 4242 4242 4241']) {
      const { clientSecret } = await opened();
      await sandbox.pay({ ...cardOf(clientSecret, number), cvc: '987', expiry: '12/47' }, 'en');
    }
    const { rows } = await database.pool.query<{ kept: string }>(`
      select coalesce(string_agg(kept, ' '), '') as kept from (
        select body::text || ' ' || coalesce(idempotency_key, '') as kept from sandbox_objects
        union all select payload::text from graphile_worker._private_jobs) as everything`);
    const kept = rows[0]?.kept.replaceAll(/"(?:clientSecret|paymentId|id|intentId|sourceId)": ?"\w+"/g, '') ?? '';
    expect(kept).toContain('"last4": "4242"');
    for (const secret of ['424242', '400000', '411111', '987', '12/47', '2047', 'securityCode', 'cvc', 'number']) {
      expect(kept).not.toContain(secret);
    }
  });

  it('tells each thing twice, the second time later', async () => {
    const intent = await opened();
    await pay(intent, 'approved');
    const { rows } = await database.pool.query<{ id: string; seconds: number }>(
      `select job.payload->>'id' as id, round(extract(epoch from run_at - now()))::integer as seconds
       from graphile_worker._private_jobs as job where job.payload->'intent'->>'id' = $1 order by run_at`,
      [intent.id],
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]?.id).toBe(rows[0]?.id);
    expect((rows[1]?.seconds ?? 0) - (rows[0]?.seconds ?? 0)).toBe(20);
  });

  it('is the same in every process', async () => {
    const other = createSandboxPayments(database.db, clock, SECRET);
    const intent = await opened();
    await other.pay(cardOf(intent.clientSecret, CARDS.approved), 'en');
    expect(valueOf(await sandbox.retrieveIntent(intent.id)).status).toBe('succeeded');
    const [event] = (await waiting()).slice(-1);
    if (!event) throw new Error('Nothing was told');
    const { rawBody, headers } = other.signed(event);
    expect(sandbox.readWebhook(rawBody, headers, clock.now()).kind).toBe('event');
  });
});
