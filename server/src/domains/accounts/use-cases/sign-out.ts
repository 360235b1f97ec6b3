import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { repliesWords } from '../replies.words.ts';
import { tokenHash } from '../rules/secret-token.ts';
import { deleteSessionByToken } from '../store/session.ts';

/** Ends the caller's session, if any. */
export async function signOut(ctx: Context, { session }: Pick<Call, 'session'>): Promise<{ message: string }> {
  if (session.token !== null) await deleteSessionByToken(ctx.db, tokenHash(session.token));
  session.end();
  return { message: repliesWords[ctx.language].signedOut };
}
