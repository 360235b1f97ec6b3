import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { byAccount, byAddress } from '../rules/attempt-limits.ts';
import { isPassword } from '../rules/password-hash.ts';
import { tooManyAttempts } from '../rules/refusals.ts';
import { countAttempt, deleteOldAttempts, forgetAttempts, takeBackAttempt } from '../store/sign-in-attempt.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A password that is tried, and what is kept of the right one; null where there is none. */
export interface Try {
  readonly email: string;
  readonly password: string;
  readonly kept: string | null;
}

/**
 * Tries a password. The attempt counts as failed, by network and by account, until it has succeeded; one that was never
 * looked at doesn't count. Outside of any transaction: a refusal must stay counted.
 * @throws DomainError 'too-many-requests' with the seconds to wait, whether or not there is such an account;
 * 'unavailable' while too many others are tried.
 */
export async function tryPassword(
  ctx: Context,
  { email, password, kept }: Try,
  call: Pick<Call, 'client' | 'header'>,
): Promise<boolean> {
  const attempt = await countedAttempt(ctx, email, call);
  try {
    const isRight = await isPassword(password, kept);
    if (isRight) await attempt.succeeded();
    return isRight;
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
}

async function countedAttempt(ctx: Context, email: string, call: Pick<Call, 'client' | 'header'>) {
  const now = ctx.clock.now();
  const { address } = call.client;
  // In demonstration mode whoever is on the same machine is developing or testing.
  const isOwnMachine = ctx.settings.mode === 'demonstration' && LOOPBACK.has(address);
  const network = isOwnMachine ? null : byAddress(address);
  const account = byAccount(email);
  // The network first: one that is blocked doesn't lock other people's accounts.
  const limits = network === null ? [account] : [network, account];
  for (const limit of limits) {
    const seconds = await countAttempt(ctx.db, limit, now);
    if (seconds > 0) {
      call.header('retry-after', String(seconds));
      throw tooManyAttempts(seconds);
    }
  }
  return {
    succeeded: async () => {
      await forgetAttempts(ctx.db, account.key);
      if (network !== null) await takeBackAttempt(ctx.db, network.key, now);
      await deleteOldAttempts(ctx.db, now);
    },
    withdraw: async () => {
      for (const { key } of limits) await takeBackAttempt(ctx.db, key, now);
    },
  };
}
