import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import type { WatchId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { watchesOf } from '../store/watch.ts';
import { watchView } from '../views.ts';

/** Returns the caller's watches, oldest first. */
export const listWatches = async (ctx: Context): Promise<Watch[]> =>
  (await watchesOf(ctx, signedIn(ctx.actor).userId)).map((watch) => watchView(watch, ctx.settings.publicUrl));

/** @throws DomainError 'not-found' unless the caller has a watch with this id */
export async function showWatch(ctx: Context, id: WatchId): Promise<Watch> {
  const [watch] = await watchesOf(ctx, signedIn(ctx.actor).userId, id);
  if (watch === undefined) throw notFound();
  return watchView(watch, ctx.settings.publicUrl);
}
