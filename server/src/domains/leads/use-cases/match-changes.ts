import type { ProjectId, UserId, WatchId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type AnnouncedChange, anchorsOfProjects, firstSeen, matchFilters } from '../../projects/public.ts';
import { nextDelivery } from '../rules/delivery.ts';
import { followersOf } from '../store/follow.ts';
import { watchesAt } from '../store/watch.ts';
import { insertMatches, knownNew, type Match } from '../store/watch-match.ts';
import type { StoredWatch } from '../tables.ts';
import { scheduleAt } from './schedule-digest.ts';

/**
 * Matches created and changed projects with the active watches, and stores what is to be told, with the job that tells it.
 * Only watches that share an anchor with a project are compared. Repeating it stores nothing twice.
 */
export const matchChanges = (ctx: Context, changes: readonly AnnouncedChange[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(changes.map(({ projectId }) => projectId))];
    const candidates = await watchesAt(ctx, await anchorsOfProjects(ctx, ids));
    if (candidates.length === 0) return;
    const found = await matchFilters(
      ctx,
      candidates.map(({ id, filter }) => ({ key: id, filter })),
      ids,
    );
    const watches = candidates.filter(({ id }) => found.has(id));
    if (watches.length === 0) return;
    const news = await newsFor(ctx, watches, found, changes);
    const now = ctx.clock.now();
    const stored = new Set((await insertMatches(ctx, news, now)).map(({ watchId }) => watchId));
    for (const watch of watches) {
      if (stored.has(watch.id)) await scheduleAt(ctx, watch, nextDelivery(watch, now));
    }
  });

/**
 * Returns what the watches have to tell. A project that was first seen after its watch began is new, once. Of others, their
 * changes are told, except to those who follow the project and are told already.
 */
async function newsFor(
  ctx: Context,
  watches: readonly StoredWatch[],
  found: ReadonlyMap<string, readonly ProjectId[]>,
  changes: readonly AnnouncedChange[],
): Promise<Match[]> {
  const matching = [...new Set([...found.values()].flat())];
  const seen = await firstSeen(ctx, matching);
  const known = await knownNew(
    ctx,
    watches.map(({ id }) => id),
    matching,
  );
  const followed = new Set((await followersOf(ctx, matching)).map((follow) => pairOf(follow.userId, follow.projectId)));
  const historyOf = Map.groupBy(changes, ({ projectId }) => projectId);
  const newsOf = (watch: StoredWatch, projectId: ProjectId): Match[] => {
    const since = seen.get(projectId);
    const isNew = since !== undefined && since > watch.createdAt && !known.has(pairOf(watch.id, projectId));
    const isFollowed = followed.has(pairOf(watch.userId, projectId));
    const recorded = isFollowed ? [] : (historyOf.get(projectId) ?? []).flatMap(({ historyId }) => historyId ?? []);
    // The changes of a new project are stored with it, so that a retry doesn't tell them as news of a known one.
    return [...(isNew ? ['new'] : []), ...recorded].map((what) => ({ watchId: watch.id, projectId, what }));
  };
  return watches.flatMap((watch) => (found.get(watch.id) ?? []).flatMap((projectId) => newsOf(watch, projectId)));
}

const pairOf = (id: WatchId | UserId, projectId: ProjectId): string => `${id} ${projectId}`;
