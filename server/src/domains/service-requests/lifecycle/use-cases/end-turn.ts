import { waitsFor } from '@plumbline/contract/domains/service-requests/actions.ts';
import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { contactOf } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { checkFeePayment, closeFee } from '../../../payments/public.ts';
import { settleOrReturn } from '../../connections/use-cases/settle-payment.ts';
import { nudgeMessages } from '../../notifications.ts';
import type { StoredReferral } from '../../tables.ts';
import { clockOf } from '../rules/party-clock.ts';
import { loadCase, type RequestCase, requestOfReferral } from '../store/request-case.ts';
import { announce } from './announce.ts';
import { endReferral } from './end-referral.ts';
import { readHours } from './read-hours.ts';
import { scheduleTurn } from './schedule-turn.ts';

/** The turn of the job. If the referral has moved on, the job does nothing. */
interface Turn {
  readonly referralId: ReferralId;
  readonly turn: number;
}

/**
 * Ends the time to answer or to pay: the referral expires or lapses. Does nothing if it has moved on or is frozen, and
 * keeps waiting if the deadline was extended.
 */
export async function endTurn(ctx: Context, turn: Turn): Promise<void> {
  // Asks the provider before taking the lock, so that a payment in time counts even if its event was lost.
  await checkFeePayment(ctx, turn.referralId);
  await inTransaction(ctx, async (ctx) => {
    const found = await turnNow(ctx, turn);
    if (found === null) return;
    const { opened, referral } = found;
    if (referral.answerBy !== null && referral.answerBy > ctx.clock.now()) {
      const clock = clockOf(referral.status, opened.request.urgency, await readHours(ctx, referral.contractorId));
      return scheduleTurn(ctx, [referral], () => clock);
    }
    const isUnpaid = referral.status === 'accepted-unpaid';
    if (isUnpaid && (await settleOrReturn(ctx, opened, referral))) return;
    if (isUnpaid) await closeFee(ctx, referral.id, 'lapsed', { kind: 'fee-unpaid' });
    const applied = isUnpaid
      ? await endReferral(ctx, opened, referral, 'lapse', 'system')
      : await endReferral(ctx, opened, referral, 'expire', 'system', { silentParty: waitsFor(referral.status) });
    await announce(ctx, applied.request, applied.happenings);
  });
}

/** Reminds the party that has to act, once, after half of its time. */
export const nudge = (ctx: Context, turn: Turn): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const found = await turnNow(ctx, turn);
    if (found === null || waitsFor(found.referral.status) === null) return;
    const { opened, referral } = found;
    const contact = await contactOf(ctx, referral.contractorId);
    await sendMessages(
      ctx,
      nudgeMessages(referral, { request: opened.request, contact, time: null, settings: ctx.settings }),
    );
  });

/** Returns the referral under the request's lock if it is still at the job's turn. */
async function turnNow(ctx: Context, turn: Turn): Promise<{ opened: RequestCase; referral: StoredReferral } | null> {
  const requestId = await requestOfReferral(ctx, turn.referralId);
  const opened = requestId === null ? null : await loadCase(ctx, requestId, true);
  const referral = opened?.referrals.find(({ id }) => id === turn.referralId);
  if (opened === null || referral === undefined) return null;
  const isSameTurn = referral.turn === turn.turn && referral.answerBy !== null && referral.frozenAt === null;
  return isSameTurn ? { opened, referral } : null;
}
