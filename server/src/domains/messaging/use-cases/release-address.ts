import type { SuppressedAddress } from '@plumbline/contract/domains/messaging/suppressed-address.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { deleteMailboxRefusals } from '../store/mailbox-refusals.ts';
import { queueFailed } from '../store/message-fate.ts';
import { deleteUndeliverable, isUndeliverable, selectUndeliverable } from '../store/opt-out.ts';
import { sendJobs } from './send-messages.ts';

/** Returns a page of the addresses that are suppressed now, newest first. */
export const suppressedPage = (
  ctx: Context,
  page: { readonly after: TimePosition | undefined; readonly limit: number },
): Promise<ListPage<SuppressedAddress>> => selectUndeliverable(ctx.db, page, ctx.clock.now());

/**
 * Lets mail go to an address (in lowercase) again, and sends what failed meanwhile and still matters. In the caller's
 * transaction. Returns how many messages that is; null if the address wasn't suppressed.
 */
export async function releaseAddress(ctx: Context, address: string): Promise<number | null> {
  if (!(await isUndeliverable(ctx.db, address))) return null;
  await deleteUndeliverable(ctx.db, [address]);
  await deleteMailboxRefusals(ctx.db, [address]);
  const queued = await queueFailed(ctx.db, { bouncedBefore: address }, ctx.clock.now());
  await enqueue(ctx, sendJobs(queued));
  return queued.length;
}
