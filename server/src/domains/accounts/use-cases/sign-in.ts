import type { SignedIn } from '@plumbline/contract/domains/accounts/session.ts';
import type { LoginForm } from '@plumbline/contract/domains/accounts/user.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { byDevice } from '../rules/attempt-limits.ts';
import { signInRefused, suspended } from '../rules/refusals.ts';
import { userByEmail } from '../store/user.ts';
import { userView } from '../views.ts';
import { tryPassword } from './count-attempt.ts';
import { callingDevice } from './known-device.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { startSession } from './start-session.ts';

export type SignInCall = Pick<Call, 'client' | 'session' | 'header'>;

/**
 * Signs in with a password. What the browser did before (bids, the requests whose links it holds) belongs to the
 * account from then on.
 * @throws DomainError 'not-signed-in', the same in body and time for a wrong password, an unknown and an unverified
 * address; 'too-many-requests' while attempts are slowed down, 'unavailable' while too many others are tried;
 * 'not-allowed' for a suspended account.
 */
export async function signIn(
  ctx: Context,
  form: LoginForm & { readonly serviceRequestIds: readonly ServiceRequestId[] },
  call: SignInCall,
): Promise<SignedIn> {
  const { email, password } = form;
  const user = await userByEmail(ctx.db, email);
  const device = await callingDevice(ctx, email, call);
  const allowance = device === null ? null : byDevice(device.id);
  const matches = await tryPassword(ctx, { email, password, kept: user?.passwordHash ?? null, allowance }, call);
  const isLetIn = user !== null && matches && user.suspendedAt === null;
  await recordSecurityEvent(ctx, {
    name: 'sign-in',
    outcome: isLetIn ? 'succeeded' : 'refused',
    userId: user?.id ?? null,
    userAgent: call.client.userAgent,
  });
  if (user === null || !matches) throw signInRefused();
  if (user.suspendedAt !== null) throw suspended();
  const token = await startSession(ctx, user, call, form.serviceRequestIds);
  return { token, user: userView(user) };
}
