import type { BidDate } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { projectPath } from '@plumbline/contract/domains/projects/pages.ts';
import type { BidFeedKey, ProjectId } from '@plumbline/contract/kernel/id.ts';
import { isSignedIn, signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { chosenLanguageOf } from '../../accounts/public.ts';
import { bidDatesOf } from '../rules/bid-dates.ts';
import { bidFeed, bidFile } from '../rules/bid-feed.ts';
import { noteFeedRead, ownerOfFeed } from '../store/bid-calendar.ts';
import { bidFactsOf } from './show-bid-calendar.ts';

const DAY_MS = 86_400_000;
const FEED_BACK_DAYS = 30;
const FEED_AHEAD_DAYS = 366;

const dayIn = (ctx: Context, days: number): string =>
  new Date(ctx.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const optionsFor = (ctx: Context) => ({
  language: ctx.language,
  pageOf: (id: string) => ctx.settings.publicUrl + projectPath(id as ProjectId),
  stamp: ctx.clock.now(),
});

/**
 * Returns the dates around today of the account whose feed has this key, in the language that the account has chosen.
 * @throws DomainError 'not-found' if none has it
 */
export async function exportBidFeed(ctx: Context, key: BidFeedKey): Promise<string> {
  const userId = await ownerOfFeed(ctx, key);
  if (userId === null) throw notFound();
  // Calendar programs have no session; a person who downloads the file isn't one.
  if (!isSignedIn(ctx.actor)) await noteFeedRead(ctx, key);
  const language = (await chosenLanguageOf(ctx, userId)) ?? ctx.language;
  const [first, last] = [dayIn(ctx, -FEED_BACK_DAYS), dayIn(ctx, FEED_AHEAD_DAYS)];
  const dates = bidDatesOf(await bidFactsOf(ctx, userId)).filter(({ day }) => day >= first && day <= last);
  return bidFeed(dates, { ...optionsFor(ctx), language });
}

/**
 * Returns one date of the caller's as a file.
 * @throws DomainError 'not-found' if there is none
 */
export async function exportBidDate(
  ctx: Context,
  id: ProjectId,
  { kind, day }: Pick<BidDate, 'kind' | 'day'>,
): Promise<string> {
  const dates = bidDatesOf(await bidFactsOf(ctx, signedIn(ctx.actor).userId));
  const date = dates.find((one) => one.project.id === id && one.kind === kind && one.day === day);
  if (date === undefined) throw notFound();
  return bidFile([date], optionsFor(ctx));
}
