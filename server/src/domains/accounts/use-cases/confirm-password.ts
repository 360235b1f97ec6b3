import type { Freshness } from '@plumbline/contract/domains/accounts/session.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { bySignedIn } from '../rules/attempt-limits.ts';
import { wrongInput } from '../rules/refusals.ts';
import type { StoredUser } from '../store/user.ts';
import { tryPassword } from './count-attempt.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { renewFreshSignIn, showFreshness } from './require-fresh-sign-in.ts';
import { loadMe } from './show-me.ts';
import type { SignInCall } from './sign-in.ts';

/**
 * Proves the caller's identity with the password, which makes the session's sign-in fresh.
 * @throws DomainError as `requireOwnPassword`.
 */
export async function confirmPassword(ctx: Context, password: string, call: SignInCall): Promise<Freshness> {
  const user = await loadMe(ctx, signedIn(ctx.actor).userId);
  await requireOwnPassword(ctx, user, { field: 'password', password }, call);
  await renewFreshSignIn(ctx);
  return showFreshness(ctx);
}

/**
 * Requires the password of the signed-in account.
 * @param typed the password, and the field that the refusal names
 * @throws DomainError 'invalid-input' if it is wrong or the account has none; 'too-many-requests' after too many wrong
 * ones.
 */
export async function requireOwnPassword(
  ctx: Context,
  user: StoredUser,
  { field, password }: { readonly field: string; readonly password: string },
  call: SignInCall,
): Promise<void> {
  if (user.passwordHash === null) {
    throw wrongInput(field, ({ noPasswordYet }) => noPasswordYet);
  }
  const isRight = await tryPassword(
    ctx,
    { ...user, password, kept: user.passwordHash, allowance: bySignedIn(user.id) },
    call,
  );
  const { userAgent } = call.client;
  const outcome = isRight ? 'succeeded' : 'refused';
  await recordSecurityEvent(ctx, { name: 'password-confirmed', outcome, userId: user.id, userAgent });
  if (!isRight) throw wrongInput(field, ({ wrongPassword }) => wrongPassword);
}
