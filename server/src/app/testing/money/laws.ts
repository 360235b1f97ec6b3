import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { showReferralPayment } from '../../../domains/service-requests/connections/use-cases/show-referral-payment.ts';
import type { AConnection } from '../../../domains/service-requests/testing/fees.ts';
import type { Context } from '../../../kernel/context.ts';
import { count } from './tally.ts';
import { intentsOf, type World } from './world.ts';

const FEE_CENTS = 500;

const say = (truth: boolean, sentence: string): void => {
  if (!truth) throw new Error(sentence);
};

/** Checks the invariants after every step, reading only what has changed. */
export function createWatch(world: World): () => Promise<void> {
  const seen = new Map<ReferralId, string>();
  return async () => {
    const { versions, cents } = await look(world);
    // The world's own entries; `holdLedger` adds up all of them.
    say(cents === 0, 'The ledger doesn’t balance');
    for (const connection of world.connections) {
      const { paymentId, referralId } = connection;
      if (paymentId === null) continue;
      const intents = intentsOf(world.stripe, paymentId);
      say(intents.length <= 1, 'A fee has more than one intent at the provider');
      const version = `${versions.get(referralId)} ${intents[0]?.status}`;
      if (version === seen.get(referralId)) continue;
      seen.set(referralId, version);
      await holdDetails(world, connection);
    }
  };
}

/** Returns the versions of the connections' rows, and the sum of the world's ledger entries. */
async function look({
  contexts: [ctx],
  connections,
  entriesBefore,
}: World): Promise<{ versions: ReadonlyMap<ReferralId, string>; cents: number }> {
  const ids = connections.map(({ referralId }) => referralId);
  const { rows } = await ctx.db.execute<{ id: ReferralId; version: string; cents: string | null }>(sql`
    select referrals.id, concat_ws(' ', referrals.xmin, service_requests.xmin, payments.xmin, connection_reports.xmin,
      (select max(refunds.xmin::text::bigint) from refunds where refunds.payment_id = payments.id)) as version,
      (select sum(amount_cents) from ledger_lines where entry_id > ${entriesBefore}::bigint) as cents
    from referrals join service_requests on service_requests.id = referrals.request_id
    left join payments on payments.id = referrals.payment_id
    left join connection_reports on connection_reports.referral_id = referrals.id
    where referrals.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`);
  return { versions: new Map(rows.map(({ id, version }) => [id, version])), cents: Number(rows[0]?.cents ?? 0) };
}

/** The customer's identity is hidden until the money has arrived. */
async function holdDetails(world: World, { paymentId, referralId, contractorId }: AConnection): Promise<void> {
  const { details, status } = await showReferralPayment(world.contexts[0], referralId, contractorId);
  const charged =
    paymentId === null ? [] : intentsOf(world.stripe, paymentId).filter((it) => it.status === 'succeeded');
  say(details === null || charged.length === 1, 'The customer’s details were shown before the fee was paid');
  say(details === null || status === 'settled', 'The customer’s details were shown without a connection');
}

/** The whole ledger balances, and so does each of its entries. */
export async function holdLedger({ db }: Pick<Context, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ cents: string | null; uneven: number }>(sql`
    with entries as (select sum(amount_cents) as cents from ledger_lines group by entry_id)
    select sum(cents) as cents, count(*) filter (where cents <> 0)::integer as uneven from entries`);
  say(Number(rows[0]?.cents ?? 0) === 0 && rows[0]?.uneven === 0, 'The ledger doesn’t balance');
}

interface Fee extends Record<string, unknown> {
  readonly status: string;
  /** The status of its referral. */
  readonly referral: string;
  readonly declines: number | null;
}

