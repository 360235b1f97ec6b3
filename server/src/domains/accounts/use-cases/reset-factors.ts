import { EmailAddress } from '@plumbline/contract/domains/accounts/email-address.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { alreadyHappened } from '../rules/refusals.ts';
import { refusalsWords } from '../rules/refusals.words.ts';
import { deleteFactors, lockFactors } from '../store/second-factor.ts';
import { deleteSessions } from '../store/session.ts';
import { userByEmail } from '../store/user.ts';
import { recordAudit } from './record-audit.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Removes every second factor of someone who has lost theirs, for the command on the server. Ends their sessions. An
 * operator can do nothing until a new factor is set up.
 * @throws DomainError 'not-found' without such an account, 'already-happened' if it has no second factor.
 */
export const resetFactors = (ctx: Context, address: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const email = EmailAddress.safeParse(address).data ?? '';
    const user = await userByEmail(ctx.db, email);
    if (user === null) {
      throw new DomainError(
        'not-found',
        say(refusalsWords, ({ noAccount }) => noAccount(address)),
      );
    }
    await lockFactors(ctx.db, user.id);
    const count = await deleteFactors(ctx.db, user.id);
    if (count === 0) throw alreadyHappened(({ noSecondFactor }) => noSecondFactor(email));
    await deleteSessions(ctx.db, user.id);
    await recordSecurityEvent(ctx, { name: 'factor-removed', userId: user.id, factor: 'all' });
    await recordAudit(ctx, {
      action: 'reset-second-factor',
      subject: { kind: 'user', id: user.id },
      details: { factors: count },
    });
  });
