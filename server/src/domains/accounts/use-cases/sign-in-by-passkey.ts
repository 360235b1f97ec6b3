import type { PasskeyAssertion } from '@plumbline/contract/domains/accounts/factor.ts';
import type { SignedIn } from '@plumbline/contract/domains/accounts/session.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { passkeyRefused, suspended } from '../rules/refusals.ts';
import { tokenHash } from '../rules/secret-token.ts';
import { userById } from '../store/user.ts';
import { userView } from '../views.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import type { SignInCall } from './sign-in.ts';
import { startSession } from './start-session.ts';
import { verifyPasskey } from './verify-factor.ts';

/**
 * Signs in with a passkey alone: having it is one factor, and unlocking it is the other.
 * @throws DomainError 'invalid-input' for an unknown passkey, or one that did not sign this browser's challenge;
 * 'not-allowed' for a suspended account.
 */
export async function signInByPasskey(
  ctx: Context,
  form: { readonly passkey: PasskeyAssertion; readonly serviceRequestIds: readonly ServiceRequestId[] },
  call: SignInCall,
): Promise<SignedIn> {
  const { pending } = call.session;
  const use = { purpose: 'sign-in', boundTo: tokenHash(pending.token ?? '') } as const;
  const user = await userById(ctx.db, await verifyPasskey(ctx, form.passkey, use));
  if (user === null) throw passkeyRefused();
  const event = { name: 'sign-in', userId: user.id, userAgent: call.client.userAgent } as const;
  if (user.suspendedAt !== null) {
    await recordSecurityEvent(ctx, { ...event, outcome: 'refused' });
    throw suspended();
  }
  await recordSecurityEvent(ctx, event);
  const { serviceRequestIds } = form;
  const token = await startSession(ctx, user, call, { serviceRequestIds, factorProven: true });
  pending.drop();
  return { token, user: userView(user) };
}
