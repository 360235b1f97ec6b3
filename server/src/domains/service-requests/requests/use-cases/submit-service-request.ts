import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type {
  ServiceRequestSubmission,
  SubmittedRequest,
} from '@plumbline/contract/domains/service-requests/service-request.ts';
import { type ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import type { HeldSecrets } from '../../../../kernel/http/mount.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { callersLanguage } from '../../../accounts/public.ts';
import { type ContractorContact, contactsOf } from '../../../directory/public.ts';
import { trackingUrl } from '../../letters/rules/links.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { offerTo } from '../../lifecycle/use-cases/offer-to.ts';
import { scheduleIdle } from '../../lifecycle/use-cases/schedule-turn.ts';
import { openingOf } from '../../opportunities/rules/opening.ts';
import { meetBrowser, rememberName, slowNames } from '../../proofs/use-cases/recognize-browser.ts';
import { neededProof, startProof } from '../../proofs/use-cases/start-proof.ts';
import { keptAnswers } from '../rules/answers.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { insertRequest, type NewRequest } from '../store/service-request.ts';

const ENDPOINT = 'submit-service-request';

/**
 * Stores a request, offers it to the picked contractors (one, or up to three) and notifies everyone, in one
 * transaction. A request that is open to proposals is offered to nobody, and ends like any request that nobody is asked
 * about. If the customer's phone or email has to be confirmed first, nobody is asked or notified before. Repeating an
 * idempotency key returns the first response.
 *
 * @param held the secrets of the calling browser; null for calls without one
 * @throws DomainError 'invalid-input' with the invalid fields; 'too-many-requests' for a browser that sends requests
 * under several names
 */
export const submitServiceRequest = (
  ctx: Context,
  form: ServiceRequestSubmission,
  idempotencyKey: string | null,
  held: HeldSecrets | null = null,
): Promise<SubmittedRequest> =>
  once(ctx, { endpoint: ENDPOINT, key: idempotencyKey, body: form }, async (ctx) => {
    const answered = requestFrom(ctx, form, await callersLanguage(ctx));
    const contacts = await chosenContractors(ctx, form);
    const browser = meetBrowser(ctx, held);
    if (browser !== null) await slowNames(ctx, browser, answered.customerName);
    const proof = await neededProof(ctx, answered, browser);
    const { openToProposals } = form;
    const isOpenNow = openToProposals && proof.awaitsProof === null;
    const request = await insertRequest(ctx, {
      ...answered,
      ...proof,
      ...(isOpenNow && { ...openingOf(answered), idleSince: answered.createdAt }),
    });
    if (browser !== null) await rememberName(ctx, browser, request);
    if (request.idleSince !== null) await scheduleIdle(ctx, request.id, request.idleSince);
    if (isOpenNow) await enqueue(ctx, [{ task: 'spread-opportunity', payload: { requestId: request.id } }]);
    if (request.awaitsProof !== null) {
      await startProof(ctx, request, { contractorIds: contacts.map(({ id }) => id), openToProposals }, browser);
    }
    const isOffered = !openToProposals && request.awaitsProof === null;
    const offered = isOffered ? await offerTo(ctx, request, contacts) : { request, happenings: [] };
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
      awaitsProof: request.awaitsProof,
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
  return {
    ...keptAnswers(form, now, language),
    id: ServiceRequestId.parse(newId('rq')),
    status: 'submitted',
    createdAt: now,
    customerId: ctx.actor.kind === 'customer' ? ctx.actor.userId : null,
    idleSince: null,
    opportunityId: null,
    opportunityCell: null,
    awaitsProof: null,
    provenContact: null,
    isSynthetic: false,
  };
}

const wrongPick = (message: Said) => new DomainError('invalid-input', message, { selectedPlumberId: message });
