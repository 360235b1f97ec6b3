import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type {
  ServiceRequestSubmission,
  SubmittedRequest,
} from '@plumbline/contract/domains/service-requests/service-request.ts';
import { type ContractorId, OpportunityId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { callersLanguage } from '../../../accounts/public.ts';
import { type ContractorContact, contactsOf } from '../../../directory/public.ts';
import { trackingUrl } from '../../letters/rules/links.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { offerTo } from '../../lifecycle/use-cases/offer-to.ts';
import { scheduleIdle } from '../../lifecycle/use-cases/schedule-turn.ts';
import { opportunityCell } from '../../opportunities/rules/opportunity-cells.ts';
import { keptAnswers } from '../rules/answers.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { insertRequest, type NewRequest } from '../store/service-request.ts';

const ENDPOINT = 'submit-service-request';

/**
 * Stores a request, offers it to the picked contractors (one, or up to three) and notifies everyone, in one
 * transaction. A request that is open to proposals is offered to nobody, and ends like any request that nobody is asked
 * about. Repeating an idempotency key returns the first response.
 * @throws DomainError 'invalid-input' with the invalid fields
 */
export const submitServiceRequest = (
  ctx: Context,
  form: ServiceRequestSubmission,
  idempotencyKey: string | null,
): Promise<SubmittedRequest> =>
  once(ctx, { endpoint: ENDPOINT, key: idempotencyKey, body: form }, async (ctx) => {
    const newRequest = requestFrom(ctx, form, await callersLanguage(ctx));
    const contacts = await chosenContractors(ctx, form);
    const request = await insertRequest(ctx, newRequest);
    if (request.idleSince !== null) await scheduleIdle(ctx, request.id, request.idleSince);
    if (form.openToProposals) await enqueue(ctx, [{ task: 'spread-opportunity', payload: { requestId: request.id } }]);
    const offered = form.openToProposals ? { request, happenings: [] } : await offerTo(ctx, request, contacts);
    await announce(
      ctx,
      offered.request,
      [{ type: 'submit', party: 'customer', referral: null }, ...offered.happenings],
      new Map(contacts.map((contact) => [contact.id, contact])),
    );
    return {
      id: request.id,
      requestNumber: requestNumber(request.ordinal),
      status: offered.request.status,
      trackingUrl: trackingUrl(ctx.settings, request, ctx.language),
      contractors: contacts.map(({ id, companyName }) => ({ id, companyName })),
    };
  });

/** Returns the picked contractors in the order they were picked, without duplicates. */
async function chosenContractors(ctx: Context, form: ServiceRequestSubmission): Promise<ContractorContact[]> {
  const several = form.selectedPlumberIds ?? [];
  const ids: ContractorId[] = [
    ...new Set(several.length > 0 ? several : form.selectedPlumberId ? [form.selectedPlumberId] : []),
  ];
  const found = await contactsOf(ctx, ids);
  return ids.map((id) => {
    const contact = found.get(id);
    if (contact === undefined) throw wrongPick(say(requestsWords, ({ input }) => input.notListed));
    if (!contact.takesWork) throw wrongPick(say(requestsWords, ({ input }) => input.takesNoWork(contact.companyName)));
    return contact;
  });
}

function requestFrom(ctx: Context, form: ServiceRequestSubmission, language: Language): NewRequest {
  const now = ctx.clock.now();
  const answers = keptAnswers(form, now, language);
  return {
    ...answers,
    id: ServiceRequestId.parse(newId('rq')),
    status: 'submitted',
    createdAt: now,
    customerId: ctx.actor.kind === 'customer' ? ctx.actor.userId : null,
    idleSince: form.openToProposals ? now : null,
    opportunityId: form.openToProposals ? OpportunityId.parse(newId('op')) : null,
    opportunityCell: form.openToProposals ? opportunityCell(answers) : null,
    isSynthetic: false,
  };
}

const wrongPick = (message: Said) => new DomainError('invalid-input', message, { selectedPlumberId: message });
