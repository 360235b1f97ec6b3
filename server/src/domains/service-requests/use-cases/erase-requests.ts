import { maskContacts } from '@plumbline/contract/domains/service-requests/contact-mask.ts';
import { decideRequest } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { eraseReviewers } from '../../directory/public.ts';
import { eraseMessages } from '../../messaging/public.ts';
import { secretsOf } from '../policy.ts';
import { eraseNotes } from '../store/connection-report.ts';
import { allRequestsOf, eraseIdentity, referralsOfRequests, requestData } from '../store/personal-data.ts';
import { cancelRequest } from './cancel-request.ts';

/** All that is kept of a customer's requests: with who was asked, what was proposed and what happened. */
export const collectRequests = (ctx: Context, customerId: UserId): Promise<unknown> => requestData(ctx, customerId);

/** Cancels a customer's requests that can still be cancelled; contractors are told as always. */
export async function cancelOpenOf(ctx: Context, customerId: UserId): Promise<void> {
  for (const { id, status } of await allRequestsOf(ctx, customerId)) {
    const situation = { request: status, liveReferrals: 0, hasSettled: false };
    if (status === 'cancelled' || !decideRequest(situation, 'cancel', 'customer').ok) continue;
    try {
      await cancelRequest(ctx, id);
    } catch (error) {
      // The work has begun since.
      if (!(error instanceof DomainError && error.code === 'already-happened')) throw error;
    }
  }
}

/**
 * Takes a customer's identity out of their requests, out of what they have written and out of every message about them.
 * What was done when, and what it cost, stays.
 */
export async function eraseRequests(ctx: Context, customerId: UserId): Promise<void> {
  const requests = await allRequestsOf(ctx, customerId);
  const ids = requests.map(({ id }) => id);
  for (const request of requests) {
    await eraseNotes(ctx, request.id);
    await eraseIdentity(ctx, request.id, maskContacts(request.description, secretsOf(request)));
  }
  await eraseReviewers(ctx, ids);
  const referralIds = await referralsOfRequests(ctx, ids);
  await eraseMessages(
    ctx,
    [
      ...ids.map((id) => ({ kind: 'service-request' as const, id })),
      ...referralIds.map((id) => ({ kind: 'referral' as const, id })),
    ],
    [...new Set(requests.flatMap(({ customerEmail, customerPhone }) => [customerEmail.toLowerCase(), customerPhone]))],
  );
}
