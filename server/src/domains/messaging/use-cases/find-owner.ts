import { isSignedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import type { PushOwner } from '../store/push-subscription.ts';

/**
 * Returns the owner of the caller's browsers and conversation: the account, else the visitor; null if the caller is
 * neither.
 */
export function ownerOf({ actor }: Context): PushOwner | null {
  if (isSignedIn(actor)) return `user:${actor.userId}`;
  if (actor.kind === 'system' || actor.visitorId === null) return null;
  return `visitor:${actor.visitorId}`;
}

/** Does work as the caller. A caller who is neither becomes a new visitor, who is remembered once the work is done. */
export async function withOwner<T>(
  ctx: Context,
  call: Pick<Call, 'rememberVisitor'>,
  work: (owner: PushOwner) => Promise<T>,
): Promise<T> {
  const known = ownerOf(ctx);
  if (known !== null) return work(known);
  const visitorId = newId('vs');
  const result = await work(`visitor:${visitorId}`);
  call.rememberVisitor(visitorId);
  return result;
}
