import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { checkFeePayment, receiveWebhook, reconcilePayments } from '../../domains/payments/public.ts';
import { showPaymentDetails } from '../../domains/payments/use-cases/show-payment-details.ts';
import { takingPorts } from '../../domains/service-requests/fixtures.ts';
import { type AConnection, aConnection, runMoneyJobs } from '../../domains/service-requests/testing/fees.ts';
import { cancelRequest } from '../../domains/service-requests/use-cases/cancel-request.ts';
import { endTurn } from '../../domains/service-requests/use-cases/end-turn.ts';
import { showReferralPayment } from '../../domains/service-requests/use-cases/show-referral-payment.ts';
import type { Context } from '../../kernel/context.ts';
import { type DatabaseHandle, openDatabase } from '../../kernel/database.ts';
import { DomainError } from '../../kernel/errors.ts';
import { silentLog } from '../../kernel/log.ts';
import { type TestClock, testClock, testContext } from '../../kernel/testing/context.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';
import { createStripe } from '../adapters/stripe.ts';
import type { Fault } from '../adapters/testing/stripe-api.ts';
import { StripeRefusal } from '../adapters/testing/stripe-objects.ts';
import { createLocalStripe, type LocalStripe } from '../adapters/testing/stripe-server.ts';

const FEE_CENTS = 500;
/** Steps, the end of idempotency keys and the comparison fit in. */
const DAYS_A_WORLD = 7;
const DAY_MINUTES = 1440;
/** One of the names, each as often as its number says. */
const oftenFrom = <Name extends string>(names: Readonly<Record<Name, number>>): fc.Arbitrary<Name> =>
  fc.oneof(
    ...Object.entries<number>(names).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Name) })),
  );

