import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { closeFee } from '../../../payments/public.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { trackRequest } from './track-request.ts';

/**
 * Cancels a request for its customer, before the work has started. Withdraws every live referral and refunds its fee.
 */
export const cancelRequest = async (ctx: Context, id: ServiceRequestId): Promise<TrackingRecord> => {
  await openCase(ctx, id, async (ctx, opened) => {
    if (opened.request.status === 'cancelled') return;
    const applied = await applyRequestEvent(ctx, opened, 'cancel', 'customer');
    for (const referral of opened.referrals) {
      if (referral.status === 'settled' || referral.status === 'accepted-unpaid')
        await closeFee(ctx, referral.id, 'returned', { kind: 'customer-cancelled' });
    }
    await announce(ctx, applied.request, applied.happenings);
  });
  return trackRequest(ctx, id);
};
