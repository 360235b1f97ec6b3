import { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { followRequest } from '../domains/appointments/public.ts';
import { inviteReview } from '../domains/directory/public.ts';
import { tellFate } from '../domains/outreach/public.ts';
import {
  answerText,
  findReviewer,
  liveTopic,
  recordDelivery,
  settlePayment,
} from '../domains/service-requests/public.ts';
import type { Context } from '../kernel/context.ts';
import { type DomainEvent, notifyLive } from '../kernel/outbox.ts';

/** Who does what when another domain publishes an event. Each event may arrive more than once. */
export async function dispatch(ctx: Context, event: DomainEvent): Promise<void> {
  switch (event.type) {
    case 'message-settled':
      if (event.about.kind === 'referral') {
        await recordDelivery(ctx, { purpose: event.purpose, referralId: ReferralId.parse(event.about.id) });
      }
      if (event.about.kind === 'outreach') await tellFate(ctx, event.about.id);
      return;
    case 'fee-paid':
      return settlePayment(ctx, event.referralId);
    case 'request-moved-on':
      return followRequest(ctx, event.requestId);
    case 'text-received':
      return answerText(ctx, event);
    case 'request-completed': {
      const reviewer = await findReviewer(ctx, event.requestId);
      if (reviewer) await inviteReview(ctx, { ...event, ...reviewer });
      // The tracking page now leads to the review.
      return notifyLive(ctx, liveTopic(event.requestId));
    }
  }
}
