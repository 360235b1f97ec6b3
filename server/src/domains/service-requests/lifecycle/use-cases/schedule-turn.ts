import { IDLE_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { enqueue, type Job } from '../../../../kernel/outbox.ts';
import type { StoredReferral } from '../../tables.ts';
import type { PartyClock } from '../rules/party-clock.ts';

const DAY_MS = 86_400_000;

/**
 * Sets the deadline, and the only nudge half-way to it, of referrals whose turn has just begun or was prolonged.
 *
 * @param clockFor returns the clock of the party that has to act
 */
export async function scheduleTurn(
  ctx: Context,
  referrals: readonly StoredReferral[],
  clockFor: (referral: StoredReferral) => PartyClock,
): Promise<void> {
  const now = ctx.clock.now();
  await enqueue(
    ctx,
    referrals.flatMap((referral): Job[] => {
      if (referral.answerBy === null) return [];
      const payload = { referralId: referral.id, turn: referral.turn };
      const deadline: Job = {
        task: 'referral-deadline',
        payload,
        runAt: referral.answerBy,
        key: `referral-deadline:${referral.id}`,
      };
      if (referral.status === 'accepted-unpaid') return [deadline];
      return [
        deadline,
        {
          task: 'referral-nudge',
          payload,
          runAt: clockFor(referral).halfWay(now, referral.answerBy),
          key: `referral-nudge:${referral.id}`,
        },
      ];
    }),
  );
}

/** Schedules the end of a request that has no live referral for `IDLE_DAYS`. */
export async function scheduleIdle(ctx: Context, requestId: ServiceRequestId, idleSince: Date): Promise<void> {
  const runAt = new Date(idleSince.getTime() + IDLE_DAYS * DAY_MS);
  await enqueue(ctx, [{ task: 'request-idle', payload: { requestId }, runAt, key: `request-idle:${requestId}` }]);
}
