import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { isUnconfirmed } from '../../lifecycle/rules/unconfirmed.ts';
import { loadCase, type RequestCase } from '../../lifecycle/store/request-case.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { proofReminder } from '../rules/proof-letters.ts';
import { proofUntil } from '../rules/proof-times.ts';

/** Reminds the customer to confirm, once. Does nothing if they have, or the request has ended. */
export const remindToConfirm = (ctx: Context, requestId: ServiceRequestId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const opened = await loadUnconfirmed(ctx, requestId);
    if (opened?.request.awaitsProof == null) return;
    await sendMessages(ctx, [proofReminder(ctx.settings, opened.request, opened.request.awaitsProof)]);
  });

/** Cancels a request that nobody confirmed in time. Keeps waiting if its time isn't over. */
export const endUnconfirmed = (ctx: Context, requestId: ServiceRequestId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const opened = await loadUnconfirmed(ctx, requestId);
    if (opened === null) return;
    const runAt = proofUntil(opened.request);
    if (ctx.clock.now() < runAt) {
      await enqueue(ctx, [
        { task: 'end-unconfirmed', payload: { requestId }, runAt, key: `end-unconfirmed:${requestId}` },
      ]);
      return;
    }
    const applied = await applyRequestEvent(ctx, opened, 'give-up-unconfirmed', 'system');
    const happenings = applied.happenings.map((happening) => ({ ...happening, details: { reason: 'unconfirmed' } }));
    await announce(ctx, applied.request, happenings);
  });

/** Returns a request under its lock while it is unconfirmed, else null. */
async function loadUnconfirmed(ctx: Context, requestId: ServiceRequestId): Promise<RequestCase | null> {
  const opened = await loadCase(ctx, requestId, true);
  return opened !== null && isUnconfirmed(opened.request) ? opened : null;
}
