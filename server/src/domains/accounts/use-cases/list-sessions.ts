import type { Session } from '@plumbline/contract/domains/accounts/session.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { deviceIn } from '../../../kernel/http/device-name.ts';
import { selectSessions } from '../store/session.ts';

/** Lists the caller's sessions, last seen first. */
export async function listSessions(ctx: Context): Promise<Session[]> {
  const { userId, sessionId } = signedIn(ctx.actor);
  const sessions = await selectSessions(ctx.db, userId, ctx.clock.now());
  return sessions.map((session) => ({
    ...session,
    device: deviceIn(ctx.language, session.device),
    isCurrent: session.id === sessionId,
  }));
}
