import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockWholeMessage } from '../store/message.ts';
import { isRefTaken, queueUnsent, selectUnknown } from '../store/message-fate.ts';
import { recordReport } from './record-report.ts';
import { TryAgainLater } from './retry-again.ts';
import { sendJob } from './send-messages.ts';
import type { Settled } from './settle-message.ts';
import { portOf } from './watch-provider.ts';

/** A provider may list a message a moment after it has accepted it. */
const FIRST_ASKED_MS = 60_000;
/** If the provider knows of no message by now, it never got it. */
const CERTAIN_AFTER_MS = 300_000;
/** A message was passed to its provider at most this long before its result was recorded as unknown. */
const PASSED_BEFORE_MS = 60_000;
/** A message that keeps getting lost is left to an operator. */
const FEW_ATTEMPTS = 3;

/** Plans to ask the providers about messages whose results are unknown, where they can tell. In the caller's transaction. */
export const askLater = (ctx: Context, settled: readonly Settled[], now: Date): Promise<void> =>
  enqueue(
    ctx,
    settled
      .filter(({ message, fate }) => fate.status === 'unknown' && portOf(ctx, message.channel)?.find !== undefined)
      .map(({ message, passedAt }) => ({
        task: 'ask-provider',
        payload: {
          messageId: message.id as MessageId,
          since: new Date((passedAt ?? now).getTime() - PASSED_BEFORE_MS).toISOString(),
        },
        runAt: new Date(now.getTime() + FIRST_ASKED_MS),
      })),
  );

/**
 * Asks the provider about a message whose result is unknown. A message that it has accepted counts as sent. One that it
 * doesn't know after some minutes was never sent, and is sent again if it isn't too late.
 * @throws TryAgainLater if the provider gave no answer
 */
export async function askProvider(
  ctx: Context,
  { messageId, since }: { readonly messageId: MessageId; readonly since: string },
): Promise<void> {
  const message = await selectUnknown(ctx.db, messageId);
  const port = message === null ? undefined : portOf(ctx, message.channel);
  if (message === null || port?.find === undefined) return;
  const { recipient: to, text } = message;
  const sought = await port.find({ to, text, since: new Date(since) }, (ref) => isRefTaken(ctx.db, ref, messageId));
  if (sought.kind === 'unsure') throw new TryAgainLater('The provider could not be asked.');
  if (sought.kind === 'found') return recordReport(ctx, messageId, { ref: sought.ref, status: 'taken', reason: null });
  await afterAbsence(ctx, messageId, since);
}

async function afterAbsence(ctx: Context, messageId: MessageId, since: string): Promise<void> {
  const now = ctx.clock.now();
  const certainAt = new Date(new Date(since).getTime() + PASSED_BEFORE_MS + CERTAIN_AFTER_MS);
  if (now < certainAt) {
    return enqueue(ctx, [{ task: 'ask-provider', payload: { messageId, since }, runAt: certainAt }]);
  }
  await inTransaction(ctx, async (ctx) => {
    const message = await lockWholeMessage(ctx.db, messageId);
    if (message?.status !== 'unknown' || message.attempts >= FEW_ATTEMPTS) return;
    if (message.notAfter !== null && message.notAfter <= now) return;
    await queueUnsent(ctx.db, messageId);
    await enqueue(ctx, [sendJob([message])]);
  });
}
