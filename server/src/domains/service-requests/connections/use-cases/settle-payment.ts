import { decideReferral } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { contactOf } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { isPaidUnsettled, returnUnapplied, settleFee, showFeePayment } from '../../../payments/public.ts';
import { loadCase, type RequestCase, requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyReferralEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { returnedPaymentMessages } from '../../notifications.ts';
import type { StoredReferral } from '../../tables.ts';

/**
 * Makes the connection after its fee has been paid, under the request's lock. If the acceptance has ended meanwhile,
 * refunds the payment immediately. Repeating it changes nothing.
 */
export const settlePayment = (ctx: Context, referralId: ReferralId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const requestId = await requestOfReferral(ctx, referralId);
    const opened = requestId === null ? null : await loadCase(ctx, requestId, true);
    const referral = opened?.referrals.find(({ id }) => id === referralId);
    if (opened === null || referral === undefined) throw new Error('A fee was paid for a referral that is not there');
    await settleOrReturn(ctx, opened, referral);
  });

/** Settles a case that is already locked. Returns false if no payment has come in. */
export async function settleOrReturn(ctx: Context, opened: RequestCase, referral: StoredReferral): Promise<boolean> {
  if (!(await isPaidUnsettled(ctx, referral.id))) return false;
  const decision = decideReferral(
    {
      referral: referral.status,
      frozen: referral.frozenAt !== null,
      request: opened.request.status,
      otherLiveReferrals: 0,
    },
    'pay',
    'system',
  );
  if (decision.ok && (await settleFee(ctx, referral.id))) await connect(ctx, opened, referral);
  else if (await returnUnapplied(ctx, referral.id, { kind: 'ended-before-payment' })) {
    await tellReturned(ctx, opened, referral);
  }
  return true;
}

/** Sends each party the other's details and the contractor a receipt, and updates the customer's page. */
async function connect(ctx: Context, opened: RequestCase, referral: StoredReferral): Promise<void> {
  const payment = await showFeePayment(ctx, referral.id);
  const receipt = payment?.receipt?.number ?? '';
  const card = payment?.charge?.state === 'charged' ? payment.charge.card : undefined;
  const applied = await applyReferralEvent(ctx, opened, referral, 'pay', 'system');
  await announce(
    ctx,
    applied.request,
    applied.happenings.map((happening) =>
      happening.type === 'pay' ? { ...happening, card, details: { receipt } } : happening,
    ),
  );
}

/** Notifies the contractor that the payment is being refunded. */
export async function tellReturned(ctx: Context, { request }: RequestCase, referral: StoredReferral): Promise<void> {
  const contact = await contactOf(ctx, referral.contractorId);
  await sendMessages(ctx, returnedPaymentMessages(referral, { request, contact, time: null, settings: ctx.settings }));
}
