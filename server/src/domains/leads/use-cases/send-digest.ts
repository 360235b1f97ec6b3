import type { ProjectId, WatchId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { languageOf } from '../../accounts/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { matchFilters, showNews } from '../../projects/public.ts';
import { digestMessages } from '../notifications.ts';
import { nextDelivery } from '../rules/delivery.ts';
import { changeLines, type DigestEntry } from '../rules/digest.ts';
import { waysOf } from '../rules/watch-ways.ts';
import { lockMessages, lockWatch, updateWatch } from '../store/watch.ts';
import { claimForMessage, forgetTold, type Match, nthLastTold, waitingSince } from '../store/watch-match.ts';
import type { StoredWatch } from '../tables.ts';
import { scheduleAt } from './schedule-digest.ts';
import { mayBeBusy, narrowingOf } from './show-narrowing.ts';
import { reachOf } from './show-ways.ts';

/** Messages of an instant watch within a day; what comes after them is gathered into the next. */
const MOST_INSTANT = 6;
const DAY_MS = 24 * 3_600_000;

/**
 * Sends a watch's untold news once: marks it as told and stores its messages in one transaction, under the locks of the account
 * and the watch. Leaves out what another watch of the account has told. Does nothing for a deleted or paused watch. Before its
 * time, it schedules itself.
 */
export const sendDigest = (ctx: Context, { watchId }: { readonly watchId: WatchId }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // The account's lock comes first, as when an account is erased.
    if (!(await lockMessages(ctx, watchId))) return;
    const watch = await lockWatch(ctx, watchId);
    if (watch === null || watch.pausedAt !== null) return;
    const since = await waitingSince(ctx, watchId);
    if (since === null) return;
    const now = ctx.clock.now();
    const due = await dueAt(ctx, watch, since);
    if (due > now) return scheduleAt(ctx, watch, due);
    const language = await languageOf(ctx, watch.userId);
    const ways = waysOf(watch, await reachOf(ctx, watch.userId));
    if (ways.length === 0 || language === null) return;
    await forgetTold(ctx, watchId, now);
    const waiting = await claimForMessage(ctx, watchId, now);
    const entries = await entriesOf(ctx, watch, waiting, language);
    if (entries.length === 0) return;
    // Once, until it is narrowed. Only a mail has room for it.
    const asksToNarrow =
      watch.busyToldAt === null && ways.some(({ channel }) => channel === 'email') && (await mayBeBusy(ctx, watch));
    const narrowing = asksToNarrow ? await narrowingOf(ctx, watch, language) : null;
    const busy = narrowing?.isBusy ? narrowing : null;
    await updateWatch(ctx, watchId, { lastToldAt: now, ...(busy && { busyToldAt: now }) });
    await sendMessages(ctx, digestMessages({ watch, entries, ways, busy, language, now }, ctx.settings));
  });

async function dueAt(ctx: Context, watch: StoredWatch, since: Date): Promise<Date> {
  const due = nextDelivery(watch, since);
  if (watch.delivery !== 'instant') return due;
  const nthLast = await nthLastTold(ctx, watch.id, MOST_INSTANT);
  const allowed = nthLast === null ? due : nextDelivery(watch, new Date(nthLast.getTime() + DAY_MS));
  return allowed > due ? allowed : due;
}

/** Returns what is still worth telling: projects that match now and are new, or changed in a way that people act on. */
async function entriesOf(
  ctx: Context,
  watch: StoredWatch,
  waiting: readonly Omit<Match, 'watchId'>[],
  language: Parameters<typeof showNews>[3],
): Promise<DigestEntry[]> {
  const ids: ProjectId[] = [...new Set(waiting.map(({ projectId }) => projectId))];
  const matching = (await matchFilters(ctx, [{ key: watch.id, filter: watch.filter }], ids)).get(watch.id) ?? [];
  const fresh = new Set(waiting.flatMap(({ projectId, what }) => (what === 'new' ? [projectId] : [])));
  const changed = waiting.flatMap(({ what }) => (what === 'new' ? [] : [what]));
  return (await showNews(ctx, matching, changed, language)).flatMap(({ project, changes }) => {
    const isNew = fresh.has(project.id);
    const lines = isNew ? [] : changeLines(changes, watch.timeZone, language);
    return isNew || lines.length > 0 ? [{ project, isNew, changes: lines }] : [];
  });
}
