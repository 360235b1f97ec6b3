import type { SignedIn } from '@plumbline/contract/domains/accounts/session.ts';
import type { ChangePasswordForm } from '@plumbline/contract/domains/accounts/user.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { requireGoodPassword } from '../rules/password-choice.ts';
import { hashPassword } from '../rules/password-hash.ts';
import { userView } from '../views.ts';
import { requireOwnPassword } from './confirm-password.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { replacePassword } from './reset-password.ts';
import { loadMe } from './show-me.ts';
import type { SignInCall } from './sign-in.ts';
import { startSession } from './start-session.ts';

/**
 * Changes the password, given the old one. Ends all sessions, gives this browser a new one, and notifies the holder.
 * @throws DomainError 'invalid-input' if the old password is wrong or there is none, or the new one is common;
 * 'too-many-requests' after too many wrong ones.
 */
export async function changePassword(ctx: Context, form: ChangePasswordForm, call: SignInCall): Promise<SignedIn> {
  const { userId, factorAt } = signedIn(ctx.actor);
  const user = await loadMe(ctx, userId);
  await requireOwnPassword(ctx, user, { field: 'currentPassword', password: form.currentPassword }, call);
  requireGoodPassword(form.password, user);
  const passwordHash = await hashPassword(form.password);
  const token = await inTransaction(ctx, async (ctx) => {
    await replacePassword(ctx, user, passwordHash);
    const { userAgent } = call.client;
    await recordSecurityEvent(ctx, { name: 'password-changed', userId: user.id, userAgent });
    return startSession(ctx, user, call, { serviceRequestIds: [], factorProven: factorAt !== undefined });
  });
  return { token, user: userView(user) };
}
