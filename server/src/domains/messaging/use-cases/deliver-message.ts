import type { Context } from '../../../kernel/context.ts';
import { claimMessages } from './claim-messages.ts';
import { recordDeliveries } from './record-delivery.ts';
import { TryAgainLater } from './retry-again.ts';
import { sendToProvider } from './send-to-provider.ts';

/**
 * Sends one queued message and records its status.
 * @throws TryAgainLater like `deliverMessages`
 */
export const deliverMessage = (ctx: Context, { messageId }: { readonly messageId: string }): Promise<void> =>
  deliverMessages(ctx, { messageIds: [messageId] });

/**
 * Sends queued messages of one channel concurrently and records their statuses. One transaction claims them, so only one
 * of several jobs for a message sends it, and another records what became of them. None is open while a provider is
 * awaited. If the process is killed in between, the claim ends by itself, and those that may have been sent get an
 * unknown status unless their port deduplicates by id.
 * @throws TryAgainLater when a provider asked to be called again later
 */
export async function deliverMessages(
  ctx: Context,
  { messageIds }: { readonly messageIds: readonly string[] },
): Promise<void> {
  const claimedAt = performance.now();
  const claim = await claimMessages(ctx, messageIds);
  const sent = await sendToProvider(ctx, claim, claimedAt);
  const isRetried = sent.length > 0 && (await recordDeliveries(ctx, claim, sent));
  if (claim.isIncomplete || isRetried) throw new TryAgainLater('The provider asked to be tried again later.');
}
