import {
  type Narrowing,
  narrowed,
  narrowingKey,
  narrowingsIn,
  type WatchNarrowing,
} from '@plumbline/contract/domains/leads/narrowing.ts';
import { NARROWING_DAYS } from '@plumbline/contract/domains/leads/narrowing-days.ts';
import type { ProjectId, SourceId, WatchId, WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { matchFilters, type NarrowingFacts, narrowingFactsOf, sourceNames } from '../../projects/public.ts';
import { isBusy, measuredDays, narrowingLabel, offersFor, offersForAll } from '../rules/narrowing-offers.ts';
import { watchesOf, watchOfKey } from '../store/watch.ts';
import { type FoundProject, foundSince } from '../store/watch-match.ts';
import type { StoredWatch } from '../tables.ts';

const DAY_MS = 24 * 3_600_000;
/** Reasons to choose from for one project: those that leave out the least. */
const MOST_REASONS = 3;
/** On the page of a watch. */
const MOST_NEWS = 10;

/** Returns how one of the caller's watches may be narrowed. @throws DomainError 'not-found' unless they have it */
export async function showNarrowing(ctx: Context, id: WatchId, projectId?: ProjectId): Promise<WatchNarrowing> {
  const [watch] = await watchesOf(ctx, signedIn(ctx.actor).userId, id);
  if (watch === undefined) throw notFound();
  return narrowingOf(ctx, watch, ctx.language, projectId);
}

/** Returns how the watch of a link may be narrowed. @throws DomainError 'not-found' for an unknown key */
export async function showNarrowingOfKey(
  ctx: Context,
  key: WatchStopKey,
  projectId?: ProjectId,
): Promise<WatchNarrowing> {
  const watch = await watchOfKey(ctx, key);
  if (watch === null) throw notFound();
  return narrowingOf(ctx, watch, ctx.language, projectId);
}

/** Returns whether a watch has found more in its last days than anybody reads, before looking at what still matches. */
export async function mayBeBusy(ctx: Context, { id, createdAt }: StoredWatch): Promise<boolean> {
  const now = ctx.clock.now();
  const days = measuredDays(createdAt, now);
  return isBusy((await foundSince(ctx, id, new Date(now.getTime() - days * DAY_MS))).length, days);
}

/**
 * Returns how a watch may be narrowed, after one project or after all that it brings, in a language. What it has found is
 * counted by the list's own predicate.
 * @throws DomainError 'not-found' if there is no such project
 */
export async function narrowingOf(
  ctx: Context,
  watch: StoredWatch,
  language: Language,
  projectId?: ProjectId,
): Promise<WatchNarrowing> {
  const { filter } = watch;
  const now = ctx.clock.now();
  const [project] = projectId === undefined ? [] : await narrowingFactsOf(ctx, [projectId]);
  if (projectId !== undefined && project === undefined) throw notFound();
  const known = await foundSince(ctx, watch.id, new Date(now.getTime() - NARROWING_DAYS * DAY_MS));
  const matching = new Set((await matchFilters(ctx, [{ key: watch.id, filter }], idsOf(known))).get(watch.id) ?? []);
  const found = known.filter((one) => matching.has(one.projectId));
  const days = measuredDays(watch.createdAt, now);
  const recent = found.filter(({ at }) => at.getTime() > now.getTime() - days * DAY_MS);
  const facts = project ? [] : await narrowingFactsOf(ctx, idsOf(recent.length > 0 ? recent : found));
  const offers = project ? offersFor(project, filter) : offersForAll(facts, filter);
  const kept = await matchFilters(
    ctx,
    offers.map((offer) => ({ key: narrowingKey(offer), filter: narrowed(filter, offer) })),
    idsOf(found),
  );
  const names = await namesFor(ctx, [...offers, ...narrowingsIn(filter)]);
  const worded = (narrowing: Narrowing) => ({
    narrowing: narrowingKey(narrowing),
    label: narrowingLabel(narrowing, filter, names, language),
  });
  const counted = offers.map((offer) => {
    const remaining = new Set(kept.get(narrowingKey(offer)) ?? []);
    const stillComing = recent.filter((one) => remaining.has(one.projectId)).length;
    return { ...worded(offer), leavesOut: found.length - remaining.size, perDay: Math.round(stillComing / days) };
  });
  return {
    watchId: watch.id,
    name: watch.name,
    project: project ? foundView(project) : null,
    found: found.length,
    perDay: Math.round(recent.length / days),
    isBusy: isBusy(recent.length, days),
    offers: project
      ? counted.toSorted((one, other) => one.leavesOut - other.leavesOut).slice(0, MOST_REASONS)
      : counted.filter(({ leavesOut }) => leavesOut > 0 && leavesOut < found.length),
    leftOut: narrowingsIn(filter).map(worded),
    news: await newsOf(ctx, found.slice(0, MOST_NEWS)),
  };
}

const idsOf = (found: readonly FoundProject[]): ProjectId[] => found.map(({ projectId }) => projectId);
const foundView = ({ id, title, location }: NarrowingFacts) => ({ id, title, location });

async function newsOf(ctx: Context, found: readonly FoundProject[]): Promise<WatchNarrowing['news']> {
  const facts = new Map((await narrowingFactsOf(ctx, idsOf(found))).map((one) => [one.id, one]));
  return found.flatMap(({ projectId, at }) => {
    const project = facts.get(projectId);
    return project === undefined ? [] : [{ ...foundView(project), foundAt: at.toISOString() }];
  });
}

const namesFor = (ctx: Context, narrowings: readonly Narrowing[]): Promise<Map<SourceId, string>> =>
  sourceNames(
    ctx,
    narrowings.flatMap((narrowing) => (narrowing.kind === 'source' ? [narrowing.source] : [])),
  );
