import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { stepUpRequired } from '../rules/refusals.ts';
import { hasSecondFactor } from '../store/second-factor.ts';
import { isFactorFresh, requireFreshSignIn } from './require-fresh-sign-in.ts';

/**
 * For sensitive calls: within the last minutes, the session must have proved its second factor, or without one, the
 * person's identity.
 * @throws DomainError 'step-up-required' or 'fresh-sign-in-required' otherwise.
 */
export async function requireStepUp(ctx: Context): Promise<void> {
  const { userId, factorAt } = signedIn(ctx.actor);
  if (isFactorFresh(ctx, factorAt)) return;
  if (await hasSecondFactor(ctx.db, userId)) throw stepUpRequired();
  await requireFreshSignIn(ctx);
}