/** What happens next, to which of the contractor's connections; whether it is possible is up to the product. */
const step = fc.record({
  what: oftenFrom({
    accept: 2,
    open: 4,
    pay: 6,
    authenticate: 2,
    check: 1,
    deliver: 6,
    'deliver-again': 2,
    lose: 1,
    work: 3,
    lapse: 1,
    cancel: 1,
    'refund-ends': 1,
    dispute: 1,
    'dispute-ends': 1,
  }),
  which: fc.constantFrom(0, 0, 0, 1, 2),
  card: oftenFrom({
    pm_card_visa: 6,
    pm_card_chargeDeclined: 1,
    pm_card_chargeDeclinedInsufficientFunds: 1,
    pm_card_authenticationRequired: 1,
    pm_card_pendingRefund: 1,
    pm_card_refundFail: 1,
    pm_card_createDispute: 1,
  }),
  fault: oftenFrom<Fault | 'none'>({
    none: 12,
    'lost-request': 1,
    'lost-answer': 2,
    'error-before': 1,
    'error-after': 2,
    'rate-limit': 1,
  }),
  /** Which of the waiting events, from the oldest. */
  event: fc.nat(5),
  isGood: fc.boolean(),
  minutes: fc.constantFrom(0, 0, 1, 31, 125),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Two of them at the same instant where `race` says so. */
const aSequence = fc.record({
  freeReferrals: fc.constantFrom(0, 0, 0, 1),
  steps: fc.array(fc.record({ first: step, second: step, race: fc.boolean() }), { minLength: 5, maxLength: 18 }),
});
type Sequence = typeof aSequence extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  readonly contexts: readonly [Context, Context];
  readonly clock: TestClock;
  readonly stripe: LocalStripe;
  readonly connections: AConnection[];
  readonly contractor: Awaited<ReturnType<typeof aContractor>>;
  /** The secrets that a browser was given: nobody pays without. */
  readonly handedOut: Set<string>;
  /** Events that were delivered, to be delivered once more. */
  readonly delivered: LocalStripe['webhooks']['waiting'][number][];
}

/**
 * Lives through `runs.numRuns` generated sequences of acceptances, payments, retries, duplicated, delayed, reordered and
 * lost webhooks, timeouts after the provider has committed, refunds and disputes, against an account in Stripe's shape;
 * holds each step and each end against what must always be true. Racing steps go to two connection pools, as to two
 * processes.
 */
export async function proveMoney(
  database: TestDatabase,
  runs: { readonly numRuns: number; readonly seed?: number },
): Promise<void> {
  const other = openDatabase(database.connectionString);
  let worlds = 0;
  try {
    await fc.assert(
      fc.asyncProperty(aSequence, (sequence) => liveThrough([database, other], ++worlds, sequence)),
      runs,
    );
  } finally {
    await other.close();
  }
}

async function liveThrough(
  databases: readonly [DatabaseHandle, DatabaseHandle],
  number: number,
  sequence: Sequence,
): Promise<void> {
  const world = await aWorld(databases, number, sequence.freeReferrals);
  await accept(world);
  for (const { first, second, race } of sequence.steps) {
    world.clock.advance(first.minutes);
    await Promise.all([tryOut(world, 0, first), ...(race ? [tryOut(world, 1, second)] : [])]);
    await holdAlways(world);
  }
  await converge(world);
  await holdAtTheEnd(world, sequence.freeReferrals);
}

/** The `number`th world of a database: its ids, and its days, are its own. */
async function aWorld(
  databases: readonly [DatabaseHandle, DatabaseHandle],
  number: number,
  freeReferrals: number,
): Promise<World> {
  const clock = testClock(new Date(Date.UTC(2026, 11, 1 + number * DAYS_A_WORLD, 15)));
  const stripe = createLocalStripe({ now: () => clock.now(), seed: number });
  const payments = createStripe({
    secretKey: stripe.secretKey,
    publishableKey: stripe.publishableKey,
    webhookSecret: stripe.webhooks.secret,
    fetch: stripe.fetch,
    clock,
    log: silentLog,
  });
  const contextOn = ({ db }: DatabaseHandle) =>
    testContext(db, { clock, ports: { ...takingPorts, payments }, settings: { freeReferrals } });
  const contexts = [contextOn(databases[0]), contextOn(databases[1])] as const;
  stripe.webhooks.sendTo(async ({ body, signature }) => {
    try {
      await receiveWebhook(contexts[1], Buffer.from(body), { 'stripe-signature': signature });
      return 200;
    } catch (error) {
      if (isRefusal(error)) return 500;
      throw error;
    }
  });
  return {
    contexts,
    clock,
    stripe,
    connections: [],
    contractor: await aContractor(contexts[0]),
    handedOut: new Set(),
    delivered: [],
  };
}

/** The product said no, or the provider could not be reached: both are part of life. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError ||
  error instanceof StripeRefusal ||
  (error instanceof Error && error.name === 'ProviderUnavailable');

const accept = async ({ contexts, connections, contractor }: World): Promise<void> => {
  connections.push(await aConnection(contexts[0], contractor.id));
};

async function tryOut(world: World, at: 0 | 1, step: Step): Promise<void> {
  const ctx = world.contexts[at];
  if (step.fault !== 'none') world.stripe.failNext(step.fault);
  try {
    await act(world, ctx, step);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  } finally {
    world.stripe.disturb(() => null);
  }
}

async function act(world: World, ctx: Context, { what, which, card, event, isGood }: Step): Promise<void> {
  const { stripe, connections, clock } = world;
  const connection = connections[which % connections.length];
  if (connection === undefined) return;
  const { paymentId, referralId, request } = connection;
  const intent = paymentId === null ? undefined : intentsOf(stripe, paymentId)[0];
  switch (what) {
    case 'accept':
      if (connections.length < 3) await accept(world);
      return;
    case 'open':
      if (paymentId !== null) world.handedOut.add((await showPaymentDetails(ctx, paymentId)).clientSecret);
      return;
    case 'pay':
      return pay(world, ctx, connection, card);
    case 'authenticate':
      if (intent?.status === 'requires_action') stripe.account.authenticate(intent.id, isGood);
      return;
    case 'check':
      return checkFeePayment(ctx, referralId);
    case 'lapse': {
      const { turn, answerBy } = await request.referral();
      if (answerBy !== null && answerBy > clock.now()) clock.set(new Date(answerBy.getTime() + 1000));
      return endTurn(ctx, { referralId, turn });
    }
    case 'cancel':
      return void (await cancelRequest(ctx, request.id));
    case 'work':
      return runMoneyJobs(ctx);
    case 'deliver': {
      const { waiting } = stripe.webhooks;
      const told = waiting[event % Math.max(1, waiting.length)];
      if (told === undefined) return;
      await stripe.webhooks.deliver(told, isGood ? 1 : 2);
      world.delivered.push(told);
      return;
    }
    case 'deliver-again': {
      const told = world.delivered[event % Math.max(1, world.delivered.length)];
      if (told !== undefined) await Promise.all([stripe.webhooks.deliver(told), stripe.webhooks.deliver(told)]);
      return;
    }
    case 'lose': {
      const told = stripe.webhooks.waiting[event];
      if (told !== undefined) stripe.webhooks.lose(told);
      return;
    }
    case 'refund-ends': {
      const pending = [...stripe.account.refunds.values()].find(({ status }) => status === 'pending');
      if (pending) stripe.account.settleRefund(pending.id, isGood ? 'succeeded' : 'failed');
      return;
    }
    case 'dispute': {
      const charge = [...stripe.account.charges.values()].find(({ status }) => status === 'succeeded');
      if (charge) stripe.account.openDispute(charge.id);
      return;
    }
    case 'dispute-ends': {
      const open = [...stripe.account.disputes.values()].find(({ status }) => status === 'needs_response');
      if (open) stripe.account.closeDispute(open.id, isGood ? 'won' : 'lost');
    }
  }
}

/** The payer opens the page, unless it is open, and gives a card. */
async function pay(
  { stripe, handedOut }: World,
  ctx: Context,
  { paymentId }: AConnection,
  card: string,
): Promise<void> {
  if (paymentId === null) return;
  const isOpen = intentsOf(stripe, paymentId).some((intent) => handedOut.has(intent.client_secret));
  if (!isOpen) handedOut.add((await showPaymentDetails(ctx, paymentId)).clientSecret);
  const [intent] = intentsOf(stripe, paymentId);
  if (intent) stripe.account.confirmIntent(intent.id, card);
}

const intentsOf = ({ account }: LocalStripe, paymentId: PaymentId) =>
  [...account.intents.values()].filter(({ metadata }) => metadata['paymentId'] === paymentId);

const say = (truth: boolean, sentence: string): void => {
  if (!truth) throw new Error(sentence);
};

/** After every step: nobody charged twice, and nobody shown who the customer is before the money is there. */
async function holdAlways({ contexts: [ctx], stripe, connections }: World): Promise<void> {
  for (const { paymentId, referralId, contractorId } of connections) {
    if (paymentId === null) continue;
    const intents = intentsOf(stripe, paymentId);
    say(intents.length <= 1, 'A fee has more than one intent at the provider');
    const charged = intents.filter(({ status }) => status === 'succeeded');
    const view = await showReferralPayment(ctx, referralId, contractorId);
    say(view.details === null || charged.length === 1, 'The customer’s details were shown before the fee was paid');
    say(view.details === null || view.status === 'settled', 'The customer’s details were shown without a connection');
  }
  const { rows } = await ctx.db.execute<{ cents: string | null }>(
    sql`select sum(amount_cents) as cents from ledger_lines`,
  );
  say(Number(rows[0]?.cents ?? 0) === 0, 'The ledger doesn’t balance');
}

/**
 * Faults end, what waits is delivered, jobs run until none is left, and what was lost is found by the daily comparison
 * with the provider.
 */
async function converge(world: World): Promise<void> {
  const { contexts, stripe, clock } = world;
  stripe.disturb(() => null);
  await runDry(world);
  clock.advance(DAY_MINUTES);
  await reconcilePayments(contexts[0]);
  // What it has found may want more: a payment that came too late goes back.
  await runDry(world);
  clock.advance(DAY_MINUTES);
  await reconcilePayments(contexts[0]);
}

async function runDry({ contexts: [ctx], stripe, clock }: World): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    clock.advance(1);
    // A key that was answered 500 once is answered so for a day: whoever tries again later gets through.
    if (round === 6) clock.advance(DAY_MINUTES + 60);
    for (const refund of stripe.account.refunds.values()) {
      if (refund.status === 'pending') stripe.account.settleRefund(refund.id, 'succeeded');
    }
    const statuses = await stripe.webhooks.deliverAll();
    const isDone = await runMoneyJobs(ctx).then(
      () => true,
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        return false;
      },
    );
    const isTold = statuses.every((status) => status === 200) && stripe.webhooks.waiting.length === 0;
    const isPending = [...stripe.account.refunds.values()].some(({ status }) => status === 'pending');
    if (isDone && isTold && !isPending) return;
  }
  throw new Error('It does not come to an end');
}

