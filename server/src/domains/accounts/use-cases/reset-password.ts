import type { ResetPasswordForm } from '@plumbline/contract/domains/accounts/user.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { repliesWords } from '../replies.words.ts';
import { byAccount, bySignedIn } from '../rules/attempt-limits.ts';
import { requireGoodPassword } from '../rules/password-choice.ts';
import { hashPassword } from '../rules/password-hash.ts';
import { resetLinkEnded } from '../rules/refusals.ts';
import { tokenHash } from '../rules/secret-token.ts';
import { deleteDevices } from '../store/known-device.ts';
import { deleteResets, spendReset, userOfReset } from '../store/password-reset.ts';
import { deleteSessions } from '../store/session.ts';
import { forgetAttempts } from '../store/sign-in-attempt.ts';
import { updatePassword, userById } from '../store/user.ts';
import { rememberDevice } from './recognize-device.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Sets a new password with a mailed link, once. Ends all sessions and other links of the account, and lifts a lockout:
 * control of the mailbox means control of the account. Notifies the holder, and remembers this device.
 * @throws DomainError 'not-found' for a link that has expired or never worked; 'invalid-input' for a common password.
 */
export async function resetPassword(
  ctx: Context,
  form: ResetPasswordForm,
  call: Pick<Call, 'client' | 'session'>,
): Promise<{ message: string }> {
  const now = ctx.clock.now();
  const hash = tokenHash(form.token);
  const userId = await userOfReset(ctx.db, hash, now);
  // Checked before the hash is computed, so that guessing links costs us nothing.
  if (userId === null) throw resetLinkEnded();
  const user = await userById(ctx.db, userId);
  if (user === null) throw resetLinkEnded();
  requireGoodPassword(form.password, user);
  const passwordHash = await hashPassword(form.password);
  await inTransaction(ctx, async (ctx) => {
    if (!(await spendReset(ctx.db, hash, now))) throw resetLinkEnded();
    await replacePassword(ctx, user, passwordHash);
    await rememberDevice(ctx, user, call);
    await recordSecurityEvent(ctx, { name: 'password-reset', userId, userAgent: call.client.userAgent });
  });
  return { message: repliesWords[ctx.language].passwordChanged };
}

/** Ends every session and every mailed link of the account after a new password, and forgets every device. */
export async function replacePassword(
  ctx: Context,
  { id: userId, email }: { readonly id: UserId; readonly email: string },
  passwordHash: string,
): Promise<void> {
  await updatePassword(ctx.db, userId, passwordHash);
  await deleteSessions(ctx.db, userId);
  await deleteDevices(ctx.db, userId);
  await deleteResets(ctx.db, userId);
  await forgetAttempts(ctx.db, byAccount(email).key);
  await forgetAttempts(ctx.db, bySignedIn(userId).key);
}
