import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { hideSynthetic } from '../store/contractor.ts';

/**
 * Removes the demonstration contractors from everything that visitors see, for anyone in demonstration mode. Their rows
 * stay: requests that were sent to them go on, and the next start doesn't bring them back.
 * @throws DomainError 'not-allowed' in production, but for the system itself.
 */
export async function clearSynthetic(ctx: Context): Promise<{ cleared: number; message: string }> {
  if (ctx.settings.mode !== 'demonstration' && ctx.actor.kind !== 'system') {
    throw new DomainError('not-allowed', 'Only operators can remove demonstration data here.');
  }
  return {
    cleared: await hideSynthetic(ctx.db, ctx.clock.now()),
    message: 'Cleared synthetic contractor data. Only authentic companies now display.',
  };
}