interface LedgerSums extends Record<string, unknown> {
  readonly account: string;
  readonly cents: number;
}

/** At the end: the ledger, the provider, the fees and the connections say the same. */
async function holdAtTheEnd({ contexts: [ctx], stripe, connections }: World, freeReferrals: number): Promise<void> {
  let receivable = 0;
  let counted = 0;
  for (const { paymentId, referralId, request } of connections) {
    const { rows } = await ctx.db.execute<{ status: string; declines: number | null; applied: boolean | null }>(sql`
      select fees.status, payments.declines, payments.applied_at is not null as applied
      from referral_fees as fees left join payments on payments.id = fees.payment_id
      where fees.referral_id = ${referralId}`);
    const fee = rows[0];
    if (fee === undefined) throw new Error('A connection without a fee');
    if (['free', 'due', 'paid'].includes(fee.status)) counted += 1;
    if (fee.status === 'due') receivable += FEE_CENTS;
    const { status } = await request.referral();
    say(
      (fee.status === 'paid' || fee.status === 'free') === (status === 'settled'),
      `A ${status} referral is ${fee.status}`,
    );
    if (paymentId !== null) await holdPayment(ctx, stripe, paymentId, fee);
  }
  const ids = connections.map(({ referralId }) => referralId);
  const { rows } = await ctx.db.execute<LedgerSums>(sql`
    select account, sum(amount_cents)::integer as cents from ledger_lines join ledger_entries on id = entry_id
    where referral_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}) group by account`);
  const on = (account: string) => rows.find((row) => row.account === account)?.cents ?? 0;
  say(on('contractors:receivable') === receivable, `${on('contractors:receivable')} are owed instead of ${receivable}`);
  // Ruling 4: total charges = (acceptances - free) * fee.
  const charges = -(on('fees:revenue') + on('fees:waived'));
  const isFree = Math.min(freeReferrals, connections.length);
  say(charges <= Math.max(0, counted) * FEE_CENTS, 'More was charged than connections count');
  say(charges >= Math.max(0, counted - isFree) * FEE_CENTS, 'Less was charged than connections count');
  const moved = [...stripe.account.balance.values()].reduce((sum, { amount }) => sum + amount, 0);
  say(on('provider:balance') === moved, `The ledger has ${on('provider:balance')} at the provider, which has ${moved}`);
}

