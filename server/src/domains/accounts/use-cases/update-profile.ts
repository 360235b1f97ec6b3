import type { ProfileChange, User } from '@plumbline/contract/domains/accounts/user.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { updateProfile as updateStored } from '../store/user.ts';
import { userView } from '../views.ts';
import { withPhone } from './register-account.ts';

/**
 * Changes what is given of a profile; nothing at all changes nothing.
 * @throws DomainError 'invalid-input' for a phone number that is none.
 */
export async function updateProfile(ctx: Context, id: UserId, change: ProfileChange): Promise<User> {
  const user = await updateStored(ctx.db, id, withPhone(change));
  if (user === null) throw notFound();
  return userView(user);
}
