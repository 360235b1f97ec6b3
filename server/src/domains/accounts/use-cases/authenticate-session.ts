import type { Account, Context } from '../../../kernel/context.ts';
import { SEEN_EVERY_MS, sessionEnd } from '../rules/lifetimes.ts';
import { tokenHash } from '../rules/secret-token.ts';
import { openSession, touchSession } from '../store/session.ts';

/** Returns the account of a session's secret; null if it opens none. One query, occasionally two. */
export async function authenticateSession(ctx: Pick<Context, 'db' | 'clock'>, token: string): Promise<Account | null> {
  const now = ctx.clock.now();
  const session = await openSession(ctx.db, tokenHash(token), now);
  if (session === null) return null;
  const { id, userId, role, signedInAt, lastSeenAt, factorAt } = session;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await touchSession(ctx.db, id, now, sessionEnd(role, signedInAt, now));
  }
  return { kind: role, userId, sessionId: id, ...(factorAt && { factorAt }) };
}