async function holdPayment(
  ctx: Context,
  { account }: LocalStripe,
  paymentId: PaymentId,
  fee: { readonly status: string; readonly declines: number | null },
): Promise<void> {
  const intent = [...account.intents.values()].find(({ metadata }) => metadata['paymentId'] === paymentId);
  if (intent === undefined) return say(fee.status !== 'paid', 'A fee is paid that nobody was asked for');
  const isPaid = intent.status === 'succeeded';
  const given = [...account.refunds.values()].filter(
    (refund) => refund.payment_intent === intent.id && refund.status === 'succeeded',
  );
  const isDisputed = [...account.disputes.values()].some((dispute) => dispute.payment_intent === intent.id);
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::integer as count from refunds where payment_id = ${paymentId} group by status`);
  const failed = rows.some(({ status }) => status === 'failed');
  say(given.length <= 1, 'A payment was given back twice');
  say(fee.status !== 'paid' || isPaid, 'A fee counts as paid that was not');
  say(fee.status !== 'paid' || given.length === 0, 'A fee counts as paid that was given back');
  // What the bank holds back, and a card that takes nothing back, wait for an operator.
  say(
    fee.status === 'paid' || !isPaid || given.length === 1 || isDisputed || failed,
    'Money was kept that is due to nobody',
  );
  const declined = [...account.events.values()].filter(
    ({ type, data }) => type === 'payment_intent.payment_failed' && (data.object as { id?: string }).id === intent.id,
  ).length;
  say((fee.declines ?? 0) <= declined, `${fee.declines} declines were counted of ${declined}`);
}
