import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { userWriter } from '../policy.ts';
import { writerOfOutreach } from '../store/outreach.ts';

const topicOf = (writer: string): string => `outreach of ${writer}`;

/** The topic notified whenever an account's list of messages about projects has changed. */
export const outreachTopic = (userId: UserId): string => topicOf(userWriter(userId));

export const tellWriter = (ctx: Context, writer: string): Promise<void> => notifyLive(ctx, topicOf(writer));

/** Notifies the writer that the status of a message is known. */
export async function tellFate(ctx: Context, outreachId: string): Promise<void> {
  const writer = await writerOfOutreach(ctx.db, outreachId);
  if (writer !== null) await tellWriter(ctx, writer);
}
