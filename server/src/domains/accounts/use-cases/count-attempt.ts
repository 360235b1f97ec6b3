import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { type AttemptLimit, byAccount, byAddress, isLockout } from '../rules/attempt-limits.ts';
import { isPassword } from '../rules/password-hash.ts';
import { tooManyAttempts } from '../rules/refusals.ts';
import { countAttempt, deleteOldAttempts, forgetAttempts, takeBackAttempt } from '../store/sign-in-attempt.ts';
import { userByEmail } from '../store/user.ts';
import { recordSecurityEvent } from './record-security-event.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** An entered password, and the stored form of the correct one; null if there is none. */
export interface Try {
  readonly email: string;
  readonly password: string;
  readonly kept: string | null;
  /** The limit to count against instead of the network's and the account's. Strangers can't exhaust it. */
  readonly allowance: AttemptLimit | null;
}

/**
 * Checks a password. The attempt counts as failed, against its own limit or by network and by account, until it
 * succeeds. An attempt that is never checked doesn't count. Runs outside any transaction, so that failures stay
 * counted.
 * @throws DomainError 'too-many-requests' with the seconds to wait, whether or not there is such an account;
 * 'unavailable' if too many passwords are being checked.
 */
export async function tryPassword(
  ctx: Context,
  { email, password, kept, allowance }: Try,
  call: Pick<Call, 'client' | 'header'>,
): Promise<boolean> {
  const limits = allowance === null ? strangersLimits(ctx, email, call) : [allowance];
  const attempt = await countedAttempt(ctx, limits, call);
  try {
    const isRight = await isPassword(password, kept);
    if (isRight) await attempt.succeeded();
    // A job does this, so that the response takes the same time with and without an account.
    else if (attempt.isLockout && allowance === null) await enqueue(ctx, [lockoutJob(email)]);
    return isRight;
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
}

/** By network and by account. The network comes first: a blocked one must not lock other people's accounts. */
function strangersLimits({ settings }: Context, email: string, { client }: Pick<Call, 'client'>): AttemptLimit[] {
  // In demonstration mode, people on the same machine are developing or testing.
  const isOwnMachine = settings.mode === 'demonstration' && LOOPBACK.has(client.address);
  return isOwnMachine ? [byAccount(email)] : [byAddress(client.address), byAccount(email)];
}

/** The last limit is the account's or the device's, and success clears it. The ones before it get one attempt back. */
async function countedAttempt(ctx: Context, limits: readonly AttemptLimit[], call: Pick<Call, 'header'>) {
  const now = ctx.clock.now();
  let isLocked = false;
  for (const limit of limits) {
    const counted = await countAttempt(ctx.db, limit, now);
    if ('wait' in counted) {
      call.header('retry-after', String(counted.wait));
      throw tooManyAttempts(counted.wait);
    }
    isLocked = isLockout(counted.failures, limit);
  }
  const keys = limits.map(({ key }) => key);
  return {
    isLockout: isLocked,
    succeeded: async () => {
      for (const key of keys.slice(-1)) await forgetAttempts(ctx.db, key);
      for (const key of keys.slice(0, -1)) await takeBackAttempt(ctx.db, key, now);
      await deleteOldAttempts(ctx.db, now);
    },
    withdraw: async () => {
      for (const key of keys) await takeBackAttempt(ctx.db, key, now);
    },
  };
}

const lockoutJob = (email: string) =>
  ({ task: 'tell-of-lockout', payload: { email }, key: `lockout:${byAccount(email).key}` }) as const;

/** Records that someone keeps guessing an account's password, and notifies its holder. Does nothing without one. */
export async function tellOfLockout(ctx: Context, { email }: { readonly email: string }): Promise<void> {
  const user = await userByEmail(ctx.db, email);
  if (user !== null) await recordSecurityEvent(ctx, { name: 'lockout', userId: user.id });
}
