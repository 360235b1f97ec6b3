import { OutreachChannel, type OutreachOptions } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Client } from '../../../kernel/http/mount.ts';
import { findOptOuts } from '../../messaging/public.ts';
import { outreachWords } from '../outreach.words.ts';
import { visitorWriter, writerOf } from '../policy.ts';
import { outreachDay } from '../rules/delivery.ts';
import { isOncePerDay } from '../rules/limits.ts';
import { hasWritten } from '../store/outreach-limit.ts';
import { addressesOf, openListing, reachNow } from './open-listing.ts';

/**
 * Returns the channels that reach a project's contact, and whether this caller has written today.
 * @throws DomainError 'not-found' for an unknown project
 */
export async function showOptions(
  ctx: Context,
  projectId: ProjectId,
  client: Pick<Client, 'visitorId'>,
): Promise<OutreachOptions> {
  const listing = await openListing(ctx, projectId);
  const reaches = await Promise.all(
    OutreachChannel.options.map(async (channel) => ({ channel, ...(await reachNow(ctx, channel, listing.contact)) })),
  );
  const writers = [writerOf(ctx.actor), client.visitorId === null ? null : visitorWriter(client.visitorId)];
  const hasWrittenToday = await hasWritten(
    ctx.db,
    projectId,
    writers.filter((writer) => writer !== null),
    outreachDay(ctx.clock.now()),
  );
  const addresses = addressesOf(listing.contact);
  const isStopped = addresses.length > 0 && (await findOptOuts(ctx, addresses)).length > 0;
  const { refusals, reach } = outreachWords[ctx.language];
  const channels = reaches.map(({ channel, delivery, note }) =>
    hasWrittenToday && delivery !== null && isOncePerDay(channel, delivery)
      ? { channel, delivery: null, note: refusals.oncePerDay }
      : { channel, delivery, note },
  );
  const reason =
    listing.refusal?.[ctx.language] ??
    (reaches.every(({ delivery }) => delivery === null)
      ? isStopped
        ? reach.stopped
        : refusals.noContact
      : channels.every(({ delivery }) => delivery === null)
        ? refusals.oncePerDay
        : null);
  return { projectId, isPossible: reason === null, reason, channels, hasWrittenToday, isStopped };
}
