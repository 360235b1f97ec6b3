import type { Profile, VerifyEmailForm } from '@plumbline/contract/domains/accounts/user.ts';
import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { requireGoodPassword } from '../rules/password-choice.ts';
import { hashPassword } from '../rules/password-hash.ts';
import { linkEnded } from '../rules/refusals.ts';
import { tokenHash } from '../rules/secret-token.ts';
import {
  deleteUnconfirmed,
  type LinkedRegistration,
  lockRegistration,
  registrationOfLink,
  setConfirmed,
} from '../store/registration.ts';
import { insertUser } from '../store/user.ts';
import { rememberDevice } from './known-device.ts';
import { recordSecurityEvent } from './record-security-event.ts';

interface Verification {
  readonly outcome: 'verified' | 'password-needed';
  readonly message: string;
}

const VERIFIED: Verification = {
  outcome: 'verified',
  message: 'Your email address is verified. You can sign in now.',
};
const PASSWORD_NEEDED: Verification = {
  outcome: 'password-needed',
  message:
    'This is not the browser that was used to register with your address. Choose a new password: the one typed there does not count.',
};

/**
 * Opens the account that a mailed link is for. The typed password counts only in the browser that typed it: anywhere
 * else the link takes a new one, so that nobody can prepare an account for somebody else's address. Opening the link
 * again gets the same answer, since mail programs follow links too. Other registrations of the address stop counting.
 * @throws DomainError 'not-found' for a link that has expired or never worked; 'invalid-input' for a common password.
 */
export async function verifyEmail(
  ctx: Context,
  { token, password }: VerifyEmailForm,
  call: Pick<Call, 'client' | 'session'>,
): Promise<Verification> {
  const now = ctx.clock.now();
  const hash = tokenHash(token);
  const found = await registrationOfLink(ctx.db, hash, now);
  if (found === null) throw ended();
  if (found.isConfirmed) return VERIFIED;
  const isOwn = isOwnBrowser(found, call);
  if (!isOwn && password === undefined) return PASSWORD_NEEDED;
  if (password !== undefined) requireGoodPassword(password, { ...found.profile, email: found.email });
  // Outside the transaction: it takes time, and may wait for its turn.
  const passwordHash = password === undefined ? found.passwordHash : await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    const registration = await lockRegistration(ctx.db, hash, now);
    if (registration === null) throw ended();
    if (registration.isConfirmed) return VERIFIED;
    const { email, role } = registration;
    const profile = isOwn ? registration.profile : nameAlone(registration.profile);
    await setConfirmed(ctx.db, hash, now);
    await deleteUnconfirmed(ctx.db, email);
    const user = { ...profile, id: UserId.parse(newId('us')), email, role, profileImageUrl: '' };
    if (await insertUser(ctx.db, { ...user, passwordHash, createdAt: now })) {
      await rememberDevice(ctx, user, call);
      await recordSecurityEvent(ctx, { name: 'account-opened', userId: user.id, userAgent: call.client.userAgent });
    }
    return VERIFIED;
  });
}

const ended = () => linkEnded('Register again, and we send a new one.');

const isOwnBrowser = ({ browserHash }: LinkedRegistration, { session }: Pick<Call, 'session'>): boolean =>
  session.held.of('registration').some((secret) => tokenHash(secret) === browserHash);

/** Phone and address were typed by the person who registered, who may be somebody else. */
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
