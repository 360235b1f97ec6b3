import { MOST_IN_LINE, type PassOn, type PassOnChoice } from '@plumbline/contract/domains/service-requests/pass-on.ts';
import type { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { notifyLive } from '../../../../kernel/outbox.ts';
import { bestMatches } from '../../../directory/public.ts';
import { lineOf, replaceLine } from '../../lifecycle/store/pass-on.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import { liveTopic } from '../../lifecycle/use-cases/announce.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { offersPassOn } from '../rules/next-pick.ts';
import { tradeOf } from '../rules/request-trade.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { findSoonest } from './list-answer-times.ts';
import { passOnOf } from './show-pass-on.ts';

/** Of so many of the nearest, those with a license are lined up. */
const CONSIDERED = 20;

/**
 * Decides whom a request is passed on to. Contractors who were asked in the meantime are left out. Repeating a key has no
 * further effect.
 * @throws DomainError 'not-found'; 'already-happened' once the request has a contractor or has ended; 'invalid-input'
 * for contractors who can't be asked.
 */
export const changePassOn = (
  ctx: Context,
  id: ServiceRequestId,
  choice: PassOnChoice,
  key: string | null = null,
): Promise<PassOn> =>
  openCase(ctx, id, async (ctx, opened) => {
    await once(ctx, { endpoint: 'change-pass-on', key, body: { id, ...choice } }, async (ctx) => {
      await apply(ctx, opened, choice);
      return {};
    });
    return passOnOf(ctx, opened);
  });

async function apply(ctx: Context, opened: RequestCase, { contractorIds }: PassOnChoice): Promise<void> {
  const { request, referrals } = opened;
  if (contractorIds?.length !== 0 && !offersPassOn(request, referrals)) {
    throw new DomainError(
      'already-happened',
      say(requestsWords, ({ notPassedOn }) => notPassedOn),
    );
  }
  const asked = new Set(referrals.map(({ contractorId }) => contractorId));
  const before = await lineOf(ctx, opened);
  const chosen = [...new Set(contractorIds ?? before)].filter((contractorId) => !asked.has(contractorId));
  const isKnown = chosen.every((contractorId) => before.includes(contractorId));
  const able = contractorIds === undefined || !isKnown ? await ableFor(ctx, opened) : [];
  if (!chosen.every((contractorId) => before.includes(contractorId) || able.includes(contractorId))) {
    const message = say(requestsWords, ({ input }) => input.notInReach);
    throw new DomainError('invalid-input', message, { contractorIds: message });
  }
  const added = contractorIds === undefined ? able.filter((contractorId) => !chosen.includes(contractorId)) : [];
  if (contractorIds === undefined && added.length === 0) {
    const message = say(requestsWords, ({ input }) => input.nobodyLicensed);
    throw new DomainError('invalid-input', message, { contractorIds: message });
  }
  await replaceLine(ctx, request.id, [...chosen, ...added].slice(0, MOST_IN_LINE));
  await notifyLive(ctx, liveTopic(request.id));
}

/**
 * Returns the contractors who can be lined up: licensed, in reach, of the trade and not asked. The best matches come first;
 * in an emergency, those who answer soonest.
 */
async function ableFor(ctx: Context, { request, referrals }: RequestCase): Promise<ContractorId[]> {
  const { latitude, longitude, urgency } = request;
  const [trade, exclude] = [tradeOf(request), referrals.map(({ contractorId }) => contractorId)];
  const found =
    urgency === 'high'
      ? (await findSoonest(ctx, { serviceType: trade, latitude, longitude, urgency }, exclude)).contractors
      : await bestMatches(ctx, { trade, latitude, longitude, exclude, limit: CONSIDERED });
  return found.filter(({ isVerified }) => isVerified).map(({ id }) => id);
}
