import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notifyLive } from '../../../../kernel/outbox.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { contactOf } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { showFeePayment } from '../../../payments/public.ts';
import { loadCase, requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { contractorTopic, liveTopic } from '../../lifecycle/use-cases/announce.ts';
import { declinedChargeMessages } from '../../notifications.ts';

/**
 * Tells a contractor that their kept card was declined, and where to pay instead. Tells nothing if the fee is no longer
 * due. Repeating it sends nothing more.
 */
export const tellDeclinedCharge = (ctx: Context, referralId: ReferralId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const requestId = await requestOfReferral(ctx, referralId);
    const opened = requestId === null ? null : await loadCase(ctx, requestId, true);
    const referral = opened?.referrals.find(({ id }) => id === referralId);
    if (!opened || referral?.status !== 'accepted-unpaid') return;
    const charge = (await showFeePayment(ctx, referralId))?.charge;
    if (charge?.state !== 'declined') return;
    const { request } = opened;
    const contact = await contactOf(ctx, referral.contractorId);
    const facts = { request, contact, time: null, settings: ctx.settings };
    await sendMessages(ctx, declinedChargeMessages(referral, charge, facts));
    await notifyLive(ctx, liveTopic(request.id));
    await notifyLive(ctx, contractorTopic(referral.contractorId));
  });
