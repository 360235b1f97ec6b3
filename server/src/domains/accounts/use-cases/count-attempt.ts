import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { byAccount, byAddress } from '../rules/attempt-limits.ts';
import { tooManyAttempts } from '../rules/refusals.ts';
import { countAttempt, deleteOldAttempts, forgetAttempts, takeBackAttempt } from '../store/sign-in-attempt.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Counts an attempt at a password, by network and by account, as failed until it has succeeded. Outside of any
 * transaction: a refusal must stay counted.
 * @throws DomainError 'too-many-requests' with the seconds to wait, whether or not there is such an account.
 */
export async function countedAttempt(
  ctx: Context,
  email: string,
  call: Pick<Call, 'client' | 'header'>,
): Promise<{ succeeded(): Promise<void> }> {
  const now = ctx.clock.now();
  const { address } = call.client;
  // In demonstration mode whoever is on the same machine is developing or testing.
  const isOwnMachine = ctx.settings.mode === 'demonstration' && LOOPBACK.has(address);
  const network = isOwnMachine ? null : byAddress(address);
  const account = byAccount(email);
  // The network first: one that is blocked doesn't lock other people's accounts.
  for (const limit of network === null ? [account] : [network, account]) {
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
  };
}
