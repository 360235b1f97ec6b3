import { signOffServiceRequest } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { contactOf, inviteReview } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import {
  awaitsSignOff,
  isDisputed,
  isSignedOff,
  signOffReminderAt,
  signOffUntil,
} from '../../lifecycle/rules/sign-off.ts';
import { loadCase, type RequestCase } from '../../lifecycle/store/request-case.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { signOffReminderMessages } from '../../notifications.ts';
import { reviewerOf } from './find-reviewer.ts';
import { trackRequest } from './track-request.ts';

/** The completion that a job is about. If the work was reopened, the job does nothing. */
export interface Completion {
  readonly requestId: ServiceRequestId;
  /** ISO 8601. */
  readonly completedAt: string;
}

const MINUTE_MS = 60_000;

/**
 * Records that the customer confirms a completion. The contractor is told, and the customer can review them. Repeating it
 * has no further effect.
 * @throws DomainError 'not-found', 'already-happened', 'idempotency-mismatch'
 */
export async function signOff(ctx: Context, id: ServiceRequestId, key: string | null = null): Promise<TrackingRecord> {
  await openCase(ctx, id, (ctx, opened) =>
    once(ctx, { endpoint: signOffServiceRequest.name, key, body: { id } }, async (ctx) => {
      await apply(ctx, opened, 'customer');
      return {};
    }),
  );
  return trackRequest(ctx, id);
}

/** Plans the reminder to confirm a completion, and the moment from which silence counts as a confirmation. */
export async function awaitSignOff(ctx: Context, requestId: ServiceRequestId, completedAt: Date): Promise<void> {
  const payload = { requestId, completedAt: completedAt.toISOString() };
  await enqueue(ctx, [
    {
      task: 'remind-to-sign-off',
      payload,
      runAt: signOffReminderAt(completedAt),
      key: `remind-to-sign-off:${requestId}`,
    },
    endOfSilence(payload, completedAt),
  ]);
}

/** The customer can answer until the last moment, so the job runs after it. */
const endOfSilence = (payload: Completion, completedAt: Date) =>
  ({
    task: 'sign-off-unanswered',
    payload,
    runAt: new Date(signOffUntil(completedAt).getTime() + MINUTE_MS),
    key: `sign-off-unanswered:${payload.requestId}`,
  }) as const;

/** Reminds the customer to confirm a completion, once, and says what silence means. */
export const remindToSignOff = (ctx: Context, completion: Completion): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const opened = await completionNow(ctx, completion);
    const settled = opened?.referrals.find(({ status }) => status === 'settled');
    if (opened === null || settled === undefined || !awaitsSignOff(opened.request, ctx.clock.now())) return;
    const contact = await contactOf(ctx, settled.contractorId);
    const facts = { request: opened.request, contact, time: null, settings: ctx.settings };
    await sendMessages(ctx, signOffReminderMessages(settled, facts));
  });

/** Confirms a completion that its customer has neither confirmed nor disputed in time. */
export const signOffUnanswered = (ctx: Context, completion: Completion): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const opened = await completionNow(ctx, completion);
    const completedAt = opened?.request.completedAt;
    if (!opened || !completedAt) return;
    if (ctx.clock.now() <= signOffUntil(completedAt)) return enqueue(ctx, [endOfSilence(completion, completedAt)]);
    // Whoever reports that it isn't the work agreed is not silent.
    if (!isDisputed(opened.request)) await apply(ctx, opened, 'system');
  });

/** Returns the request under its lock while the job's completion is the present one, else null. */
async function completionNow(ctx: Context, { requestId, completedAt }: Completion): Promise<RequestCase | null> {
  const opened = await loadCase(ctx, requestId, true);
  return opened?.request.completedAt?.toISOString() === completedAt ? opened : null;
}

async function apply(ctx: Context, opened: RequestCase, party: 'customer' | 'system'): Promise<void> {
  if (isSignedOff(opened.request)) return;
  const applied = await applyRequestEvent(ctx, opened, 'sign-off', party, { signedOffAt: ctx.clock.now() });
  await announce(ctx, applied.request, applied.happenings);
  const { request } = applied;
  for (const { contractorId } of applied.referrals.filter(({ status }) => status === 'settled')) {
    await inviteReview(ctx, { requestId: request.id, contractorId, ...reviewerOf(request) });
  }
}
