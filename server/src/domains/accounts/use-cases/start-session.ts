import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { type ServiceRequestId, SessionId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { deviceName } from '../../../kernel/http/device-name.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sessionEnd } from '../rules/lifetimes.ts';
import { newToken, tokenHash } from '../rules/secret-token.ts';
import { deleteSessionByToken, insertSession } from '../store/session.ts';
import { rememberDevice } from './recognize-device.ts';

/**
 * Starts a session with a new secret, and ends the caller's previous one. In the same transaction, moves the browser's
 * earlier activity to the account and remembers its device. The browser's pages are in the account's language from then
 * on. Returns the secret.
 */
export async function startSession(
  ctx: Context,
  user: Pick<User, 'id' | 'email' | 'role' | 'language'>,
  call: Pick<Call, 'client' | 'session'>,
  given: { readonly serviceRequestIds: readonly ServiceRequestId[]; readonly factorProven: boolean },
): Promise<string> {
  const token = newToken();
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    if (call.session.token !== null) await deleteSessionByToken(ctx.db, tokenHash(call.session.token));
    await insertSession(ctx.db, {
      id: SessionId.parse(newId('se')),
      tokenHash: tokenHash(token),
      userId: user.id,
      device: deviceName(call.client.userAgent),
      deviceId: await rememberDevice(ctx, user, call),
      now,
      expiresAt: sessionEnd(user.role, now, now),
      factorProven: given.factorProven,
    });
    const { visitorId } = call.client;
    const { serviceRequestIds } = given;
    await ctx.ports.claims.claim(ctx, { userId: user.id, role: user.role, visitorId, serviceRequestIds });
  });
  call.session.start(token);
  call.session.keepLanguage(user.language);
  return token;
}
