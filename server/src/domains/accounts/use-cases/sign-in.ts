import type { SignedIn } from '@plumbline/contract/domains/accounts/session.ts';
import type { LoginForm } from '@plumbline/contract/domains/accounts/user.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { byDevice } from '../rules/attempt-limits.ts';
import { codeRequired, signInRefused, suspended } from '../rules/refusals.ts';
import { hasSecondFactor } from '../store/second-factor.ts';
import { userByEmail } from '../store/user.ts';
import { userView } from '../views.ts';
import { tryPassword } from './count-attempt.ts';
import { holdSignIn } from './hold-sign-in.ts';
import { callingDevice } from './recognize-device.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { startSession } from './start-session.ts';
import { verifyCode } from './verify-factor.ts';

export type SignInCall = Pick<Call, 'client' | 'session' | 'header'>;

/**
 * Signs in with a password. The browser's earlier bids and held requests belong to the account from then on.
 * @throws DomainError 'not-signed-in', with the same body and timing for a wrong password, an unknown and an unverified
 * address; 'too-many-requests' while attempts are slowed down, 'unavailable' if too many passwords are being checked;
 * 'not-allowed' for a suspended account; 'code-required' if a second factor is set up and the form has no code. The
 * browser can then provide it with `giveSecondFactor`.
 */
export async function signIn(
  ctx: Context,
  form: LoginForm & { readonly code?: string | undefined; readonly serviceRequestIds: readonly ServiceRequestId[] },
  call: SignInCall,
): Promise<SignedIn> {
  const { email, password } = form;
  const user = await userByEmail(ctx.db, email);
  const device = await callingDevice(ctx, email, call);
  const allowance = device === null ? null : byDevice(device.id);
  const matches = await tryPassword(ctx, { email, password, kept: user?.passwordHash ?? null, allowance }, call);
  const event = { name: 'sign-in', userId: user?.id ?? null, userAgent: call.client.userAgent } as const;
  if (user === null || !matches || user.suspendedAt !== null) {
    await recordSecurityEvent(ctx, { ...event, outcome: 'refused' });
  }
  if (user === null || !matches) throw signInRefused();
  if (user.suspendedAt !== null) throw suspended();
  const { code, serviceRequestIds } = form;
  const factorProven = await hasSecondFactor(ctx.db, user.id);
  if (factorProven) {
    if (code === undefined) {
      await holdSignIn(ctx, { userId: user.id, serviceRequestIds }, call);
      throw codeRequired();
    }
    await verifyCode(ctx, user.id, code, call);
  }
  await recordSecurityEvent(ctx, event);
  const token = await startSession(ctx, user, call, { serviceRequestIds, factorProven });
  return { token, user: userView(user) };
}
