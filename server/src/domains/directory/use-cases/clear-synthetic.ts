import { say } from '@plumbline/contract/kernel/words.ts';
import { requireAccess } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { untilNoticed } from '../../../kernel/until-noticed.ts';
import { recordAudit } from '../../accounts/public.ts';
import { listingWords } from '../listing.words.ts';
import { hideSynthetic } from '../store/contractor.ts';

/**
 * Removes the demonstration contractors from everything that visitors see. In demonstration mode, anyone may do it; in
 * production, only operators, and it is recorded in the audit log. Their rows stay: requests sent to them continue, and
 * the next start doesn't bring them back.
 *
 * @throws DomainError in production: 'not-allowed' for anyone else, 'second-factor-required' for an operator without
 * one.
 */
export const clearSynthetic = (ctx: Context): Promise<{ cleared: number; message: string }> =>
  inTransaction(ctx, async (ctx) => {
    const mayAnyone = ctx.settings.mode === 'demonstration';
    if (!mayAnyone && ctx.actor.kind !== 'system') {
      if (ctx.actor.kind !== 'operator') {
        throw new DomainError(
          'not-allowed',
          say(listingWords, ({ operatorsOnly }) => operatorsOnly),
        );
      }
      requireAccess(ctx.actor, 'operator');
    }
    const cleared = await hideSynthetic(ctx.db, ctx.clock.now());
    await untilNoticed(ctx);
    if (!mayAnyone || ctx.actor.kind === 'operator') {
      const subject = { kind: 'contractors', id: 'synthetic' };
      await recordAudit(ctx, { action: 'clear-synthetic', subject, details: { cleared } });
    }
    return { cleared, message: listingWords[ctx.language].cleared };
  });
