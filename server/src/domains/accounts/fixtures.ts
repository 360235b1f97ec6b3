import { argon2Sync, randomBytes } from 'node:crypto';
import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { PasskeyId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../kernel/context.ts';
import type { HeldKind, HeldSecrets } from '../../kernel/http/mount.ts';
import { newId } from '../../kernel/random-id.ts';
import { insertPasskey } from './store/passkey.ts';
import { insertUser, setOperator, userByEmail } from './store/user.ts';
import type { SignInCall } from './use-cases/sign-in.ts';
import { startSession } from './use-cases/start-session.ts';

export const PASSWORD = 'correct horse battery';

/**
 * Checked thousands of times by the tests, so it has the smallest parameters that Argon2id allows. The product's own
 * are slow on purpose; `password-hash.test.ts` and `sign-in-time.ts` use those.
 */
const passwordHash = cheapHash(PASSWORD);

function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const hash = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

/** A verified account with `PASSWORD`; an operator's also has a passkey. */
export async function aUser(ctx: Context, given: Partial<User> = {}): Promise<User> {
  const { role = 'customer', ...rest } = given;
  const id = UserId.parse(newId('us'));
  const user = {
    id,
    firstName: 'Pat',
    lastName: 'Sample',
    email: `${id.toLowerCase()}@example.com`,
    phone: '',
    preferredContactMethod: 'email' as const,
    address: '',
    city: '',
    state: '',
    zipCode: '',
    profileImageUrl: '',
    language: 'en' as const,
    ...rest,
  };
  const registeredRole = role === 'operator' ? 'customer' : role;
  const createdAt = ctx.clock.now();
  const isNew = await insertUser(ctx.db, {
    ...user,
    role: registeredRole,
    passwordHash,
    createdAt,
  });
  if (!isNew) throw new Error(`${user.email} has an account already`);
  if (role === 'operator') {
    await setOperator(ctx.db, user.email, true);
    await aPasskey(ctx, id);
  }
  return { ...user, role };
}

/** A passkey that no authenticator holds. */
export async function aPasskey(ctx: Context, userId: UserId): Promise<PasskeyId> {
  const id = PasskeyId.parse(newId('pk'));
  await insertPasskey(ctx.db, {
    id,
    userId,
    credentialId: id,
    publicKey: new Uint8Array(),
    counter: 0,
    transports: [],
    name: 'Laptop',
    addedAt: ctx.clock.now(),
  });
  return id;
}

/** A simulated browser's call, and the session cookie after its response. */
export interface ACall extends SignInCall {
  /** The browser's current session; null after it has ended. */
  readonly kept: () => string | null;
}

export function aCall(
  given: { token?: string | null; address?: string; visitorId?: string | null; held?: HeldSecrets } = {},
): ACall {
  let kept = given.token ?? null;
  let pending: string | null = null;
  return {
    header: () => undefined,
    client: {
      address: given.address ?? '203.0.113.7',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      visitorId: given.visitorId ?? null,
    },
    session: {
      token: given.token ?? null,
      start: (token) => {
        kept = token;
      },
      end: () => {
        kept = null;
      },
      keepLanguage: () => undefined,
      pending: {
        get token() {
          return pending;
        },
        keep: (token) => {
          pending = token;
        },
        drop: () => {
          pending = null;
        },
      },
      held: given.held ?? aBrowser(),
    },
    kept: () => kept,
  };
}

/** Returns the secret of a session from a new browser; an operator has proved their second factor in it. */
export async function signInAs(ctx: Context, { email }: Pick<User, 'email'>): Promise<string> {
  const user = await userByEmail(ctx.db, email);
  if (user === null) throw new Error(`${email} has no account`);
  return startSession(ctx, user, aCall(), { serviceRequestIds: [], factorProven: user.role === 'operator' });
}

/** The secrets that a browser stores for us between calls. */
function aBrowser(): HeldSecrets {
  const kept = new Map<HeldKind, readonly string[]>();
  return { of: (kind) => kept.get(kind) ?? [], hold: (kind, secrets) => void kept.set(kind, secrets) };
}
