import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../kernel/context.ts';
import type { HeldKind, HeldSecrets } from '../../kernel/http/mount.ts';
import { newId } from '../../kernel/random-id.ts';
import { hashPassword } from './rules/password-hash.ts';
import { insertUser, setOperator } from './store/user.ts';
import { type SignInCall, signIn } from './use-cases/sign-in.ts';

export const PASSWORD = 'correct horse battery';

/** Worked out once: it is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/** A verified account with `PASSWORD`. */
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
    ...rest,
  };
  passwordHash ??= hashPassword(PASSWORD);
  const registeredRole = role === 'operator' ? 'customer' : role;
  const createdAt = ctx.clock.now();
  const isNew = await insertUser(ctx.db, {
    ...user,
    role: registeredRole,
    passwordHash: await passwordHash,
    createdAt,
  });
  if (!isNew) throw new Error(`${user.email} has an account already`);
  if (role === 'operator') await setOperator(ctx.db, user.email, true);
  return { ...user, role };
}

/** A call of a browser somewhere, and what its answer made of the session's cookie. */
export interface ACall extends SignInCall {
  /** What the browser keeps now; null when it was told to forget. */
  readonly kept: () => string | null;
}

export function aCall(
  given: { token?: string | null; address?: string; visitorId?: string | null; held?: HeldSecrets } = {},
): ACall {
  let kept = given.token ?? null;
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
      held: given.held ?? aBrowser(),
    },
    kept: () => kept,
  };
}

/** What a browser holds for us, from one call to the next. */
function aBrowser(): HeldSecrets {
  const kept = new Map<HeldKind, readonly string[]>();
  return { of: (kind) => kept.get(kind) ?? [], hold: (kind, secrets) => void kept.set(kind, secrets) };
}

/** Signs in from a browser of its own; answers the session's secret. */
export const signInAs = async (ctx: Context, { email }: Pick<User, 'email'>): Promise<string> =>
  (await signIn(ctx, { email, password: PASSWORD, serviceRequestIds: [] }, aCall())).token;
