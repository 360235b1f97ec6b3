import type { ProfileChange, User } from '@plumbline/contract/domains/accounts/user.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { updateProfile as updateStored } from '../store/user.ts';
import { userView } from '../views.ts';
import { withPhone } from './register-account.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** A person has chosen another language. `languageOf` returns the current one. */
    'language-chosen': { readonly userId: UserId };
  }
}

/**
 * Changes the given fields of a profile. A new language also applies to the pages of this browser.
 * @throws DomainError 'invalid-input' for an invalid phone number.
 */
export async function updateProfile(
  ctx: Context,
  id: UserId,
  change: ProfileChange,
  { session }: Pick<Call, 'session'>,
): Promise<User> {
  const user = await inTransaction(ctx, async (ctx) => {
    if (change.language !== undefined) await enqueue(ctx, [], [{ type: 'language-chosen', userId: id }]);
    return updateStored(ctx.db, id, withPhone(change));
  });
  if (user === null) throw notFound();
  if (change.language !== undefined) session.keepLanguage(change.language);
  return userView(user);
}
