import { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { recordDelivery } from '../domains/service-requests/public.ts';
import type { Context } from '../kernel/context.ts';
import type { DomainEvent } from '../kernel/outbox.ts';

/** Who does what when a domain to the left publishes an event. Each event may arrive more than once. */
export async function dispatch(ctx: Context, event: DomainEvent): Promise<void> {
  switch (event.type) {
    case 'message-settled':
      if (event.about.kind === 'referral') {
        await recordDelivery(ctx, { purpose: event.purpose, referralId: ReferralId.parse(event.about.id) });
      }
      return;
  }
}
