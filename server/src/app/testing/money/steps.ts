import { checkFeePayment } from '../../../domains/payments/public.ts';
import { refundAsOperator } from '../../../domains/payments/use-cases/refund-as-operator.ts';
import { showPaymentDetails } from '../../../domains/payments/use-cases/show-payment-details.ts';
import { reportOfReferral } from '../../../domains/service-requests/connections/store/connection-report.ts';
import {
  answerConnectionCheck,
  reportBadConnection,
} from '../../../domains/service-requests/connections/use-cases/report-bad-connection.ts';
import { endTurn } from '../../../domains/service-requests/lifecycle/use-cases/end-turn.ts';
import { answerAsContractor } from '../../../domains/service-requests/referrals/use-cases/answer-as-contractor.ts';
import { cancelRequest } from '../../../domains/service-requests/requests/use-cases/cancel-request.ts';
import { type AConnection, runMoneyJobs } from '../../../domains/service-requests/testing/fees.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Sequence, Step } from './sequences.ts';
import { count } from './tally.ts';
import { accept, intentsOf, isRefusal, type World } from './world.ts';

const MOST_CONNECTIONS = 3;

/** Brings the contractor to a state: accepted; payment page open; paid but not yet reported; connected. */
export async function begin(world: World, { opening, card }: Sequence): Promise<void> {
  await accept(world);
  const [connection] = world.connections;
  if (connection === undefined || connection.paymentId === null || opening === 'accepted') return;
  const [ctx] = world.contexts;
  if (opening === 'opened') {
    world.handedOut.add((await showPaymentDetails(ctx, connection.paymentId)).clientSecret);
    return;
  }
  await pay(world, ctx, connection, card);
  if (opening === 'paid') return;
  await world.stripe.webhooks.deliverAll();
  await runMoneyJobs(ctx);
}

/** Carries out a step, or two concurrently. Returns false if nothing could happen. */
export async function carryOut(
  world: World,
  { first, second, race }: { readonly first: Step; readonly second: Step; readonly race: boolean },
): Promise<boolean> {
  world.clock.advance(first.minutes);
  const happened = await Promise.all([tryOut(world, 0, first), ...(race ? [tryOut(world, 1, second)] : [])]);
  if (race && happened.every(Boolean)) {
    count(world.tally, `race: ${[first.what, second.what].toSorted().join(' + ')}`);
  }
  return happened.includes(true);
}

async function tryOut(world: World, at: 0 | 1, step: Step): Promise<boolean> {
  if (step.fault !== 'none') world.fault = step.fault;
  try {
    const happened = await act(world, world.contexts[at], step);
    if (happened) count(world.tally, `step: ${step.what}`);
    return happened;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    count(world.tally, `step: ${step.what}, refused or unanswered`);
    return true;
  }
}

/** Returns false if there is nothing to apply it to. */
async function act(world: World, ctx: Context, { what, which, card, event, isGood }: Step): Promise<boolean> {
  const { stripe, connections } = world;
  const connection = connections[which % connections.length];
  if (connection === undefined) return false;
  switch (what) {
    case 'accept':
      if (connections.length >= MOST_CONNECTIONS) return false;
      await accept(world);
      return true;
    case 'open':
      if (connection.paymentId === null) return false;
      world.handedOut.add((await showPaymentDetails(ctx, connection.paymentId)).clientSecret);
      return true;
    case 'pay':
      return pay(world, ctx, unpaidFrom(world, which) ?? connection, card);
    case 'authenticate':
      return authenticate(world, connection, isGood);
    case 'check':
      await checkFeePayment(ctx, connection.referralId);
      return true;
    case 'lapse':
      return lapse(world, ctx, connection);
    case 'cancel':
      await cancelRequest(ctx, connection.request.id);
      return true;
    case 'take-back':
      return takeBack(ctx, connection);
    case 'report':
      return report(ctx, connection, isGood);
    case 'work':
      await runMoneyJobs(ctx);
      return true;
    case 'deliver':
      return deliver(world, event, isGood);
    case 'deliver-again': {
      const told = world.delivered[event % Math.max(1, world.delivered.length)];
      if (told === undefined) return false;
      await Promise.all([stripe.webhooks.deliver(told), stripe.webhooks.deliver(told)]);
      return true;
    }
    case 'lose': {
      const { waiting } = stripe.webhooks;
      const told = waiting[event % Math.max(1, waiting.length)];
      if (told === undefined) return false;
      stripe.webhooks.lose(told);
      return true;
    }
    case 'refund-by-operator':
      return refundByOperator(world, ctx, connection);
    case 'refund-at-provider':
      return refundAtProvider(world, connection);
    case 'refund-ends':
      return endRefund(world, isGood);
    case 'dispute': {
      const charge = [...stripe.account.charges.values()].find(({ status }) => status === 'succeeded');
      if (charge === undefined) return false;
      stripe.account.openDispute(charge.id);
      return true;
    }
    case 'dispute-ends': {
      const open = [...stripe.account.disputes.values()].find(({ status }) => status === 'needs_response');
      if (open === undefined) return false;
      stripe.account.closeDispute(open.id, isGood ? 'won' : 'lost');
      return true;
    }
  }
}

