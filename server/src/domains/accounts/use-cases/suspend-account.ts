import type { FoundAccount } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { untilNoticed } from '../../../kernel/until-noticed.ts';
import { refusalsWords } from '../rules/refusals.words.ts';
import { deleteSessions } from '../store/session.ts';
import { foundAccount, setSuspended } from '../store/user.ts';
import { recordAudit } from './record-audit.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Returns the account of an address, for operators.
 * @throws DomainError 'not-found' if it has none.
 */
export async function findAccount(ctx: Context, email: string): Promise<FoundAccount> {
  const account = await foundAccount(ctx.db, { email });
  if (account === null) throw notFound();
  return account;
}

/**
 * Suspends an account for an operator, which ends its sessions, or lifts the suspension. Adds an entry to the audit
 * log.
 * @throws DomainError 'not-found' without such an account, 'not-allowed' for the operator's own.
 */
export const suspendAccount = (
  ctx: Context,
  id: UserId,
  { suspended, reason }: { readonly suspended: boolean; readonly reason: string },
): Promise<FoundAccount> =>
  inTransaction(ctx, async (ctx) => {
    if (id === signedIn(ctx.actor).userId) {
      throw new DomainError(
        'not-allowed',
        say(refusalsWords, ({ notYourself }) => notYourself),
      );
    }
    if (!(await setSuspended(ctx.db, id, suspended ? ctx.clock.now() : null))) throw notFound();
    if (suspended) await deleteSessions(ctx.db, id);
    await untilNoticed(ctx);
    const action = suspended ? 'suspend-account' : 'restore-account';
    await recordAudit(ctx, { action, subject: { kind: 'user', id }, details: { reason } });
    await recordSecurityEvent(ctx, { name: suspended ? 'account-suspended' : 'account-restored', userId: id });
    const account = await foundAccount(ctx.db, { id });
    if (account === null) throw notFound();
    return account;
  });
