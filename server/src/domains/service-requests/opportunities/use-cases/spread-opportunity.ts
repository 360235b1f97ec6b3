import type { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import type { Context } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { contactOf, contractorsNear, listingTakingWork } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { tradeOf } from '../../requests/rules/request-trade.ts';
import { isWorthTelling, matcherOf } from '../rules/match-of.ts';
import { digestMessages } from '../rules/opportunity-digest.ts';
import { requestsByIds } from '../store/opportunity.ts';
import { insertTips, lastDigests, lockDigest, setLastDigest, takeTips } from '../store/opportunity-tip.ts';

/** The number of nearest contractors who are notified of a request. */
const MOST_TOLD = 20;
/** The minimum time between two digests to a contractor. Requests in between are combined into one. */
const PAUSE_MS = 60 * 60_000;

/**
 * Notifies registered contractors near an open request, if it fits them: immediately, or in the next digest if they got
 * one in the last hour. Repeating it changes nothing.
 */
export const spreadOpportunity = (ctx: Context, requestId: ServiceRequestId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const request = (await requestsByIds(ctx, [requestId])).get(requestId);
    if (!request?.opportunityId) return;
    const now = ctx.clock.now();
    const around = { ...request, trade: tradeOf(request), radiusMiles: SEARCH_RADIUS_MILES };
    const near = await contractorsNear(ctx, around, MOST_TOLD);
    const told = near
      .filter((listing) => isWorthTelling(matcherOf(listing, now, DEFAULT_LANGUAGE)(request).match))
      .map(({ id }) => id);
    if (told.length === 0) return;
    await insertTips(ctx, requestId, told);
    const before = await lastDigests(ctx, told);
    await enqueue(
      ctx,
      told.map((id) => digestJob(id, new Date(Math.max(now.getTime(), (before.get(id)?.getTime() ?? 0) + PAUSE_MS)))),
    );
  });

const digestJob = (contractorId: ContractorId, runAt: Date) =>
  ({
    task: 'opportunity-digest',
    payload: { contractorId },
    runAt,
    key: `opportunity-digest:${contractorId}`,
  }) as const;

/**
 * Sends a contractor the requests since the last digest, unless none is open anymore or the contractor isn't taking
 * work.
 */
export const sendOpportunityDigest = (ctx: Context, contractorId: ContractorId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockDigest(ctx, contractorId);
    const now = ctx.clock.now();
    const last = (await lastDigests(ctx, [contractorId])).get(contractorId);
    if (last !== undefined && now.getTime() < last.getTime() + PAUSE_MS) {
      return enqueue(ctx, [digestJob(contractorId, new Date(last.getTime() + PAUSE_MS))]);
    }
    const ids = await takeTips(ctx, contractorId);
    const listing = await listingTakingWork(ctx, contractorId);
    const contact = await contactOf(ctx, contractorId);
    const requests = await requestsByIds(ctx, ids);
    if (listing === null || contact === null || ids.length === 0) return;
    const matched = matcherOf(listing, now, contact.language);
    const found = ids.flatMap((id) => {
      const request = requests.get(id);
      return request === undefined ? [] : [{ request, ...matched(request) }];
    });
    const best = found.toSorted((a, b) => b.match.score - a.match.score);
    await setLastDigest(ctx, contractorId, now);
    await sendMessages(ctx, digestMessages(ctx.settings, contact, best, now));
  });