/** At the end, the ledger, the provider, the fees and the connections agree. */
export async function holdAtTheEnd(world: World, freeReferrals: number): Promise<void> {
  const { stripe, connections, tally } = world;
  let receivable = 0;
  let counted = 0;
  for (const connection of connections) {
    const fee = await holdConnection(world, connection);
    if (['free', 'due', 'paid'].includes(fee.status)) counted += 1;
    if (fee.status === 'due') receivable += FEE_CENTS;
    count(tally, `end: a fee is ${fee.status}`);
  }
  const on = await accountsOf(world);
  say(on('contractors:receivable') === receivable, `${on('contractors:receivable')} are owed instead of ${receivable}`);
  // Ruling 4: total charges = (acceptances - free) * fee.
  const charges = -(on('fees:revenue') + on('fees:waived'));
  const isFree = Math.min(freeReferrals, connections.length);
  say(charges <= Math.max(0, counted) * FEE_CENTS, 'More was charged than connections count');
  say(charges >= Math.max(0, counted - isFree) * FEE_CENTS, 'Less was charged than connections count');
  const moved = [...stripe.account.balance.values()].reduce((sum, { amount }) => sum + amount, 0);
  say(on('provider:balance') === moved, `The ledger has ${on('provider:balance')} at the provider, which has ${moved}`);
  await holdComparison(world);
  for (const { status } of stripe.account.charges.values()) count(tally, `end: a charge has ${status}`);
  for (const { status } of stripe.account.disputes.values()) count(tally, `end: a dispute is ${status}`);
}

/** The last comparison with the provider found nothing more. */
async function holdComparison({ contexts: [ctx] }: World): Promise<void> {
  const { rows } = await ctx.db.execute<{ differences: readonly { text: string }[] }>(
    sql`select differences from reconciliations order by day desc limit 1`,
  );
  const differences = rows.flatMap((row) => row.differences.map(({ text }) => text));
  say(differences.length === 0, `The last comparison says: ${differences.join(' ')}`);
}

async function holdConnection(world: World, { paymentId, referralId }: AConnection): Promise<Fee> {
  const [ctx] = world.contexts;
  const { rows } = await ctx.db.execute<Fee>(sql`
    select fees.status, referrals.status as referral, payments.declines
    from referral_fees as fees join referrals on referrals.id = referral_id left join payments on payments.id = fees.payment_id
    where fees.referral_id = ${referralId}`);
  const fee = rows[0];
  if (fee === undefined) throw new Error('A connection without a fee');
  const isKept = fee.status === 'paid' || fee.status === 'free';
  // A payment that was refunded by hand leaves its connection unchanged.
  const mayDiffer = fee.status === 'returned' && paymentId !== null && world.givenBack.has(paymentId);
  say(isKept === (fee.referral === 'settled') || mayDiffer, `A ${fee.referral} referral is ${fee.status}`);
  const isDue = fee.status === 'due';
  say(isDue === (fee.referral === 'accepted-unpaid'), `A fee is ${fee.status} of a referral that is ${fee.referral}`);
  if (paymentId !== null) await holdPayment(world, paymentId, fee);
  return fee;
}

async function holdPayment({ contexts: [ctx], stripe, tally }: World, paymentId: PaymentId, fee: Fee): Promise<void> {
  const { account } = stripe;
  const [intent] = intentsOf(stripe, paymentId);
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
  // Money withheld by the bank, and cards that accept no refund, wait for an operator.
  say(
    fee.status === 'paid' || !isPaid || given.length === 1 || isDisputed || failed,
    'Money was kept that is due to nobody',
  );
  const declined = [...account.events.values()].filter(
    ({ type, data }) => type === 'payment_intent.payment_failed' && (data.object as { id?: string }).id === intent.id,
  ).length;
  say((fee.declines ?? 0) <= declined, `${fee.declines} declines were counted of ${declined}`);
  for (const { status, count: times } of rows) count(tally, `end: a refund has ${status}`, times);
  if (given.length > 0) count(tally, `end: a payment was given back, its fee is ${fee.status}`);
  if (isDisputed) count(tally, `end: a payment is disputed, its fee is ${fee.status}`);
}

/** Returns the totals of the world's connections on each account of the ledger. */
async function accountsOf({ contexts: [ctx], connections }: World): Promise<(account: string) => number> {
  const ids = connections.map(({ referralId }) => referralId);
  const { rows } = await ctx.db.execute<{ account: string; cents: number }>(sql`
    select account, sum(amount_cents)::integer as cents from ledger_lines join ledger_entries on id = entry_id
    where referral_id in (select json_array_elements_text(${JSON.stringify(ids)}::json)) group by account`);
  return (account) => rows.find((row) => row.account === account)?.cents ?? 0;
}