/** Returns the first connection, from this one on, whose fee is unpaid. */
const unpaidFrom = ({ stripe, connections }: World, which: number): AConnection | undefined =>
  [...connections.slice(which), ...connections].find(
    ({ paymentId }) =>
      paymentId !== null && intentsOf(stripe, paymentId).every((intent) => intent.status !== 'succeeded'),
  );

/** The payer opens the page, unless it is open, and enters a card. */
async function pay(
  { stripe, handedOut }: World,
  ctx: Context,
  { paymentId }: AConnection,
  card: string,
): Promise<boolean> {
  if (paymentId === null) return false;
  const isOpen = intentsOf(stripe, paymentId).some((intent) => handedOut.has(intent.client_secret));
  if (!isOpen) handedOut.add((await showPaymentDetails(ctx, paymentId)).clientSecret);
  const [intent] = intentsOf(stripe, paymentId);
  if (intent === undefined) return false;
  stripe.account.confirmIntent(intent.id, card);
  return true;
}

function authenticate({ stripe }: World, { paymentId }: AConnection, isGood: boolean): boolean {
  const intent = paymentId === null ? undefined : intentsOf(stripe, paymentId)[0];
  if (intent?.status !== 'requires_action') return false;
  stripe.account.authenticate(intent.id, isGood);
  return true;
}

async function lapse({ clock }: World, ctx: Context, { referralId, request }: AConnection): Promise<boolean> {
  const { turn, answerBy } = await request.referral();
  if (answerBy === null) return false;
  if (answerBy > clock.now()) clock.set(new Date(answerBy.getTime() + 1000));
  await endTurn(ctx, { referralId, turn });
  return true;
}

/** The contractor takes back an acceptance. */
async function takeBack(ctx: Context, { referralId, contractorId }: AConnection): Promise<boolean> {
  await answerAsContractor(ctx, { serviceRequestId: referralId, contractorId, response: 'deny', source: 'web' });
  return true;
}

/** The contractor reports a bad connection; if that was already done, the customer answers. */
async function report(ctx: Context, { referralId, contractorId }: AConnection, isGood: boolean): Promise<boolean> {
  const known = await reportOfReferral(ctx, referralId);
  if (known === null) await reportBadConnection(ctx, { referralId, contractorId, reason: 'unreachable' });
  else await answerConnectionCheck(ctx, known.id, isGood ? 'not-connected' : 'spoke');
  return true;
}

/** Delivers events in any order, once or twice. */
async function deliver({ stripe, delivered }: World, event: number, isOnce: boolean): Promise<boolean> {
  const { waiting } = stripe.webhooks;
  const told = waiting[event % Math.max(1, waiting.length)];
  if (told === undefined) return false;
  await stripe.webhooks.deliver(told, isOnce ? 1 : 2);
  delivered.push(told);
  return true;
}

async function refundByOperator(world: World, ctx: Context, { paymentId }: AConnection): Promise<boolean> {
  if (paymentId === null) return false;
  await refundAsOperator({ ...ctx, actor: world.operator }, paymentId, 'Asked for on the phone');
  world.givenBack.add(paymentId);
  return true;
}

/** Refunds a payment in the provider's own dashboard. */
function refundAtProvider({ stripe, givenBack }: World, { paymentId }: AConnection): boolean {
  const intent = paymentId === null ? undefined : intentsOf(stripe, paymentId)[0];
  if (paymentId === null || intent?.status !== 'succeeded') return false;
  stripe.account.createRefund({ intent: intent.id });
  givenBack.add(paymentId);
  return true;
}

/** Lets a pending refund arrive or bounce; one to a card that accepts no refund bounces. */
function endRefund({ stripe: { account } }: World, isGood: boolean): boolean {
  const all = [...account.refunds.values()];
  const pending = all.find(({ status }) => status === 'pending');
  if (pending) account.settleRefund(pending.id, isGood ? 'succeeded' : 'failed');
  if (pending) return true;
  const bouncing = all.find(
    ({ status, charge }) =>
      status === 'succeeded' && account.charges.get(charge)?.payment_method === 'pm_card_refundFail',
  );
  if (bouncing) account.settleRefund(bouncing.id, 'failed');
  return bouncing !== undefined;
}
