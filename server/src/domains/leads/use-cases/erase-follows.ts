import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { eraseMessagesAbout } from '../../messaging/public.ts';
import { aboutAll, aboutFollow } from '../rules/follow-letters.ts';
import { deleteFollowsOf, followData } from '../store/follow.ts';

/** Returns the stored data about the projects that an account follows. */
export const collectFollows = (ctx: Context, userId: UserId): Promise<unknown> => followData(ctx, userId);

/** Deletes what an account follows, with the messages that told about it. */
export async function eraseFollows(
  ctx: Context,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<void> {
  const ids = await deleteFollowsOf(ctx, userId);
  const about = [aboutAll(userId), ...ids.map((projectId) => aboutFollow({ userId, projectId }))];
  await eraseMessagesAbout(ctx, about, { addresses: [email] });
}
