import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type {
  ServiceRequestSubmission,
  SubmittedRequest,
} from '@plumbline/contract/domains/service-requests/service-request.ts';
import { dayIn, dayOf } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { type ContractorId, OpportunityId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { once } from '../../../kernel/idempotency.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { type ContractorContact, contactsOf } from '../../directory/public.ts';
import { placeByName, placeByZip } from '../../locations/public.ts';
import { trackingUrl } from '../rules/links.ts';
import { opportunityCell } from '../rules/opportunity-cells.ts';
import { deriveTitle } from '../rules/title.ts';
import { insertRequest, type NewRequest } from '../store/service-request.ts';
import { announce } from './announce.ts';
import { offerTo } from './offer-to.ts';
import { scheduleIdle } from './schedule-turn.ts';

const ENDPOINT = 'submit-service-request';

/**
 * Stores a request, offers it to the one contractor that was picked (or to three) and tells everyone, in one
 * transaction; or leaves it open to the proposals of craftsmen, and then it ends like any that nobody is asked about.
 * With an idempotency key a repetition gets the first answer.
 * @throws DomainError 'invalid-input' with the fields that are wrong.
 */
export const submitServiceRequest = (
  ctx: Context,
  form: ServiceRequestSubmission,
  idempotencyKey: string | null,
): Promise<SubmittedRequest> =>
  once(ctx, { endpoint: ENDPOINT, key: idempotencyKey, body: form }, async (ctx) => {
    const newRequest = requestFrom(ctx, form);
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
      trackingUrl: trackingUrl(ctx.settings, request),
      contractors: contacts.map(({ id, companyName }) => ({ id, companyName })),
    };
  });

/** The picked contractors in the order they were picked, each once. */
async function chosenContractors(ctx: Context, form: ServiceRequestSubmission): Promise<ContractorContact[]> {
  const several = form.selectedPlumberIds ?? [];
  const ids: ContractorId[] = [
    ...new Set(several.length > 0 ? several : form.selectedPlumberId ? [form.selectedPlumberId] : []),
  ];
  const found = await contactsOf(ctx, ids);
  return ids.map((id) => {
    const contact = found.get(id);
    if (contact === undefined)
      throw wrong('selectedPlumberId', 'This contractor is no longer listed. Pick another one.');
    if (!contact.takesWork)
      throw wrong('selectedPlumberId', `${contact.companyName} takes no new work at present. Pick another one.`);
    return contact;
  });
}

function requestFrom(ctx: Context, form: ServiceRequestSubmission): NewRequest {
  const place = placeOf(form);
  const now = ctx.clock.now();
  const request = {
    id: ServiceRequestId.parse(newId('rq')),
    status: 'submitted',
    workType: form.workType,
    projectType: form.projectType,
    urgency: form.urgency,
    preferredDate: preferredDay(form.preferredDate, place.timeZone, now),
    preferredTimeSlot: form.preferredTimeSlot,
    description: form.description,
    customerName: form.customerName,
    customerPhone: phoneNumber(form.customerPhone),
    customerEmail: form.customerEmail,
    preferredContactMethod: form.preferredContactMethod,
    smsConsentAt: form.smsConsent ? now : null,
    street: form.address,
    city: form.city,
    state: form.state,
    zipCode: form.zipCode,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: place.timeZone,
    createdAt: now,
    customerId: ctx.actor.kind === 'customer' ? ctx.actor.userId : null,
    idleSince: form.openToProposals ? now : null,
    opportunityId: form.openToProposals ? OpportunityId.parse(newId('op')) : null,
    opportunityCell: form.openToProposals ? opportunityCell(place) : null,
    budgetMinCents: inCents(form.budgetMin),
    budgetMaxCents: inCents(form.budgetMax),
    isSynthetic: false,
  } as const;
  return { ...request, title: deriveTitle(request) };
}

const inCents = (dollars: number | undefined): number | null =>
  dollars === undefined ? null : Math.round(dollars * 100);

function placeOf(form: ServiceRequestSubmission): Place {
  const place = placeByZip(form.zipCode.slice(0, 5)) ?? placeByName(form.city, form.state);
  if (place === null) throw wrong('zipCode', 'Zip code not found. Please check the zip code and try again.');
  return place;
}

function preferredDay(given: string | undefined, timeZone: string, now: Date): string {
  const today = dayIn(now, timeZone);
  if (given === undefined) return today;
  const day = dayOf(given, timeZone);
  if (day === null) throw wrong('preferredDate', 'Give the date as yyyy-MM-dd.');
  if (day < today) throw wrong('preferredDate', 'Choose today or a later day.');
  return day;
}

function phoneNumber(given: string): string {
  const parsed = parsePhoneNumberFromString(given, 'US');
  if (!parsed?.isPossible()) {
    throw wrong('customerPhone', 'Phone number is required: give ten digits, such as (502) 555-0134');
  }
  return parsed.number;
}

const wrong = (field: string, message: string) => new DomainError('invalid-input', message, { [field]: message });
