import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { isSignedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { selectChosenLanguage } from '../store/user.ts';

/** Returns the language that an account has chosen in its settings; null if it hasn't chosen one. */
export const chosenLanguageOf = (ctx: Context, id: UserId): Promise<Language | null> =>
  selectChosenLanguage(ctx.db, id);

/** Returns the language to write to the caller in: the one their account has chosen, or else that of the call. */
export async function callersLanguage(ctx: Context): Promise<Language> {
  const chosen = isSignedIn(ctx.actor) ? await chosenLanguageOf(ctx, ctx.actor.userId) : null;
  return chosen ?? ctx.language;
}
