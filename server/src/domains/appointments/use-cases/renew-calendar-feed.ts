import type { CalendarFeed } from '@plumbline/contract/domains/appointments/calendar-feed.ts';
import { calendarFeedPath } from '@plumbline/contract/domains/appointments/endpoints.ts';
import { CalendarFeedKey, type ContractorId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { listingOf } from '../../directory/public.ts';
import { deleteFeed, feedKeyOf, setFeedKey } from '../store/calendar-feed.ts';

const feedOf = ({ settings }: Context, key: CalendarFeedKey | null): CalendarFeed => ({
  url: key === null ? null : settings.publicUrl + calendarFeedPath(key),
});

/**
 * Returns the signed-in contractor's secret calendar address.
 * @throws DomainError 'not-found' without a listing
 */
export async function showCalendarFeed(ctx: Context): Promise<CalendarFeed> {
  return feedOf(ctx, await feedKeyOf(ctx, await ownContractor(ctx)));
}

/** Creates a new feed address; the old one stops working. */
export async function renewCalendarFeed(ctx: Context): Promise<CalendarFeed> {
  const key = CalendarFeedKey.parse(newId('cf'));
  await setFeedKey(ctx, await ownContractor(ctx), key);
  return feedOf(ctx, key);
}

/** Revokes the feed address. */
export async function revokeCalendarFeed(ctx: Context): Promise<CalendarFeed> {
  await deleteFeed(ctx, await ownContractor(ctx));
  return feedOf(ctx, null);
}

async function ownContractor(ctx: Context): Promise<ContractorId> {
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null) throw notFound();
  return listing.id;
}
