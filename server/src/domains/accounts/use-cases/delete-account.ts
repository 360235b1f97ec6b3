import type { PersonalData } from '@plumbline/contract/domains/accounts/privacy-endpoints.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { repliesWords } from '../replies.words.ts';
import { wrongInput } from '../rules/refusals.ts';
import { accountData, deleteUser } from '../store/personal-data.ts';
import { noteErasure } from './erase-again.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { loadMe } from './show-me.ts';

/** Returns all stored data about the caller, as a file. */
export async function exportPersonalData(ctx: Context, call: Pick<Call, 'header'>): Promise<PersonalData> {
  const { id: userId, email } = await loadMe(ctx, signedIn(ctx.actor).userId);
  const own = await accountData(ctx.db, userId, email);
  const parts = { ...own, ...(await ctx.ports.personalData.collect(ctx, { userId, email })) };
  call.header('content-disposition', 'attachment; filename="plumbline-data.json"');
  call.header('cache-control', 'no-store');
  return { exportedAt: ctx.clock.now().toISOString(), parts };
}

/**
 * Deletes the caller's account permanently. Cancels open requests, and removes the person's identity from records that
 * we must keep by law.
 * @throws DomainError 'invalid-input' unless the account's own address is entered.
 */
export async function deleteAccount(
  ctx: Context,
  typed: string,
  { client: { userAgent }, session }: Pick<Call, 'client' | 'session'>,
): Promise<{ message: string }> {
  const { id: userId, email } = await loadMe(ctx, signedIn(ctx.actor).userId);
  if (typed !== email) {
    throw wrongInput('email', ({ wrongEmail }) => wrongEmail);
  }
  const holder = { userId, email };
  await ctx.ports.personalData.endOpen(ctx, holder);
  await inTransaction(ctx, async (ctx) => {
    await ctx.ports.personalData.erase(ctx, holder);
    await deleteUser(ctx.db, userId, email);
    await noteErasure(ctx, { kind: 'account', userId });
    await recordSecurityEvent(ctx, { name: 'account-deleted', userId, userAgent });
  });
  session.end();
  return { message: repliesWords[ctx.language].accountDeleted };
}
