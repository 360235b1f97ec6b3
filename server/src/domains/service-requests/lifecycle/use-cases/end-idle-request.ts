import { IDLE_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { loadCase } from '../store/request-case.ts';
import { announce } from './announce.ts';
import { applyRequestEvent } from './apply-event.ts';
import { scheduleIdle } from './schedule-turn.ts';

const DAY_MS = 86_400_000;

/**
 * Ends a request that has had no live referral for `IDLE_DAYS`: declined if all contractors denied, otherwise expired.
 */
export const endIdleRequest = (ctx: Context, requestId: ServiceRequestId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const opened = await loadCase(ctx, requestId, true);
    const idleSince = opened?.request.idleSince ?? null;
    if (opened === null || idleSince === null) return;
    if (ctx.clock.now().getTime() < idleSince.getTime() + IDLE_DAYS * DAY_MS)
      return scheduleIdle(ctx, requestId, idleSince);
    const allDenied = opened.referrals.length > 0 && opened.referrals.every(({ status }) => status === 'denied');
    const applied = await applyRequestEvent(ctx, opened, allDenied ? 'give-up-denied' : 'give-up-silent', 'system');
    await announce(ctx, applied.request, applied.happenings);
  });
