import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { ordinalOf, requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { recordAudit } from '../../../accounts/public.ts';
import { bestMatches, contactsOf } from '../../../directory/public.ts';
import { loadCase, type RequestCase, requestOfOrdinal } from '../../lifecycle/store/request-case.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { offerTo } from '../../lifecycle/use-cases/offer-to.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { offersNext } from '../rules/next-pick.ts';
import { tradeOf } from '../rules/request-trade.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { trackRequest } from './track-request.ts';

/** The number of contractors offered at a time. */
const OFFERED = 5;

/** Returns the next best contractors for a request; none while it isn't the customer's turn to pick. */
export async function listNext(ctx: Context, id: ServiceRequestId): Promise<FoundContractor[]> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  const { request, referrals } = opened;
  if (!offersNext(request, referrals)) return [];
  return bestMatches(ctx, {
    trade: tradeOf(request),
    latitude: request.latitude,
    longitude: request.longitude,
    exclude: referrals.map(({ contractorId }) => contractorId),
    limit: OFFERED,
  });
}

/** Asks other contractors about the same request. Picking the same ones again has no further effect. */
export const pickNext = async (
  ctx: Context,
  id: ServiceRequestId,
  contractorIds: readonly ContractorId[],
): Promise<TrackingRecord> => {
  await openCase(ctx, id, (ctx, opened) => askOthers(ctx, opened, contractorIds, 'customer'));
  return trackRequest(ctx, id);
};

/**
 * Asks another contractor for an operator, once nobody is being asked. Writes to the audit log.
 * @throws DomainError 'not-found' for an unknown number, 'already-happened' while a contractor is being asked.
 */
export async function handOn(ctx: Context, number: string, contractorId: ContractorId): Promise<{ message: string }> {
  const ordinal = ordinalOf(number);
  const id = ordinal === null ? null : await requestOfOrdinal(ctx, ordinal);
  if (id === null) throw notFound();
  return openCase(ctx, id, async (ctx, opened) => {
    await askOthers(ctx, opened, [contractorId], 'system');
    const subject = { kind: 'service-request', id: requestNumber(opened.request.ordinal) };
    await recordAudit(ctx, { action: 'hand-on-request', subject, details: { contractorId } });
    return { message: requestsWords[ctx.language].replies.handedOn };
  });
}

async function askOthers(
  ctx: Context,
  opened: RequestCase,
  contractorIds: readonly ContractorId[],
  party: 'customer' | 'system',
): Promise<void> {
  const wanted = [...new Set(contractorIds)];
  const asked = new Map(opened.referrals.map((referral) => [referral.contractorId, referral]));
  if (wanted.every((wantedId) => isLive(asked.get(wantedId)?.status ?? 'lost'))) return;
  if (wanted.some((wantedId) => asked.has(wantedId))) {
    throw new DomainError(
      'already-happened',
      say(requestsWords, ({ input }) => input.askedBefore),
    );
  }
  const contacts = await contactsOf(ctx, wanted);
  if (contacts.size < wanted.length) throw wrongPick(say(requestsWords, ({ input }) => input.notListed));
  const busy = [...contacts.values()].find(({ takesWork }) => !takesWork);
  if (busy !== undefined) throw wrongPick(say(requestsWords, ({ input }) => input.takesNoWork(busy.companyName)));
  const applied = await applyRequestEvent(ctx, opened, 'pick-next', party, { idleSince: null });
  const offered = await offerTo(ctx, applied.request, [...contacts.values()]);
  await announce(ctx, offered.request, [...applied.happenings, ...offered.happenings]);
}

const wrongPick = (message: Said) => new DomainError('invalid-input', message, { contractorIds: message });
