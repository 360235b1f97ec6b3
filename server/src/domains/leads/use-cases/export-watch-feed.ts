import { watchAddress } from '@plumbline/contract/domains/leads/watch-address.ts';
import { watchFeedPath } from '@plumbline/contract/domains/leads/watch-feed-address.ts';
import { projectPath } from '@plumbline/contract/domains/projects/pages.ts';
import type { ProjectId, WatchFeedKey } from '@plumbline/contract/kernel/id.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { isSignedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { chosenLanguageOf } from '../../accounts/public.ts';
import { showClosing, showNewest } from '../../projects/public.ts';
import { type DatedBid, deadlineDayOf } from '../rules/bid-dates.ts';
import { bidFeed } from '../rules/bid-feed.ts';
import { watchFeed } from '../rules/watch-feed.ts';
import { noteFeedOfWatch, watchOfFeed } from '../store/watch.ts';
import type { StoredWatch } from '../tables.ts';

/** Feed readers keep what they have read. */
const MOST_ENTRIES = 50;
const MOST_DEADLINES = 200;

/**
 * Returns the newest projects that a watch matches as a feed, for whoever has its address.
 * @throws DomainError 'not-found' if no watch has it
 */
export async function exportWatchFeed(ctx: Context, key: WatchFeedKey): Promise<string> {
  const { watch, language, at } = await readersOf(ctx, key);
  return watchFeed(watch, await showNewest(ctx, watch.filter, MOST_ENTRIES, language), {
    language,
    url: ctx.settings.publicUrl + watchFeedPath(key),
    listUrl: at(`/projects?${watchAddress(watch.filter)}`),
    pageOf: (id) => at(projectPath(id as ProjectId)),
  });
}

/**
 * Returns the deadlines of the projects that a watch matches as a calendar, for whoever has its address.
 * @throws DomainError 'not-found' if no watch has it
 */
export async function exportWatchCalendar(ctx: Context, key: WatchFeedKey): Promise<string> {
  const { watch, language, at } = await readersOf(ctx, key);
  const dates = (await showClosing(ctx, watch.filter, MOST_DEADLINES)).flatMap((project): DatedBid[] => {
    const deadline = deadlineDayOf(project, watch.timeZone);
    if (deadline === null) return [];
    const { day, time, at } = deadline;
    const { id, title, location } = project;
    const unsaid = { zone: null, text: null, isConfirmed: false, movedTo: null };
    return [{ kind: 'deadline', project: { id, title, location }, stage: 'saved', day, time, at, ...unsaid }];
  });
  return bidFeed(dates, {
    language,
    title: watch.name,
    pageOf: (id) => at(projectPath(id as ProjectId)),
    stamp: ctx.clock.now(),
  });
}

interface Readers {
  readonly watch: StoredWatch;
  readonly language: Language;
  readonly at: (path: string) => string;
}

async function readersOf(ctx: Context, key: WatchFeedKey): Promise<Readers> {
  const watch = await watchOfFeed(ctx, key);
  if (watch === null) throw notFound();
  // Programs have no session; a person who opens the address isn't one.
  if (!isSignedIn(ctx.actor)) await noteFeedOfWatch(ctx, key);
  const language = (await chosenLanguageOf(ctx, watch.userId)) ?? ctx.language;
  return { watch, language, at: (path) => ctx.settings.publicUrl + pathIn(language, path) };
}
