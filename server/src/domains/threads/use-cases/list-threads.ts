import type { ThreadSummary } from '@plumbline/contract/domains/threads/thread.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { contactsOf } from '../../directory/public.ts';
import { referralsOfRequest } from '../../service-requests/public.ts';
import { threadsOfRequest } from '../store/thread.ts';
import { newestTimes } from '../store/thread-message.ts';
import { threadsWords } from '../threads.words.ts';
import { threadSummary } from '../views.ts';

/**
 * Returns the threads of a request for its customer, the one with the newest message first. A connected contractor's is
 * there even if nobody has written yet.
 * @throws DomainError 'not-found' for any other id
 */
export async function listThreads(ctx: Context, id: ServiceRequestId): Promise<ThreadSummary[]> {
  const referrals = await referralsOfRequest(ctx, id);
  const stored = await threadsOfRequest(ctx, id);
  const byReferral = new Map(stored.map((thread) => [thread.referralId, thread]));
  const shown = referrals.filter(({ referralId, isConnected }) => isConnected || byReferral.has(referralId));
  const [contacts, newest] = await Promise.all([
    contactsOf(
      ctx,
      shown.map(({ contractorId }) => contractorId),
    ),
    newestTimes(ctx, stored),
  ]);
  return shown
    .map((opened) => ({ opened, at: newest.get(opened.referralId) ?? null }))
    .sort((one, other) => (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0))
    .map(({ opened, at }) =>
      threadSummary(byReferral.get(opened.referralId) ?? null, opened, {
        companyName: contacts.get(opened.contractorId)?.companyName ?? threadsWords[ctx.language].aContractor,
        newestAt: at,
      }),
    );
}
