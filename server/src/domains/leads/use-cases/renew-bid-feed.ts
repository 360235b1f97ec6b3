import { BidFeedKey, type UserId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { leadsWords } from '../leads.words.ts';
import { calendarData, deleteCalendar, deleteFeed, saveFeed } from '../store/bid-calendar.ts';

/** Makes a new secret address for the caller's calendar; the old one stops working. */
export async function renewBidFeed(ctx: Context): Promise<{ message: string }> {
  await saveFeed(ctx, signedIn(ctx.actor).userId, BidFeedKey.parse(newId('bc')));
  return { message: leadsWords[ctx.language].feedMade };
}

/** Ends the caller's secret address. */
export async function endBidFeed(ctx: Context): Promise<{ message: string }> {
  await deleteFeed(ctx, signedIn(ctx.actor).userId);
  return { message: leadsWords[ctx.language].feedEnded };
}

/** Returns the stored data about an account's bid calendar, without its secret. */
export const collectBidCalendar = (ctx: Context, userId: UserId): Promise<unknown> => calendarData(ctx, userId);

/** Deletes an account's bid calendar. */
export const eraseBidCalendar = (ctx: Context, { userId }: { readonly userId: UserId }): Promise<void> =>
  deleteCalendar(ctx, userId);
