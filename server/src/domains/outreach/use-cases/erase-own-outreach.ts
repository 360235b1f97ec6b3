import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { eraseMessages } from '../../messaging/public.ts';
import { userWriter } from '../policy.ts';
import { eraseOutreaches, outreachData, outreachIdsOf } from '../store/outreach.ts';
import { deleteScripts } from '../store/outreach-script.ts';

/** All that is kept of an account's messages about projects. */
export const collectOutreach = (ctx: Context, userId: UserId): Promise<unknown> =>
  outreachData(ctx.db, userWriter(userId));

/** Takes an account's names and words out of its messages about projects; what waits to be sent is held back. */
export async function eraseOutreach(ctx: Context, userId: UserId): Promise<void> {
  const writer = userWriter(userId);
  const ids = await outreachIdsOf(ctx.db, writer);
  if (ids.length > 0) {
    await eraseMessages(
      ctx,
      ids.map((id) => ({ kind: 'outreach', id })),
      [],
    );
  }
  await deleteScripts(ctx.db, writer);
  await eraseOutreaches(ctx.db, writer, `erased:${newId('us')}`);
}
