import type { Session } from '@plumbline/contract/domains/accounts/session.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { selectSessions } from '../store/session.ts';

/** Where the caller is signed in, last seen first. */
export async function listSessions(ctx: Context): Promise<Session[]> {
  const { userId, sessionId } = signedIn(ctx.actor);
  const sessions = await selectSessions(ctx.db, userId, ctx.clock.now());
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}
