import type { CalendarFeed } from '@plumbline/contract/domains/appointments/calendar-feed.ts';
import { calendarFeedPath } from '@plumbline/contract/domains/appointments/endpoints.ts';
import { CalendarFeedKey } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { deleteFeed, feedKeyOf, setFeedKey } from '../store/calendar-feed.ts';
import { findOwnContractor } from './find-own-contractor.ts';

const feedOf = ({ settings }: Context, key: CalendarFeedKey | null): CalendarFeed => ({
  url: key === null ? null : settings.publicUrl + calendarFeedPath(key),
});

/**
 * Returns the signed-in contractor's secret calendar address.
 * @throws DomainError 'not-found' without a listing
 */
export async function showCalendarFeed(ctx: Context): Promise<CalendarFeed> {
  return feedOf(ctx, await feedKeyOf(ctx, await findOwnContractor(ctx)));
}

/** Creates a new feed address; the old one stops working. */
export async function renewCalendarFeed(ctx: Context): Promise<CalendarFeed> {
  const key = CalendarFeedKey.parse(newId('cf'));
  await setFeedKey(ctx, await findOwnContractor(ctx), key);
  return feedOf(ctx, key);
}

/** Revokes the feed address. */
export async function revokeCalendarFeed(ctx: Context): Promise<CalendarFeed> {
  await deleteFeed(ctx, await findOwnContractor(ctx));
  return feedOf(ctx, null);
}
