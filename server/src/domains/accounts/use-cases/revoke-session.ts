import type { SessionId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { repliesWords } from '../replies.words.ts';
import { deleteDevice, deleteDevices } from '../store/known-device.ts';
import { deleteSession, deleteSessions, deviceOfSession } from '../store/session.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Ends one of the caller's own sessions, and forgets its device. This can be the calling session.
 * @throws DomainError 'not-found' for someone else's session, or none.
 */
export async function revokeSession(
  ctx: Context,
  id: SessionId,
  { client, session }: Pick<Call, 'client' | 'session'>,
): Promise<{ message: string }> {
  const { userId, sessionId } = signedIn(ctx.actor);
  const ended = await deleteSession(ctx.db, userId, id);
  if (ended === null) throw notFound();
  if (ended.deviceId !== null) await deleteDevice(ctx.db, ended.deviceId);
  await recordSecurityEvent(ctx, { name: 'sessions-ended', userId, userAgent: client.userAgent });
  if (id === sessionId) session.end();
  return { message: repliesWords[ctx.language].deviceSignedOut };
}

/** Ends all of the caller's sessions except this one, and forgets their devices. */
export async function revokeOtherSessions(
  ctx: Context,
  { client }: Pick<Call, 'client'>,
): Promise<{ message: string }> {
  const { userId, sessionId } = signedIn(ctx.actor);
  await deleteDevices(ctx.db, userId, await deviceOfSession(ctx.db, sessionId));
  await deleteSessions(ctx.db, userId, sessionId);
  await recordSecurityEvent(ctx, { name: 'sessions-ended', userId, userAgent: client.userAgent });
  return { message: repliesWords[ctx.language].othersSignedOut };
}
