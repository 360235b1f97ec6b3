import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { reopenUntil } from '../rules/reopening.ts';
import { announce } from './announce.ts';
import { applyRequestEvent } from './apply-event.ts';
import { openCase } from './open-case.ts';
import { trackRequest } from './track-request.ts';

/** The customer says that the work is not completed after all, within 7 days. */
export const reopenRequest = async (ctx: Context, id: ServiceRequestId): Promise<TrackingRecord> => {
  await openCase(ctx, id, async (ctx, opened) => {
    const { completedAt } = opened.request;
    if (completedAt !== null && reopenUntil(completedAt) < ctx.clock.now()) {
      throw new DomainError('already-happened', `The work was completed more than ${REOPEN_DAYS} days ago.`);
    }
    const applied = await applyRequestEvent(ctx, opened, 'reopen', 'customer', { completedAt: null });
    await announce(ctx, applied.request, applied.happenings);
  });
  return trackRequest(ctx, id);
};
