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
import { once } from '../../../../kernel/idempotency.ts';
import { appointmentIn } from '../../lifecycle/rules/record.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import { eventsOf } from '../../lifecycle/store/request-event.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { updateReferral } from '../../referrals/store/referral.ts';
import { dropNotAgreed } from '../../reports/use-cases/add-job-report.ts';
import { reopenUntil } from '../rules/reopening.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { trackRequest } from './track-request.ts';

/**
 * Records that the customer disputes a completion, within `REOPEN_DAYS`: the work continues. If nobody came, it has not
 * begun either. Both parties are notified.
 *
 * @throws DomainError 'not-found', 'already-happened', 'idempotency-mismatch'.
 */
export const reopenRequest = (
  ctx: Context,
  id: ServiceRequestId,
  given: CompletionDenial,
  key: string | null = null,
): Promise<TrackingRecord> =>
  contradict(ctx, { id, key }, given.reason === 'nobody-came' ? 'not-started' : 'reopen', given);

/**
 * Records that the customer disputes a start: the request returns to its earlier state, with the appointment if there
 * is one. Both parties are notified.
 *
 * @throws DomainError 'not-found', 'already-happened'.
 */
export const reportNotStarted = (
  ctx: Context,
  id: ServiceRequestId,
  given: StartDenial,
  key: string | null = null,
): Promise<TrackingRecord> => contradict(ctx, { id, key }, 'not-started', given);

interface Denial {
  readonly reason: DenialReason;
  readonly message?: string | undefined;
}

/** Repeating a key has no further effect. */
async function contradict(
  ctx: Context,
  { id, key }: { readonly id: ServiceRequestId; readonly key: string | null },
  event: 'reopen' | 'not-started',
  denial: Denial,
): Promise<TrackingRecord> {
  await openCase(ctx, id, (ctx, opened) =>
    once(ctx, { endpoint: `contradict-${event}`, key, body: { id, ...denial } }, async (ctx) => {
      await apply(ctx, opened, event, denial);
      return {};
    }),
  );
  return trackRequest(ctx, id);
}

async function apply(
  ctx: Context,
  opened: RequestCase,
  event: 'reopen' | 'not-started',
  { reason, message }: Denial,
): Promise<void> {
  const { completedAt } = opened.request;
  if (completedAt !== null && reopenUntil(completedAt) < ctx.clock.now()) {
    throw new DomainError(
      'already-happened',
      say(requestsWords, ({ completedLongAgo }) => completedLongAgo(REOPEN_DAYS)),
    );
  }
  const isBooked = appointmentIn(await eventsOf(ctx, opened.request.id)).startsAt !== null;
  const begun = await nextTurn(ctx, opened);
  const applied = await applyRequestEvent(ctx, begun, event, 'customer', UNDONE, isBooked);
  await dropNotAgreed(ctx, opened);
  await announce(
    ctx,
    applied.request,
    applied.happenings.map((happening) => ({ ...happening, note: message, details: { reason } })),
  );
}

/** Ends everything that depends on the completion. */
const UNDONE = { completedAt: null, signedOffAt: null, disputedAt: null };

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
