import {
  type Narrowing,
  type NarrowingForm,
  narrowed,
  readNarrowing,
  type WatchNarrowing,
  widened,
} from '@plumbline/contract/domains/leads/narrowing.ts';
import type { WatchFilter } from '@plumbline/contract/domains/leads/watch.ts';
import type { ProjectId, WatchId, WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { matchFilters, sourceNames } from '../../projects/public.ts';
import { leadsWords } from '../leads.words.ts';
import { lockOwnWatch, lockWatchOfKey, updateWatch } from '../store/watch.ts';
import { forgetWaiting, waitingProjects } from '../store/watch-match.ts';
import type { StoredWatch } from '../tables.ts';
import { showNarrowing, showNarrowingOfKey } from './show-narrowing.ts';

/** What somebody has picked, and the project after which they were asked. */
interface Picked extends NarrowingForm {
  readonly project?: ProjectId | undefined;
}
type Lock = (ctx: Context) => Promise<StoredWatch | null>;

/** Narrows one of the caller's watches. What waits and is left out now is not told. */
export async function narrowWatch(ctx: Context, id: WatchId, { narrowing, project }: Picked): Promise<WatchNarrowing> {
  await narrowLocked(ctx, (ctx) => lockOwnWatch(ctx, signedIn(ctx.actor).userId, id), narrowing);
  return showNarrowing(ctx, id, project);
}

/** Narrows the watch of a link, for whoever holds the link. */
export async function narrowWatchOfKey(
  ctx: Context,
  key: WatchStopKey,
  { narrowing, project }: Picked,
): Promise<WatchNarrowing> {
  await narrowLocked(ctx, (ctx) => lockWatchOfKey(ctx, key), narrowing);
  return showNarrowingOfKey(ctx, key, project);
}

/** Takes a narrowing of one of the caller's watches back. What was left out until now stays untold. */
export async function widenWatch(ctx: Context, id: WatchId, { narrowing, project }: Picked): Promise<WatchNarrowing> {
  await refilter(ctx, (ctx) => lockOwnWatch(ctx, signedIn(ctx.actor).userId, id), narrowing, widened);
  return showNarrowing(ctx, id, project);
}

/** Takes a narrowing of the watch of a link back, for whoever holds the link. */
export async function widenWatchOfKey(
  ctx: Context,
  key: WatchStopKey,
  { narrowing, project }: Picked,
): Promise<WatchNarrowing> {
  await refilter(ctx, (ctx) => lockWatchOfKey(ctx, key), narrowing, widened);
  return showNarrowingOfKey(ctx, key, project);
}

async function narrowLocked(ctx: Context, lock: Lock, key: string): Promise<void> {
  const narrowing = readNarrowing(key);
  // So that a filter never has more sources than there are.
  if (narrowing?.kind === 'source' && !(await sourceNames(ctx, [narrowing.source])).has(narrowing.source)) {
    throw noSuchNarrowing();
  }
  await refilter(ctx, lock, key, narrowed);
}

/** Changes the filter of a locked watch. Its anchors stay: what a filter leaves out is never one of them. */
const refilter = (
  ctx: Context,
  lock: Lock,
  key: string,
  change: (filter: WatchFilter, narrowing: Narrowing) => WatchFilter,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const watch = await lock(ctx);
    if (watch === null) throw notFound();
    const narrowing = readNarrowing(key);
    if (narrowing === null) throw noSuchNarrowing();
    const filter = change(watch.filter, narrowing);
    await updateWatch(ctx, watch.id, { filter, busyToldAt: null });
    const waiting = await waitingProjects(ctx, watch.id);
    const matching = new Set((await matchFilters(ctx, [{ key: watch.id, filter }], waiting)).get(watch.id) ?? []);
    const leftOut = waiting.filter((id) => !matching.has(id));
    if (leftOut.length > 0) await forgetWaiting(ctx, watch.id, ctx.clock.now(), leftOut);
  });

const noSuchNarrowing = (): DomainError => {
  const said = say(leadsWords, ({ noSuchNarrowing }) => noSuchNarrowing);
  return new DomainError('invalid-input', said, { narrowing: said });
};
