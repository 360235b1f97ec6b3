import type { ResetPasswordForm } from '@plumbline/contract/domains/accounts/user.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { byAccount } from '../rules/attempt-limits.ts';
import { hashPassword } from '../rules/password-hash.ts';
import { linkEnded } from '../rules/refusals.ts';
import { tokenHash } from '../rules/secret-token.ts';
import { deleteResets, spendReset, userOfReset } from '../store/password-reset.ts';
import { deleteSessions } from '../store/session.ts';
import { forgetAttempts } from '../store/sign-in-attempt.ts';
import { updatePassword, userById } from '../store/user.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Sets a new password by a mailed link, once. All sessions of the account end, its other links too, and it is no longer
 * locked: who has the mailbox has the account. Its holder is told.
 * @throws DomainError 'not-found' for a link that works no more, or never did.
 */
export async function resetPassword(
  ctx: Context,
  form: ResetPasswordForm,
  { client: { userAgent } }: Pick<Call, 'client'>,
): Promise<{ message: string }> {
  const now = ctx.clock.now();
  const hash = tokenHash(form.token);
  const userId = await userOfReset(ctx.db, hash, now);
  // Before the hash is worked out, so that guessing links costs us nothing.
  if (userId === null) throw ended();
  const passwordHash = await hashPassword(form.password);
  await inTransaction(ctx, async (ctx) => {
    if (!(await spendReset(ctx.db, hash, now))) throw ended();
    await replacePassword(ctx, userId, passwordHash);
    await recordSecurityEvent(ctx, { name: 'password-reset', userId, userAgent });
  });
  return { message: 'Your password is changed. You can sign in now.' };
}

const ended = () => linkEnded("Ask for a new one under 'Forgot password?'.");

/** A new password: every session and every mailed link of the account ends. */
export async function replacePassword(ctx: Context, userId: UserId, passwordHash: string): Promise<void> {
  const user = await userById(ctx.db, userId);
  if (user === null) return;
  await updatePassword(ctx.db, userId, passwordHash);
  await deleteSessions(ctx.db, userId);
  await deleteResets(ctx.db, userId);
  await forgetAttempts(ctx.db, byAccount(user.email).key);
}
