import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notifyLive } from '../../../../kernel/outbox.ts';
import { type ContractorContact, contactsOf } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import type { Facts } from '../../letters/rules/letter.ts';
import type { OfferTerms } from '../../letters/rules/offer-terms.ts';
import { messagesFor } from '../../notifications.ts';
import { countWorkPhotos } from '../../photos/use-cases/list-work-photos.ts';
import { followResponses } from '../../referrals/use-cases/record-answer-time.ts';
import type { StoredReferral, StoredRequest, StoredTime } from '../../tables.ts';
import type { Happening } from '../rules/happening.ts';
import { proposedTimesOf } from '../store/proposed-time.ts';
import { insertEvents } from '../store/request-event.ts';
import type { Applied } from './apply-event.ts';
import { quoteFee } from './settle-acceptance.ts';

/** The live topic of a request. */
export const liveTopic = (requestId: string): string => `request:${requestId}`;

/** The live topic of all of a customer's requests. */
export const customerTopic = (customerId: string): string => `customer:${customerId}`;

/** The live topic of all of a contractor's referrals. */
export const contractorTopic = (contractorId: string): string => `contractor:${contractorId}`;

/** The live topic for contractors near an open request that appears, changes or ends. */
export const opportunityTopic = (cell: number): string => `opportunities:${cell}`;

/**
 * Records what has happened to a request and notifies everyone concerned, in the caller's transaction, so that record,
 * messages and live updates exist if and only if the change does. `known` contains contacts that needn't be loaded
 * again.
 */
export async function announce(
  ctx: Context,
  request: StoredRequest,
  happenings: readonly Happening[],
  known: ReadonlyMap<ContractorId, ContractorContact> = new Map(),
): Promise<void> {
  const at = ctx.clock.now();
  await insertEvents(
    ctx,
    happenings.map(({ type, party, referral, contractorId, details }) => ({
      requestId: request.id,
      referralId: referral?.id ?? null,
      contractorId: referral?.contractorId ?? contractorId ?? null,
      type,
      party,
      requestStatus: request.status,
      at,
      details: details ?? null,
    })),
  );
  await followResponses(ctx, happenings);
  const facts = await factsFor(ctx, request, happenings, known);
  await sendMessages(
    ctx,
    happenings.flatMap((happening) => messagesFor(happening, facts(happening))),
  );
  await notifyLive(ctx, liveTopic(request.id));
  if (request.customerId !== null) await notifyLive(ctx, customerTopic(request.customerId));
  if (request.opportunityCell !== null) await notifyLive(ctx, opportunityTopic(request.opportunityCell));
  for (const { referral } of happenings) if (referral) await notifyLive(ctx, contractorTopic(referral.contractorId));
}

/** Announces an answer to a referral. Returns the referral's current state. */
export async function announceAnswer(
  ctx: Context,
  applied: Applied,
  referral: StoredReferral,
): Promise<StoredReferral> {
  await announce(ctx, applied.request, applied.happenings);
  return applied.referrals.find(({ id }) => id === referral.id) ?? referral;
}

const ABOUT_TIMES = new Set(['propose', 'counter']);

async function factsFor(
  ctx: Context,
  request: StoredRequest,
  happenings: readonly Happening[],
  known: ReadonlyMap<ContractorId, ContractorContact>,
): Promise<(happening: Happening) => Facts> {
  const referrals = happenings.flatMap(({ referral }) => referral ?? []);
  const unknown = new Set(referrals.map(({ contractorId }) => contractorId).filter((id) => !known.has(id)));
  const contacts = new Map([...known, ...(await contactsOf(ctx, [...unknown]))]);
  const timed = happenings.flatMap(({ type, referral }) => (referral && ABOUT_TIMES.has(type) ? [referral.id] : []));
  const newest = new Map<string, StoredTime>();
  for (const time of await proposedTimesOf(ctx, timed)) newest.set(time.referralId, time);
  const asked = happenings.flatMap(({ type, referral }) => {
    const contact = type === 'offer' && referral && contacts.get(referral.contractorId);
    return contact ? [contact.companyName] : [];
  });
  const passedOn = passedOnTo(happenings, contacts);
  const terms = await termsOf(ctx, request, happenings, contacts);
  const completed = happenings.find(({ type }) => type === 'complete')?.referral;
  const workPhotos = completed ? await countWorkPhotos(ctx, completed) : 0;
  return ({ referral }) => ({
    request,
    asked,
    passedOn,
    workPhotos,
    contact: (referral && contacts.get(referral.contractorId)) ?? null,
    time: (referral && newest.get(referral.id)) ?? null,
    settings: ctx.settings,
    terms: referral ? terms.get(referral.id) : undefined,
  });
}

/** Returns the contractor whom the happenings pass the request on to; null if they don't. */
function passedOnTo(
  happenings: readonly Happening[],
  contacts: ReadonlyMap<ContractorId, ContractorContact>,
): Facts['passedOn'] {
  if (!happenings.some(({ type }) => type === 'pass-on')) return null;
  const offer = happenings.find(({ type }) => type === 'offer')?.referral;
  const contact = offer && contacts.get(offer.contractorId);
  return contact ? { company: contact.companyName, answerBy: offer.answerBy } : null;
}

/** Returns the terms of each offer among the happenings, for its contractor. */
async function termsOf(
  ctx: Context,
  request: StoredRequest,
  happenings: readonly Happening[],
  contacts: ReadonlyMap<ContractorId, ContractorContact>,
): Promise<ReadonlyMap<ReferralId, OfferTerms>> {
  const terms = new Map<ReferralId, OfferTerms>();
  for (const { type, referral } of happenings) {
    const contact = referral && contacts.get(referral.contractorId);
    if (type !== 'offer' || !contact) continue;
    terms.set(referral.id, { miles: milesBetween(contact, request), feeCents: (await quoteFee(ctx, contact)).cents });
  }
  return terms;
}
