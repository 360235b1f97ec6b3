import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sendMessages } from '../../messaging/public.ts';
import { resetMessage } from '../notifications.ts';
import { repliesWords } from '../replies.words.ts';
import { hoursFrom, MAILS_AN_HOUR, minutesFrom, RESET_MINUTES } from '../rules/lifetimes.ts';
import { newToken, tokenHash } from '../rules/secret-token.ts';
import { countResets, insertReset } from '../store/password-reset.ts';
import { lastRegistration } from '../store/registration.ts';
import { type StoredUser, userByEmail } from '../store/user.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { mailVerification } from './register-account.ts';
import { requireMail } from './require-mail.ts';

/**
 * Schedules a mail with a link to set a new password. Looks nothing up, so neither response nor timing reveals
 * anything.
 * @throws DomainError 'unavailable' without a mail server
 */
export async function requestAccountLink(ctx: Context, email: string): Promise<{ message: string }> {
  requireMail(ctx);
  await enqueue(ctx, [{ task: 'mail-account-link', payload: { email } }]);
  return { message: repliesWords[ctx.language].linkOnItsWay };
}

/**
 * Mails a link: to set a new password, for the owner of an account, or to verify the address, for an unfinished
 * registration. Limited to a few per hour. Other addresses get nothing.
 */
export const mailAccountLink = (ctx: Context, { email }: { readonly email: string }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const user = await userByEmail(ctx.db, email);
    if (user !== null) return mailReset(ctx, user);
    const registration = await lastRegistration(ctx.db, email, ctx.clock.now());
    if (registration !== null) await mailVerification(ctx, registration, false);
  });

async function mailReset(ctx: Context, { id: userId, email, language, suspendedAt }: StoredUser): Promise<void> {
  const now = ctx.clock.now();
  if (suspendedAt !== null || (await countResets(ctx.db, userId, hoursFrom(now, -1))) >= MAILS_AN_HOUR) return;
  const token = newToken();
  const link = { token, tokenHash: tokenHash(token) };
  const expiresAt = minutesFrom(now, RESET_MINUTES);
  await insertReset(ctx.db, { tokenHash: link.tokenHash, userId, createdAt: now, expiresAt });
  await sendMessages(ctx, [resetMessage(ctx.settings, { email, language }, link)]);
  await recordSecurityEvent(ctx, { name: 'password-reset-requested', userId });
}
