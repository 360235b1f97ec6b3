import type { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import { SEARCH_LIMIT } from '@plumbline/contract/domains/directory/endpoints.ts';
import { type AnswerTime, MOST_TIMES, soonestFirst } from '@plumbline/contract/domains/service-requests/lane.ts';
import type { findSoonest as endpoint } from '@plumbline/contract/domains/service-requests/lane-endpoints.ts';
import type { Parsed, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { contactsOf, findAround } from '../../../directory/public.ts';
import { answerTimeAt } from '../../lifecycle/rules/lane.ts';
import { answerTimeWords } from '../../lifecycle/rules/lane-words.ts';
import { answerBy } from '../../lifecycle/rules/windows.ts';
import { hoursOf } from '../../lifecycle/use-cases/read-hours.ts';

/** Returns how soon listed contractors would answer a request that is sent now, in the order of the ids. */
export async function listAnswerTimes(
  ctx: Context,
  contractorIds: readonly ContractorId[],
  urgency: Urgency,
): Promise<AnswerTime[]> {
  const contacts = await contactsOf(ctx, contractorIds);
  const now = ctx.clock.now();
  return contractorIds.flatMap((contractorId): AnswerTime[] => {
    const contact = contacts.get(contractorId);
    if (contact?.isListed !== true) return [];
    const working = hoursOf(ctx, contact);
    const deadline = answerBy('offered', urgency, now, { settings: ctx.settings, working });
    if (deadline === null) return [];
    const answerTime = answerTimeAt(now, urgency, working);
    return [
      {
        contractorId,
        readiness: answerTime.readiness,
        from: answerTime.from?.toISOString() ?? null,
        answerBy: deadline.toISOString(),
        said: answerTimeWords(answerTime, deadline, { timeZone: working.timeZone, now, language: ctx.language }),
      },
    ];
  });
}

/** Returns those of the nearest contractors who would answer soonest, in that order; the nearer one of two. */
export async function findSoonest(
  ctx: Context,
  { serviceType, urgency, ...point }: Parsed<typeof endpoint>['query'],
  exclude: readonly ContractorId[] = [],
): Promise<Reply<typeof endpoint>> {
  const nearest = await findAround(ctx, { ...point, trade: serviceType, exclude, limit: MOST_TIMES });
  const all = await listAnswerTimes(ctx, nearest.ids, urgency);
  const times = soonestFirst(all).slice(0, SEARCH_LIMIT);
  return { contractors: await nearest.show(times.map(({ contractorId }) => contractorId)), times };
}
