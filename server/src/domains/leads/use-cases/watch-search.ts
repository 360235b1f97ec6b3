import { MAX_WATCHES, type Watch, type WatchForm } from '@plumbline/contract/domains/leads/watch.ts';
import { WatchFeedKey, WatchId, WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { anchorsOfFilter } from '../../projects/public.ts';
import { leadsWords } from '../leads.words.ts';
import { insertWatch, lockCount } from '../store/watch.ts';
import { channelsIn, watchView } from '../views.ts';
import { zoneOf } from './show-zone.ts';

/**
 * Watches a search for the caller, in the time zone of their listing.
 * @throws DomainError 'already-happened' if the caller watches as many as allowed; 'invalid-input' naming `filter` if
 * nobody knows its place
 */
export async function watchSearch(ctx: Context, { filter, name, delivery, hour, ...ways }: WatchForm): Promise<Watch> {
  const { userId } = signedIn(ctx.actor);
  const anchors = anchorsFor(filter);
  const timeZone = await zoneOf(ctx, userId);
  return inTransaction(ctx, async (ctx) => {
    if ((await lockCount(ctx, userId)) >= MAX_WATCHES) {
      throw new DomainError(
        'already-happened',
        say(leadsWords, ({ tooMany }) => tooMany(MAX_WATCHES)),
      );
    }
    const watch = {
      name,
      delivery,
      hour,
      channels: channelsIn(ways),
      id: WatchId.parse(newId('pw')),
      userId,
      filter,
      anchors,
      timeZone,
      stopKey: WatchStopKey.parse(newId('ws')),
      feedKey: WatchFeedKey.parse(newId('wf')),
      feedReadAt: null,
      pausedAt: null,
      lastToldAt: null,
      busyToldAt: null,
      createdAt: ctx.clock.now(),
    };
    await insertWatch(ctx, watch);
    return watchView({ ...watch, waiting: 0, waitingSince: null }, ctx.settings.publicUrl);
  });
}

/** The form has one field for the whole filter. */
function anchorsFor(filter: WatchForm['filter']): string[] {
  try {
    return anchorsOfFilter(filter);
  } catch (error) {
    if (error instanceof DomainError && error.fields?.near !== undefined) {
      throw new DomainError(error.code, error.said, { filter: error.said });
    }
    throw error;
  }
}
