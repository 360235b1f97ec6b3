import type { SessionId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { deleteSession, deleteSessions } from '../store/session.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Ends one of the caller's own sessions; this one too, which is then forgotten by the browser.
 * @throws DomainError 'not-found' for anybody else's and for none.
 */
export async function revokeSession(
  ctx: Context,
  id: SessionId,
  { client, session }: Pick<Call, 'client' | 'session'>,
): Promise<{ message: string }> {
  const { userId, sessionId } = signedIn(ctx.actor);
  if (!(await deleteSession(ctx.db, userId, id))) throw notFound();
  await recordSecurityEvent(ctx, { name: 'sessions-ended', userId, userAgent: client.userAgent });
  if (id === sessionId) session.end();
  return { message: 'That device is signed out.' };
}

/** Ends all of the caller's sessions but this one. */
export async function revokeOtherSessions(
  ctx: Context,
  { client }: Pick<Call, 'client'>,
): Promise<{ message: string }> {
  const { userId, sessionId } = signedIn(ctx.actor);
  await deleteSessions(ctx.db, userId, sessionId);
  await recordSecurityEvent(ctx, { name: 'sessions-ended', userId, userAgent: client.userAgent });
  return { message: 'All other devices are signed out.' };
}
