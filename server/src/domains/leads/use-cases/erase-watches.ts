import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { eraseMessagesAbout } from '../../messaging/public.ts';
import { deleteAllOf, watchData } from '../store/watch.ts';

/** Returns the stored data about an account's watches. */
export const collectWatches = (ctx: Context, userId: UserId): Promise<unknown> => watchData(ctx, userId);

/** Deletes an account's watches, with what they found and the messages that told it. */
export async function eraseWatches(
  ctx: Context,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<void> {
  const ids = await deleteAllOf(ctx, userId);
  await eraseMessagesAbout(
    ctx,
    ids.map((id) => ({ kind: 'watch' as const, id })),
    { addresses: [email] },
  );
}
