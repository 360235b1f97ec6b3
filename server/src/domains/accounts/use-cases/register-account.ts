import { accountFormWords } from '@plumbline/contract/domains/accounts/account-form.words.ts';
import type { ProfileChange, RegisterForm } from '@plumbline/contract/domains/accounts/user.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sendMessages } from '../../messaging/public.ts';
import { alreadyRegisteredMessage, verificationMessage } from '../notifications.ts';
import { repliesWords } from '../replies.words.ts';
import { hoursFrom, MAILS_AN_HOUR, VERIFICATION_HOURS } from '../rules/lifetimes.ts';
import { requireGoodPassword } from '../rules/password-choice.ts';
import { hashPassword } from '../rules/password-hash.ts';
import { phoneNumber } from '../rules/phone-number.ts';
import { newToken, tokenHash } from '../rules/secret-token.ts';
import { countRegistrations, insertRegistration, type Registration } from '../store/registration.ts';
import { userByEmail } from '../store/user.ts';
import { chosenLanguageOf } from './find-chosen-language.ts';
import { requireMail } from './require-mail.ts';

/**
 * Stores a registration and mails the link that turns it into an account. An address that already has an account gets a
 * different mail; response and work are the same. The password counts only in the browser that registers.
 * @throws DomainError 'invalid-input' for an invalid phone number, and for a common password; 'unavailable' without a
 * mail server.
 */
export async function registerAccount(
  ctx: Context,
  form: RegisterForm,
  { session: { held } }: Pick<Call, 'session'>,
): Promise<{ message: string }> {
  const { email, role, password, confirmPassword: _repeated, ...given } = form;
  requireMail(ctx);
  const profile = withPhone(given);
  requireGoodPassword(password, form);
  const browser = held.of('registration')[0] ?? newToken();
  const browserHash = tokenHash(browser);
  const registration = {
    email,
    role,
    profile,
    passwordHash: await hashPassword(password),
    browserHash,
    language: ctx.language,
  };
  await inTransaction(ctx, async (ctx) => {
    const user = await userByEmail(ctx.db, email);
    const chosen = user && (await chosenLanguageOf(ctx, user.id));
    await mailVerification(ctx, { ...registration, language: chosen ?? ctx.language }, user !== null);
  });
  held.hold('registration', [browser]);
  return { message: repliesWords[ctx.language].checkEmail };
}

/**
 * Mails a link for a registration, a few times an hour. The owner of an existing account is only told that there is
 * one.
 */
export async function mailVerification(ctx: Context, registration: Registration, hasAccount: boolean): Promise<void> {
  const { email, language, profile } = registration;
  const now = ctx.clock.now();
  if ((await countRegistrations(ctx.db, email, hoursFrom(now, -1))) >= MAILS_AN_HOUR) return;
  const token = newToken();
  const link = { token, tokenHash: tokenHash(token), firstName: profile.firstName };
  await insertRegistration(ctx.db, registration, {
    tokenHash: link.tokenHash,
    createdAt: now,
    expiresAt: hoursFrom(now, VERIFICATION_HOURS),
  });
  await sendMessages(ctx, [
    hasAccount
      ? alreadyRegisteredMessage(ctx.settings, { email, language }, link.tokenHash)
      : verificationMessage(ctx.settings, { email, language }, link),
  ]);
}

/** @throws DomainError 'invalid-input' for an invalid phone number. */
export function withPhone<Given extends ProfileChange>(given: Given): Given {
  if (given.phone === undefined) return given;
  const phone = phoneNumber(given.phone);
  if (phone !== null) return { ...given, phone };
  throw wrongPhone();
}

/** Refuses an invalid phone number. */
export function wrongPhone(): DomainError {
  const said = say(accountFormWords, ({ tenDigitsOrNothing }) => tenDigitsOrNothing);
  return new DomainError('invalid-input', said, { phone: said });
}
