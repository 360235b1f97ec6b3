import type {
  CompletionDenial,
  DenialReason,
  StartDenial,
} from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { appointmentIn } from '../../lifecycle/rules/record.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import { eventsOf } from '../../lifecycle/store/request-event.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { updateReferral } from '../../referrals/store/referral.ts';
import { reopenUntil } from '../rules/reopening.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { trackRequest } from './track-request.ts';

/**
 * Records that the customer disputes a completion, within `REOPEN_DAYS`: the work continues. If nobody came, it has not
 * begun either. Both parties are notified.
 *
 * @throws DomainError 'not-found', 'already-happened'.
 */
export const reopenRequest = (ctx: Context, id: ServiceRequestId, given: CompletionDenial): Promise<TrackingRecord> =>
  contradict(ctx, id, given.reason === 'nobody-came' ? 'not-started' : 'reopen', given);

/**
 * Records that the customer disputes a start: the request returns to its earlier state, with the appointment if there
 * is one. Both parties are notified.
 *
 * @throws DomainError 'not-found', 'already-happened'.
 */
export const reportNotStarted = (ctx: Context, id: ServiceRequestId, given: StartDenial): Promise<TrackingRecord> =>
  contradict(ctx, id, 'not-started', given);

async function contradict(
  ctx: Context,
  id: ServiceRequestId,
  event: 'reopen' | 'not-started',
  { reason, message }: { readonly reason: DenialReason; readonly message?: string | undefined },
): Promise<TrackingRecord> {
  await openCase(ctx, id, async (ctx, opened) => {
    const { completedAt } = opened.request;
    if (completedAt !== null && reopenUntil(completedAt) < ctx.clock.now()) {
      throw new DomainError(
        'already-happened',
        say(requestsWords, ({ completedLongAgo }) => completedLongAgo(REOPEN_DAYS)),
      );
    }
    const isBooked = appointmentIn(await eventsOf(ctx, id)).startsAt !== null;
    const begun = await nextTurn(ctx, opened);
    const applied = await applyRequestEvent(ctx, begun, event, 'customer', { completedAt: null }, isBooked);
    await announce(
      ctx,
      applied.request,
      applied.happenings.map((happening) => ({ ...happening, note: message, details: { reason } })),
    );
  });
  return trackRequest(ctx, id);
}

/** A repeated report counts as a new turn, because each kind of message is sent once per turn. */
async function nextTurn(ctx: Context, opened: RequestCase): Promise<RequestCase> {
  const settled = opened.referrals.find(({ status }) => status === 'settled');
  if (settled === undefined) return opened;
  const turn = settled.turn + 1;
  await updateReferral(ctx, settled.id, { turn });
  return {
    ...opened,
    referrals: opened.referrals.map((referral) => (referral.id === settled.id ? { ...referral, turn } : referral)),
  };
}
