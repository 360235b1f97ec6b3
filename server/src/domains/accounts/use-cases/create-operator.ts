import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { requireGoodPassword } from '../rules/password-choice.ts';
import { hashPassword } from '../rules/password-hash.ts';
import { insertUser } from '../store/user.ts';
import { appointOperator } from './appoint-operator.ts';
import { recordSecurityEvent } from './record-security-event.ts';

export interface FirstOperator {
  readonly firstName: string;
  readonly lastName: string;
  /** In lower case. */
  readonly email: string;
  readonly password: string;
}

/**
 * Opens the account of the first operator, without a mailed link: whoever sets the product up holds the server. An
 * account that the address already has keeps its password.
 * @throws DomainError 'invalid-input' for a common password; 'already-happened' for an operator's address.
 */
export async function createOperator(ctx: Context, { password, ...name }: FirstOperator): Promise<void> {
  requireGoodPassword(password, name);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (ctx) => {
    const id = UserId.parse(newId('us'));
    const isNew = await insertUser(ctx.db, {
      ...name,
      id,
      role: 'customer',
      language: ctx.language,
      phone: '',
      preferredContactMethod: 'email',
      address: '',
      city: '',
      state: '',
      zipCode: '',
      profileImageUrl: '',
      passwordHash,
      createdAt: ctx.clock.now(),
    });
    if (isNew) await recordSecurityEvent(ctx, { name: 'account-opened', userId: id });
    await appointOperator(ctx, name.email, true);
  });
}
