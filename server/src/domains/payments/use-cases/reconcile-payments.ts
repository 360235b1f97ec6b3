import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { outsideTrace } from '../../../kernel/trace.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { JOB_ATTEMPTS, type Movement, type PaymentPort, ProviderUnavailable } from '../ports.ts';
import { providerFee, providerMovement } from '../rules/postings.ts';
import { differenceIn, type StoredDifference, storedDifference } from '../rules/reconciliation.ts';
import { deleteOldAttempts } from '../store/donation-attempt.ts';
import { balances, post, providerAmount, providerEntries } from '../store/ledger.ts';
import { paymentOfIntent } from '../store/payment.ts';
import { deleteEventsBefore } from '../store/provider-event.ts';
import { lastComparedDay, putReconciliation } from '../store/reconciliation.ts';
import { pendingRefunds, refundByProviderId } from '../store/refund.ts';
import { alertOperators } from './alert-operators.ts';
import { checkPayment } from './check-payment.ts';
import { recordDispute } from './record-dispute.ts';
import { recordRefund } from './record-refund.ts';

const DAY_MS = 86_400_000;
/** UTC hour of the daily reconciliation. By then the provider has closed the previous day. */
const HOUR = 6;
/** The most days to reconcile in one run after the job was down. */
const MOST_DAYS = 14;
/** Our entry for a movement may be this many days before or after the movement. */
const SLACK_DAYS = 3;
/** Days to keep events. Providers repeat them for a few days at most. */
const EVENT_DAYS = 90;

/** Schedules the next daily reconciliation. Several processes scheduling it still create one job. */
export async function scheduleReconciliation(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const today = new Date(startOf(dayOf(now)).getTime() + HOUR * 3_600_000);
  const runAt = today > now ? today : new Date(today.getTime() + DAY_MS);
  const job = {
    task: 'reconcile-payments',
    payload: {},
    runAt,
    key: 'reconcile-payments',
    maxAttempts: JOB_ATTEMPTS,
  } as const;
  await outsideTrace(() => enqueue(ctx, [job]));
}

/**
 * Compares each UTC day since the last reconciliation, up to yesterday, with the provider's account.
 * @throws ProviderUnavailable so that the job is retried
 */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const yesterday = startOf(dayOf(now)).getTime() - DAY_MS;
  const last = await lastComparedDay(ctx);
  const first = last === null ? yesterday : Math.max(startOf(last).getTime() + DAY_MS, yesterday - MOST_DAYS * DAY_MS);
  if (ctx.ports.payments !== null) {
    await askForPending(ctx);
    for (let day = first; day <= yesterday; day += DAY_MS) {
      await reconcileDay(ctx, dayOf(new Date(day)), { isLast: day === yesterday });
    }
  }
  await deleteEventsBefore(ctx, new Date(now.getTime() - EVENT_DAYS * DAY_MS));
  await deleteOldAttempts(ctx);
  await scheduleReconciliation(ctx);
}

/**
 * Reconciles one UTC day ('yyyy-MM-dd'): compares each line of the provider's account with the ledger and each ledger
 * entry with the account. Fetches payments whose events were lost, and stores and reports the remaining differences.
 * Posts the provider's fees and payouts, which no event reports. On the last of several days, also checks the balance
 * of the ledger.
 * @throws ProviderUnavailable
 */
async function reconcileDay(ctx: Context, day: string, { isLast }: { readonly isLast: boolean }): Promise<void> {
  const port = ctx.ports.payments;
  if (port === null) throw new ProviderUnavailable('No payment provider is set up');
  const from = startOf(day);
  const to = new Date(from.getTime() + DAY_MS);
  const movements = await movementsBetween(port, from, to);
  const differences: StoredDifference[] = [];
  for (const movement of movements) {
    const difference = await compareMovement(ctx, movement);
    if (difference !== null) differences.push(difference);
  }
  differences.push(...(await missingAtProvider(ctx, port, from, to)));
  if (isLast) differences.push(...(await unbalanced(ctx)));
  await inTransaction(ctx, async (ctx) => {
    await putReconciliation(ctx, { day, provider: port.provider, compared: movements.length, differences });
    if (differences.length === 0) return;
    await alertOperators(ctx, {
      key: `reconciliation:${day}`,
      paymentId: null,
      write: ({ daysDiffer }, _formats, language) => ({
        subject: daysDiffer(day),
        text: differences.map((difference) => differenceIn(language, difference).text).join('\n'),
      }),
    });
  });
}

async function movementsBetween(port: PaymentPort, from: Date, to: Date): Promise<readonly Movement[]> {
  const answer = await port.movements(from, to);
  if (answer.kind === 'ok') return answer.value;
  throw new ProviderUnavailable(answer.reason);
}

/** The kind of ledger entry that corresponds to each kind of line in the provider's account. */
const ENTRY_KINDS = {
  charge: 'payment-received',
  refund: 'refund-paid',
  'refund-failure': 'refund-bounced',
  dispute: 'dispute-opened',
  'dispute-reversal': 'dispute-won',
} as const;
type PaymentMovement = Movement & { readonly kind: keyof typeof ENTRY_KINDS };

