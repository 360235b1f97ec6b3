import type { WatchReach } from '@plumbline/contract/domains/leads/watch.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { verifiedEmailOf } from '../../accounts/public.ts';
import { contactOf, listingOf } from '../../directory/public.ts';
import { takesPush } from '../../messaging/public.ts';

/** Returns which messages can reach an account. Texts go to the phone of its listing, if that may be texted. */
export async function reachOf(ctx: Context, userId: UserId): Promise<WatchReach> {
  const listing = await listingOf(ctx, userId);
  const contact = listing === null ? null : await contactOf(ctx, listing.id);
  return {
    email: await verifiedEmailOf(ctx, userId),
    push: await takesPush(ctx, userId),
    phone: contact?.smsConsent === true ? contact.phone : null,
  };
}

/** Returns which messages can reach the caller. */
export const showReach = (ctx: Context): Promise<WatchReach> => reachOf(ctx, signedIn(ctx.actor).userId);
