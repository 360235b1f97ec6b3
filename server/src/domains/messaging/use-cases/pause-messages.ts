import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { areUnderWay, endPauses, pauseRecipients } from '../store/claim.ts';
import { lockRecipients } from '../store/message.ts';

/** Somebody waits for the answer, such as the provider that passed on a STOP. A send takes longer only if it hangs. */
const PATIENCE_MS = 12_000;
/** If this process dies, sending goes on by itself. */
const PAUSE_SECONDS = 30;
const FIRST_LOOK_MS = 10;
const LAST_LOOK_MS = 250;

/**
 * Runs `work` while nothing is being sent to these addresses (email in lowercase): keeps new sends from starting and
 * waits for those under way, without a transaction or connection. A message whose provider hangs can't be recalled, so
 * it doesn't wait for that.
 */
export async function betweenSends<T>(ctx: Context, addresses: readonly string[], work: () => Promise<T>): Promise<T> {
  await pauseRecipients(ctx.db, addresses, PAUSE_SECONDS);
  try {
    // Whoever is claiming a message now has not seen the pause. Their locks end with their claims.
    await inTransaction(ctx, ({ db }) => lockRecipients(db, addresses));
    await untilQuiet(ctx, addresses);
    return await work();
  } finally {
    await endPauses(ctx.db, addresses);
  }
}

async function untilQuiet(ctx: Context, addresses: readonly string[]): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let look = FIRST_LOOK_MS; await areUnderWay(ctx.db, addresses); look = Math.min(look * 2, LAST_LOOK_MS)) {
    if (performance.now() > end) return ctx.log.warn({}, 'A message is being sent to somebody who opts out');
    await sleep(look);
  }
}
