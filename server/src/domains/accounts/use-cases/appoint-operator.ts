import { EmailAddress } from '@plumbline/contract/domains/accounts/email-address.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { alreadyHappened, wrongInput } from '../rules/refusals.ts';
import { refusalsWords } from '../rules/refusals.words.ts';
import { deleteSessions } from '../store/session.ts';
import { type OperatorEntry, selectOperators, setOperator, userByEmail } from '../store/user.ts';
import { recordAudit } from './record-audit.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Makes an account an operator's, or restores its former role. Ends its sessions, because a change of rights requires a
 * new sign-in.
 * @throws DomainError 'invalid-input' for an invalid address, 'not-found' without such an account, 'already-happened'
 * if nothing would change.
 */
export const appointOperator = (ctx: Context, address: string, isOperator: boolean): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const email = EmailAddress.safeParse(address);
    if (!email.success) throw wrongInput('email', ({ noEmail }) => noEmail(address));
    const userId = await setOperator(ctx.db, email.data, isOperator);
    if (userId === null) throw await whyNot(ctx, email.data, isOperator);
    await deleteSessions(ctx.db, userId);
    await recordAudit(ctx, {
      action: isOperator ? 'add-operator' : 'remove-operator',
      subject: { kind: 'user', id: userId },
      details: {},
    });
    await recordSecurityEvent(ctx, { name: isOperator ? 'operator-added' : 'operator-removed', userId });
  });

async function whyNot(ctx: Context, email: string, isOperator: boolean): Promise<DomainError> {
  if ((await userByEmail(ctx.db, email)) === null) {
    const register = `${ctx.settings.publicUrl}/register`;
    return new DomainError(
      'not-found',
      say(refusalsWords, ({ noAccountYet }) => noAccountYet(email, register)),
    );
  }
  return alreadyHappened((words) => (isOperator ? words.isOperator(email) : words.isNoOperator(email)));
}

/** Returns all operators, by address. */
export const listOperators = (ctx: Context): Promise<OperatorEntry[]> => selectOperators(ctx.db);
