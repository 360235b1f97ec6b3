import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { messageFates } from '../../../messaging/public.ts';
import { OFFER_PURPOSE } from '../../letters/rules/message-kinds.ts';
import { loadCase, requestOfReferral } from '../store/request-case.ts';
import { announce } from './announce.ts';
import { applyRequestEvent } from './apply-event.ts';
import { endReferral } from './end-referral.ts';

/**
 * Records that a message about a referral was delivered or has failed permanently. The first delivery makes the request
 * contractors-notified. A contractor is unreachable once all of their messages have failed permanently.
 */
export const recordDelivery = (ctx: Context, delivery: { purpose: string; referralId: ReferralId }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (delivery.purpose !== OFFER_PURPOSE) return;
    const requestId = await requestOfReferral(ctx, delivery.referralId);
    const opened = requestId === null ? null : await loadCase(ctx, requestId, true);
    const referral = opened?.referrals.find(({ id }) => id === delivery.referralId);
    if (opened === null || referral === undefined) return;
    const offers = (await messageFates(ctx, [{ kind: 'referral', id: referral.id }])).filter(
      ({ purpose }) => purpose === OFFER_PURPOSE,
    );
    const isReached = offers.some(({ status }) => ['sent', 'delivered', 'unknown'].includes(status));
    const isLost = offers.every(({ status }) => status === 'failed' || status === 'suppressed');
    if (isReached && opened.request.status === 'submitted') {
      const applied = await applyRequestEvent(ctx, opened, 'notify', 'system');
      await announce(ctx, applied.request, applied.happenings);
    } else if (isLost && referral.status === 'offered') {
      const applied = await endReferral(ctx, opened, referral, 'fail', 'system');
      await announce(ctx, applied.request, applied.happenings);
    }
  });