const isOfPayment = (movement: Movement): movement is PaymentMovement => Object.hasOwn(ENTRY_KINDS, movement.kind);

async function compareMovement(ctx: Context, movement: Movement): Promise<StoredDifference | null> {
  if (movement.feeCents !== 0) await inTransaction(ctx, (ctx) => post(ctx, providerFee(movement)));
  if (!isOfPayment(movement)) {
    await inTransaction(ctx, (ctx) => post(ctx, providerMovement(movement)));
    return null;
  }
  const { kind } = movement;
  const reference = (kind === 'charge' ? movement.intentId : movement.sourceId) ?? movement.id;
  let posted = await providerAmount(ctx, reference, ENTRY_KINDS[kind]);
  if (posted === null) {
    await heal(ctx, movement);
    posted = await providerAmount(ctx, reference, ENTRY_KINDS[kind]);
    // The provider books a refund when it is requested; we book it when it has arrived.
    if (posted === null && kind === 'refund' && (await isOnItsWay(ctx, reference))) return null;
    return missing(movement, reference, posted, await isOurs(ctx, movement));
  }
  if (posted === movement.amountCents) return null;
  const providerCents = movement.amountCents;
  return storedDifference(
    { kind: 'amount-differs', reference, ledgerAmount: posted / 100, providerAmount: providerCents / 100 },
    { kind: 'amount-differs', reference, ledgerCents: posted, providerCents },
  );
}

/** Fetches a payment, refund or dispute whose event was lost. */
async function heal(ctx: Context, { kind, intentId, sourceId }: PaymentMovement): Promise<void> {
  const payment = intentId === null ? null : await paymentOfIntent(ctx, intentId);
  if (payment === null) return;
  await checkPayment(ctx, payment.id);
  if (sourceId === null || kind === 'charge') return;
  if (kind === 'refund' || kind === 'refund-failure') await askForRefund(ctx, sourceId);
  else await askForDispute(ctx, sourceId);
}

/** Fetches the current state of refunds that were pending when last reported. */
async function askForPending(ctx: Context): Promise<void> {
  for (const providerId of await pendingRefunds(ctx)) await askForRefund(ctx, providerId);
}

async function askForRefund(ctx: Context, providerId: string): Promise<void> {
  const answer = await ctx.ports.payments?.retrieveRefund(providerId);
  if (answer?.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer?.kind === 'ok') await recordRefund(ctx, answer.value);
}

async function askForDispute(ctx: Context, id: string): Promise<void> {
  const answer = await ctx.ports.payments?.retrieveDispute(id);
  if (answer?.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer?.kind === 'ok') await recordDispute(ctx, answer.value);
}

const isOnItsWay = async (ctx: Context, providerId: string): Promise<boolean> =>
  (await refundByProviderId(ctx, providerId))?.status === 'pending';

const isOurs = async (ctx: Context, { intentId, sourceId }: Movement): Promise<boolean> =>
  (intentId !== null && (await paymentOfIntent(ctx, intentId)) !== null) ||
  (sourceId !== null && (await refundByProviderId(ctx, sourceId)) !== null);

function missing(movement: Movement, reference: string, posted: number | null, ours: boolean): StoredDifference {
  const kind = ours ? 'missing-in-ledger' : 'unknown-to-us';
  const ledgerAmount = posted === null ? null : posted / 100;
  return storedDifference(
    { kind, reference, ledgerAmount, providerAmount: movement.amountCents / 100 },
    { kind: posted === null ? kind : 'taken-in-now', reference, movement: movement.kind },
  );
}

/** Returns the entries that the ledger posted on the day and the provider lacks, even on nearby days. */
async function missingAtProvider(ctx: Context, port: PaymentPort, from: Date, to: Date): Promise<StoredDifference[]> {
  const entries = await providerEntries(ctx, from, to);
  if (entries.length === 0) return [];
  const around = await movementsBetween(
    port,
    new Date(from.getTime() - SLACK_DAYS * DAY_MS),
    new Date(to.getTime() + SLACK_DAYS * DAY_MS),
  );
  const known = new Set(around.flatMap(({ intentId, sourceId }) => [intentId, sourceId]));
  return entries
    .filter(({ providerRef }) => !known.has(providerRef))
    .map(({ key, providerRef, cents }) =>
      storedDifference(
        { kind: 'missing-at-provider', reference: key, ledgerAmount: cents / 100, providerAmount: null },
        { kind: 'missing-at-provider', key, reference: providerRef },
      ),
    );
}

/** Reports an unbalanced ledger. The database rejects such entries, so this is only a safeguard. */
async function unbalanced(ctx: Context): Promise<StoredDifference[]> {
  const sum = (await balances(ctx)).reduce((total, { cents }) => total + cents, 0);
  if (sum === 0) return [];
  const kind = 'ledger-unbalanced';
  const facts = { kind, reference: 'ledger', ledgerAmount: sum / 100, providerAmount: null } as const;
  return [storedDifference(facts, { kind, cents: sum })];
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
