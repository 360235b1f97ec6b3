import { isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/random-id.ts';
import type { ContractorContact } from '../../../directory/public.ts';
import { insertReferrals } from '../../referrals/store/referral.ts';
import { updateRequest } from '../../requests/store/service-request.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import type { Happening } from '../rules/happening.ts';
import { clockOf } from '../rules/party-clock.ts';
import { answerBy } from '../rules/windows.ts';
import { hoursOf } from './read-hours.ts';
import { scheduleIdle, scheduleTurn } from './schedule-turn.ts';

interface Offered {
  readonly request: StoredRequest;
  readonly referrals: readonly StoredReferral[];
  readonly happenings: readonly Happening[];
}

/**
 * Offers a request to contractors. One that we can't contact is unreachable from the start: the customer is asked to
 * call, and if no one else is left, is offered the next best.
 */
export async function offerTo(
  ctx: Context,
  request: StoredRequest,
  contacts: readonly ContractorContact[],
): Promise<Offered> {
  const now = ctx.clock.now();
  const hours = new Map(contacts.map((contact) => [contact.id, hoursOf(ctx, contact)]));
  const workingOf = (id: ContractorContact['id']) => hours.get(id) ?? hoursOf(ctx, null);
  const referrals = await insertReferrals(
    ctx,
    contacts.map((contact) => {
      const status = canBeWritten(contact) ? 'offered' : 'unreachable';
      return {
        id: ReferralId.parse(newId('rf')),
        requestId: request.id,
        contractorId: contact.id,
        status,
        answerBy: answerBy(status, request.urgency, now, { settings: ctx.settings, working: workingOf(contact.id) }),
        offeredAt: now,
      } as const;
    }),
  );
  await scheduleTurn(ctx, referrals, ({ status, contractorId }) =>
    clockOf(status, request.urgency, workingOf(contractorId)),
  );
  const happenings = referrals.map(
    (referral): Happening => ({ type: referral.status === 'offered' ? 'offer' : 'fail', party: 'system', referral }),
  );
  if (referrals.some((referral) => isLive(referral.status))) return { request, referrals, happenings };
  await updateRequest(ctx, request.id, { status: 'contractors-notified', idleSince: now });
  await scheduleIdle(ctx, request.id, now);
  return { request: { ...request, status: 'contractors-notified', idleSince: now }, referrals, happenings };
}

/** Returns whether we may write to a contractor. */
export const canBeWritten = (contact: ContractorContact): boolean =>
  contact.email !== null || (contact.phone !== null && contact.smsConsent);
