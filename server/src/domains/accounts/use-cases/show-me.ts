import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { refusalsWords } from '../rules/refusals.words.ts';
import { type StoredUser, userById } from '../store/user.ts';
import { userView } from '../views.ts';

/** Returns the caller's account. */
export const showMe = async (ctx: Context): Promise<User> => userView(await loadMe(ctx, signedIn(ctx.actor).userId));

/** Returns an account's verified address, in lower case; null if there is no such account. */
export const verifiedEmailOf = async (ctx: Context, id: UserId): Promise<string | null> =>
  (await userById(ctx.db, id))?.email ?? null;

/** Returns the language for messages to an account; null if there is no such account. */
export const languageOf = async (ctx: Context, id: UserId): Promise<Language | null> =>
  (await userById(ctx.db, id))?.language ?? null;

/** @throws DomainError 'not-signed-in' if the account has since been deleted. */
export async function loadMe(ctx: Context, id: UserId): Promise<StoredUser> {
  const user = await userById(ctx.db, id);
  if (user === null)
    throw new DomainError(
      'not-signed-in',
      say(refusalsWords, ({ signInFirst }) => signInFirst),
    );
  return user;
}
