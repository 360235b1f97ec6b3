import type { FactorProof } from '@plumbline/contract/domains/accounts/factor.ts';
import type { SignedIn } from '@plumbline/contract/domains/accounts/session.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { minutesFrom, SECOND_FACTOR_MINUTES } from '../rules/lifetimes.ts';
import { signInEnded, suspended } from '../rules/refusals.ts';
import { newToken, tokenHash } from '../rules/secret-token.ts';
import {
  deletePendingSignIn,
  insertPendingSignIn,
  type PendingSignIn,
  pendingSignIn,
} from '../store/pending-sign-in.ts';
import { userById } from '../store/user.ts';
import { userView } from '../views.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { startSession } from './start-session.ts';
import { verifyFactor } from './verify-factor.ts';

/**
 * Keeps a sign-in with a proved first factor pending in this browser for a few minutes, until the second is proved,
 * too.
 */
export async function holdSignIn(
  ctx: Context,
  started: PendingSignIn,
  { session }: Pick<Call, 'session'>,
): Promise<void> {
  const token = newToken();
  const now = ctx.clock.now();
  const expiresAt = minutesFrom(now, SECOND_FACTOR_MINUTES);
  await insertPendingSignIn(ctx.db, started, { tokenHash: tokenHash(token), now, expiresAt });
  session.pending.keep(token);
}

/**
 * Completes the sign-in that this browser has started.
 * @throws DomainError 'not-signed-in' if no sign-in is in progress, 'invalid-input' for an invalid proof, 'not-allowed'
 * if the account has since been suspended.
 */
export async function giveSecondFactor(
  ctx: Context,
  proof: FactorProof,
  call: Pick<Call, 'client' | 'header' | 'session'>,
): Promise<SignedIn> {
  const { pending } = call.session;
  const hash = tokenHash(pending.token ?? '');
  const started = await pendingSignIn(ctx.db, hash, ctx.clock.now());
  const user = started === null ? null : await userById(ctx.db, started.userId);
  if (started === null || user === null) throw signInEnded();
  if (user.suspendedAt !== null) throw suspended();
  await verifyFactor(ctx, user.id, proof, { purpose: 'second-factor', boundTo: hash }, call);
  const token = await inTransaction(ctx, async (ctx) => {
    if (!(await deletePendingSignIn(ctx.db, hash))) throw signInEnded();
    const { serviceRequestIds } = started;
    await recordSecurityEvent(ctx, { name: 'sign-in', userId: user.id, userAgent: call.client.userAgent });
    return startSession(ctx, user, call, { serviceRequestIds, factorProven: true });
  });
  pending.drop();
  return { token, user: userView(user) };
}
