import { STEP_UP_MINUTES } from '@plumbline/contract/domains/accounts/factor.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { minutesFrom } from '../rules/lifetimes.ts';
import { stepUpRequired } from '../rules/refusals.ts';
import { hasSecondFactor } from '../store/second-factor.ts';

/**
 * For grave calls: the session must have proved a second factor within the last minutes.
 * @throws DomainError 'step-up-required' when it has not.
 */
export async function requireStepUp(ctx: Context): Promise<void> {
  const { userId, factorAt } = signedIn(ctx.actor);
  const isRecent = factorAt !== undefined && factorAt > minutesFrom(ctx.clock.now(), -STEP_UP_MINUTES);
  if (!isRecent && (await hasSecondFactor(ctx.db, userId))) throw stepUpRequired();
}
