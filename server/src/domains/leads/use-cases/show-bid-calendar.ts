import type { BidCalendar } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { bidFeedPath } from '@plumbline/contract/domains/leads/bid-calendar-address.ts';
import { weeksOf } from '@plumbline/contract/domains/leads/calendar-weeks.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { datesOf } from '../../projects/public.ts';
import { type BidFacts, bidDatesOf, type DatedBid, undatedOf } from '../rules/bid-dates.ts';
import { decisionsOf, feedOf } from '../store/bid-calendar.ts';
import { pursuitsOf } from '../store/pursuit.ts';
import { zoneOf } from './show-zone.ts';

/** Returns the dates of the caller's projects in the weeks of a month; this month by default. */
export async function showBidCalendar(ctx: Context, given: string | undefined): Promise<BidCalendar> {
  const { userId } = signedIn(ctx.actor);
  const facts = await bidFactsOf(ctx, userId);
  const today = wallTimeOf(ctx.clock.now(), facts.timeZone).day;
  const month = given ?? today.slice(0, 7);
  const shownDays = new Set(weeksOf(month).flat());
  const feed = await feedOf(ctx, userId);
  return {
    month,
    today,
    dates: bidDatesOf(facts)
      .filter(({ day }) => shownDays.has(day))
      .map(shown),
    undated: undatedOf(facts),
    feed: {
      url: feed && ctx.settings.publicUrl + bidFeedPath(feed.key),
      lastReadAt: feed?.lastReadAt?.toISOString() ?? null,
    },
  };
}

const shown = ({ at: _, ...date }: DatedBid) => date;

/** Returns what an account's calendar is made from. */
export async function bidFactsOf(ctx: Context, userId: UserId): Promise<BidFacts> {
  const pursuits = await pursuitsOf(ctx, userId);
  const projects = await datesOf(
    ctx,
    pursuits.map(({ projectId }) => projectId),
  );
  return {
    pursuits,
    projects: new Map(projects.map((project) => [project.id, project])),
    decisions: await decisionsOf(ctx, userId),
    timeZone: await zoneOf(ctx, userId),
  };
}
