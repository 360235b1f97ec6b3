import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { cardNameIn } from '@plumbline/contract/domains/payments/kept-card.ts';
import { isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorView, ServiceRequestView } from '@plumbline/contract/domains/service-requests/views.ts';
import { ReferralId, type RequestLinkId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { contactOf } from '../../../directory/public.ts';
import { chargeableCard, declineIn, knownDecline, showFeePayment } from '../../../payments/public.ts';
import { paymentUrl } from '../../letters/rules/links.ts';
import { appointmentIn, contradictionIn } from '../../lifecycle/rules/record.ts';
import { signOffOf } from '../../lifecycle/rules/sign-off.ts';
import { proposedTimesOf } from '../../lifecycle/store/proposed-time.ts';
import { loadCase, type RequestCase, requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { eventsOf } from '../../lifecycle/store/request-event.ts';
import { quoteFee } from '../../lifecycle/use-cases/settle-acceptance.ts';
import { readableRequest, readableTime } from '../../policy.ts';
import { isPlausibleAddress } from '../../proofs/rules/plausible-address.ts';
import type { StoredEvent, StoredReferral } from '../../tables.ts';
import { contractorView, customerView } from '../../views.ts';

/**
 * Returns a request as the holder of either id may see it.
 * @throws DomainError 'not-found' for any other id
 */
export async function showRequest(ctx: Context, id: RequestLinkId): Promise<ServiceRequestView> {
  const own = await loadCase(ctx, ServiceRequestId.parse(id), false);
  if (own !== null) return customerView(own.request);
  const found = await loadByReferral(ctx, id);
  if (found === null) throw notFound();
  const { opened, referral } = found;
  const [contact, times, events] = await Promise.all([
    contactOf(ctx, referral.contractorId),
    proposedTimesOf(ctx, [referral.id]),
    RECORDED.includes(referral.status) ? eventsOf(ctx, opened.request.id) : [],
  ]);
  const isSettled = referral.status === 'settled';
  const { bookedAt, startsAt } = appointmentIn(isSettled ? events : []);
  const isDue = referral.status === 'accepted-unpaid';
  const isAgreed = isDue || referral.status === 'settled';
  const quote = await quoteFee(ctx, contact);
  return contractorView(readableRequest(opened.request, referral), referral, {
    companyName: contact?.companyName ?? '',
    distance: contact === null ? null : milesBetween(contact, opened.request),
    feeCents: isAgreed ? referral.feeCents : quote.cents,
    freeOnceProven:
      contact !== null && isLive(referral.status) && !isAgreed && quote.onceProven < quote.cents
        ? { phone: contact.phone }
        : null,
    card: {
      chargeableCard: isDue || !isLive(referral.status) ? null : await cardFor(ctx, referral, quote.cents),
      ...(await chargeIn(ctx, referral)),
    },
    paymentUrl: isDue ? paymentUrl(ctx.settings, referral, ctx.language) : null,
    times: times.map((time) => readableTime(time, opened.request, referral)),
    bookedAt,
    appointmentAt: startsAt,
    signOff: isSettled ? signOffOf(opened.request, events, ctx.clock.now()) : null,
    contradicted: isSettled ? contradictionIn(events) : null,
    releasedFor: releaseReason(referral, events),
    addressPlausible: isPlausibleAddress(opened.request),
  });
}

/** Returns the kept card that an acceptance may charge. */
async function cardFor(ctx: Context, { contractorId }: StoredReferral, cents: number): Promise<string | null> {
  const card = await chargeableCard(ctx, contractorId, cents);
  return card && cardNameIn(ctx.language, card);
}

/** Returns the charge of a kept card for an accepted job. */
async function chargeIn(
  ctx: Context,
  { id, status }: StoredReferral,
): Promise<Pick<ContractorView, 'chargedCard' | 'declined'>> {
  const charge = status === 'accepted-unpaid' ? (await showFeePayment(ctx, id))?.charge : null;
  if (charge?.state !== 'charging' && charge?.state !== 'declined') return { chargedCard: null, declined: null };
  const { card, state, decline } = charge;
  const reason = declineIn(ctx.language, decline ?? knownDecline('card_declined'));
  return { chargedCard: cardNameIn(ctx.language, card), declined: state === 'declined' ? reason : null };
}

/** Statuses whose contractor view takes facts from the record. */
const RECORDED: readonly StoredReferral['status'][] = ['settled', 'released'];

/** Returns the reason why a contractor lost a job; null while they have it, or if they never did. */
function releaseReason({ id, status }: StoredReferral, events: readonly StoredEvent[]): ContractorView['releasedFor'] {
  if (status !== 'released') return null;
  const released = events.find(({ type, referralId }) => type === 'release' && referralId === id);
  return released?.party === 'customer' ? 'contractor-absent' : 'bad-connection';
}

/** Returns the id of the request behind either id, for live updates; null for any other id. */
export async function requestBehind(ctx: Context, id: RequestLinkId): Promise<ServiceRequestId | null> {
  return (await loadByLink(ctx, id))?.request.id ?? null;
}

/** Returns the request behind either id, with the referral if it is a contractor's; null for any other id. */
export async function loadByLink(
  ctx: Context,
  id: RequestLinkId,
): Promise<(RequestCase & { readonly referral: StoredReferral | null }) | null> {
  const own = await loadCase(ctx, ServiceRequestId.parse(id), false);
  if (own !== null) return { ...own, referral: null };
  const found = await loadByReferral(ctx, id);
  return found && { ...found.opened, referral: found.referral };
}

async function loadByReferral(
  ctx: Context,
  id: RequestLinkId,
): Promise<{ opened: RequestCase; referral: StoredReferral } | null> {
  const referralId = ReferralId.parse(id);
  const requestId = await requestOfReferral(ctx, referralId);
  const opened = requestId === null ? null : await loadCase(ctx, requestId, false);
  const referral = opened?.referrals.find((candidate) => candidate.id === referralId);
  return opened === null || referral === undefined ? null : { opened, referral };
}
