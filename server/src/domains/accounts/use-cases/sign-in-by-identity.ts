import { EmailAddress } from '@plumbline/contract/domains/accounts/email-address.ts';
import type { GoogleProblem } from '@plumbline/contract/domains/accounts/pages.ts';
import type { RegisteredRole, User } from '@plumbline/contract/domains/accounts/user.ts';
import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Identity, IdentityTrip } from '../ports.ts';
import { hasSecondFactor } from '../store/second-factor.ts';
import { insertUser, type StoredUser, userByEmail, userById } from '../store/user.ts';
import { insertIdentity, userOfIdentity } from '../store/user-identity.ts';
import { holdSignIn } from './hold-sign-in.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { startSession } from './start-session.ts';

/** The result that the browser brought back from the provider. `role` is used if a new account is opened. */
export interface Return {
  readonly query: string;
  readonly trip: IdentityTrip | null;
  readonly role: RegisteredRole;
}

/**
 * Signs in a person with an identity from a provider: into the account linked to it, else the account with the same
 * verified address, else a new one. Returns the user, or the reason for a refusal; 'second-factor' if that is still
 * required.
 */
export async function signInByIdentity(
  ctx: Context,
  { query, trip, role }: Return,
  call: Pick<Call, 'client' | 'session'>,
): Promise<Pick<User, 'role' | 'language'> | 'second-factor' | GoogleProblem> {
  const { identity: provider } = ctx.ports;
  if (provider === null) return 'unavailable';
  if (trip === null) return 'failed';
  const identity = await provider.finish(query, trip);
  if (typeof identity === 'string') return identity;
  const email = EmailAddress.safeParse(identity.email);
  if (!identity.emailVerified || !email.success) return 'unverified';
  return inTransaction(ctx, async (ctx) => {
    const user = await userBehind(ctx, { ...identity, email: email.data }, role);
    const event = { name: 'sign-in', userId: user.id, userAgent: call.client.userAgent } as const;
    if (user.suspendedAt !== null) {
      await recordSecurityEvent(ctx, { ...event, outcome: 'refused' });
      return 'suspended';
    }
    if (await hasSecondFactor(ctx.db, user.id)) {
      await holdSignIn(ctx, { userId: user.id, serviceRequestIds: [] }, call);
      return 'second-factor';
    }
    await recordSecurityEvent(ctx, event);
    await startSession(ctx, user, call, { serviceRequestIds: [], factorProven: false });
    return { role: user.role, language: user.language };
  });
}

async function userBehind(ctx: Context, identity: Identity, role: RegisteredRole): Promise<StoredUser> {
  const known = await userOfIdentity(ctx.db, identity);
  const knownUser = known === null ? null : await userById(ctx.db, known);
  if (knownUser !== null) return knownUser;
  const now = ctx.clock.now();
  const isNew = await insertUser(ctx.db, newUser(identity, role, ctx));
  const user = await userByEmail(ctx.db, identity.email);
  if (user === null) throw new Error('An account vanished between two statements');
  await insertIdentity(ctx.db, identity, user.id, now);
  // The owner has verified the address, so it is theirs. They are still notified of the new way to sign in.
  await recordSecurityEvent(ctx, { name: isNew ? 'account-opened' : 'google-linked', userId: user.id });
  return user;
}

const newUser = (
  { email, firstName, lastName }: Identity,
  role: RegisteredRole,
  { clock, language }: Pick<Context, 'clock' | 'language'>,
) => ({
  id: UserId.parse(newId('us')),
  email,
  role,
  firstName: firstName || (email.split('@')[0] ?? ''),
  lastName,
  phone: '',
  preferredContactMethod: 'email' as const,
  address: '',
  city: '',
  state: '',
  zipCode: '',
  profileImageUrl: '',
  language,
  passwordHash: null,
  createdAt: clock.now(),
});
