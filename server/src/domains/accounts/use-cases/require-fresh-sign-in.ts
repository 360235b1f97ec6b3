import { FRESH_MINUTES, type Freshness, type ProofWay } from '@plumbline/contract/domains/accounts/session.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { minutesFrom } from '../rules/lifetimes.ts';
import { freshSignInRequired } from '../rules/refusals.ts';
import { hasSecondFactor } from '../store/second-factor.ts';
import { authenticatedAt, setAuthenticated } from '../store/session.ts';
import { hasIdentity } from '../store/user-identity.ts';
import { loadMe } from './show-me.ts';

/**
 * Requires that the caller proved who they are within the last `minutes`, by signing in or by confirming it since.
 * @throws DomainError 'fresh-sign-in-required' otherwise, 'not-signed-in' without a session.
 */
export async function requireFreshSignIn(ctx: Context, minutes: number = FRESH_MINUTES): Promise<void> {
  if (!(await isFresh(ctx, minutes))) throw freshSignInRequired();
}

/** Records that the caller has just proved who they are, for `requireFreshSignIn`. */
export const renewFreshSignIn = (ctx: Context): Promise<void> =>
  setAuthenticated(ctx.db, signedIn(ctx.actor).sessionId, ctx.clock.now());

/** Returns whether the caller's session is fresh, and the ways its account can prove itself again. */
export async function showFreshness(ctx: Context): Promise<Freshness> {
  const { userId, factorAt } = signedIn(ctx.actor);
  const user = await loadMe(ctx, userId);
  if (await hasSecondFactor(ctx.db, userId)) return { isFresh: isFactorFresh(ctx, factorAt), ways: ['second-factor'] };
  const ways: ProofWay[] = user.passwordHash === null ? [] : ['password'];
  if (ctx.ports.identity !== null && (await hasIdentity(ctx.db, user.id))) ways.push('google');
  return { isFresh: await isFresh(ctx, FRESH_MINUTES), ways };
}

/** Returns whether a second factor was proved within the last minutes. */
export const isFactorFresh = (ctx: Context, factorAt: Date | undefined): boolean =>
  factorAt !== undefined && factorAt >= minutesFrom(ctx.clock.now(), -FRESH_MINUTES);

async function isFresh(ctx: Context, minutes: number): Promise<boolean> {
  const at = await authenticatedAt(ctx.db, signedIn(ctx.actor).sessionId);
  return at !== null && at >= minutesFrom(ctx.clock.now(), -minutes);
}
