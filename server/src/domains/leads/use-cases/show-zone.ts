import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { contactOf, listingOf } from '../../directory/public.ts';

/** Returns the time zone of an account's listing; without one, the product's own. */
export async function zoneOf(ctx: Context, userId: UserId): Promise<string> {
  const listing = await listingOf(ctx, userId);
  const contact = listing === null ? null : await contactOf(ctx, listing.id);
  return contact?.timeZone ?? ctx.settings.homeTimeZone;
}
