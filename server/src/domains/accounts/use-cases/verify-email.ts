import type { Profile, VerifyEmailForm } from '@plumbline/contract/domains/accounts/user.ts';
import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { repliesWords } from '../replies.words.ts';
import { requireGoodPassword } from '../rules/password-choice.ts';
import { hashPassword } from '../rules/password-hash.ts';
import { verifyLinkEnded } from '../rules/refusals.ts';
import { tokenHash } from '../rules/secret-token.ts';
import {
  deleteUnconfirmed,
  type LinkedRegistration,
  lockRegistration,
  registrationOfLink,
  setConfirmed,
} from '../store/registration.ts';
import { insertUser } from '../store/user.ts';
import { rememberDevice } from './recognize-device.ts';
import { recordSecurityEvent } from './record-security-event.ts';

interface Verification {
  readonly outcome: 'verified' | 'password-needed';
  readonly message: string;
}

/**
 * Opens the account that a mailed link is for. The entered password counts only in the browser that registered. In any
 * other, the link takes a new one, so that nobody can prepare an account for someone else's address. Opening the link
 * again returns the same response, since mail programs follow links, too. Other registrations of the address stop
 * counting.
 * @throws DomainError 'not-found' for a link that has expired or never worked; 'invalid-input' for a common password.
 */
export async function verifyEmail(
  ctx: Context,
  { token, password }: VerifyEmailForm,
  call: Pick<Call, 'client' | 'session'>,
): Promise<Verification> {
  const words = repliesWords[ctx.language];
  const verified: Verification = { outcome: 'verified', message: words.verified };
  const now = ctx.clock.now();
  const hash = tokenHash(token);
  const found = await registrationOfLink(ctx.db, hash, now);
  if (found === null) throw verifyLinkEnded();
  if (found.isConfirmed) return verified;
  const isOwn = isOwnBrowser(found, call);
  if (!isOwn && password === undefined) return { outcome: 'password-needed', message: words.passwordNeeded };
  if (password !== undefined) requireGoodPassword(password, { ...found.profile, email: found.email });
  // Outside the transaction, because it takes time and may have to wait.
  const passwordHash = password === undefined ? found.passwordHash : await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    const registration = await lockRegistration(ctx.db, hash, now);
    if (registration === null) throw verifyLinkEnded();
    if (registration.isConfirmed) return verified;
    const { email, language, role } = registration;
    const profile = isOwn ? registration.profile : nameAlone(registration.profile);
    await setConfirmed(ctx.db, hash, now);
    await deleteUnconfirmed(ctx.db, email);
    const user = { ...profile, id: UserId.parse(newId('us')), email, language, role, profileImageUrl: '' };
    if (await insertUser(ctx.db, { ...user, passwordHash, createdAt: now })) {
      await rememberDevice(ctx, user, call);
      await recordSecurityEvent(ctx, { name: 'account-opened', userId: user.id, userAgent: call.client.userAgent });
    }
    return verified;
  });
}

const isOwnBrowser = ({ browserHash }: LinkedRegistration, { session }: Pick<Call, 'session'>): boolean =>
  session.held.of('registration').some((secret) => tokenHash(secret) === browserHash);

/** Drops the phone number and the address: the person who registered may be someone else. */
const nameAlone = ({ firstName, lastName }: Profile): Profile => ({
  firstName,
  lastName,
  phone: '',
  preferredContactMethod: 'email',
  address: '',
  city: '',
  state: '',
  zipCode: '',
});
