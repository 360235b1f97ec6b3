import { maskContacts } from '@plumbline/contract/domains/service-requests/contact-mask.ts';
import { hasEnded, isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { type ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { loadCase, type RequestCase, requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { mayEmail, maySeeCustomer, mayText, readerOf } from '../../policy.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';

/** One side's link to a referral: the request's id for its customer, the referral's id for its contractor. */
export interface ReferralLink {
  readonly id: string;
  readonly contractorId: ContractorId;
}

/** A referral as both sides of it may write to each other. Contains the customer's identity. */
export interface OpenedReferral {
  readonly requestId: ServiceRequestId;
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
  readonly requestNumber: string;
  readonly title: string;
  readonly zipCode: string;
  readonly timeZone: string;
  readonly urgency: StoredRequest['urgency'];
  /** The customer and this contractor know each other. */
  readonly isConnected: boolean;
  /** Nobody can act on it anymore. */
  readonly isOver: boolean;
  readonly settledAt: Date | null;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly mayText: boolean;
    readonly mayEmail: boolean;
    readonly language: StoredRequest['language'];
  };
  /** Returns a text of one side as the other side may read it now. */
  readable(text: string, by: 'customer' | 'contractor'): string;
}

/** A referral with the side whose link opened it. */
export interface LinkedReferral {
  readonly viewer: 'customer' | 'contractor';
  readonly opened: OpenedReferral;
}

/**
 * Runs work on a referral under the lock of its request, in one transaction, for the holder of either link.
 * @throws DomainError 'not-found' for any other link
 */
export const openReferral = <T>(
  ctx: Context,
  link: ReferralLink,
  work: (ctx: Context, linked: LinkedReferral) => Promise<T>,
): Promise<T> => inTransaction(ctx, async (ctx) => work(ctx, await findReferral(ctx, link, true)));

/** Opens a referral for reading, without the lock. */
export const readReferral = (ctx: Context, link: ReferralLink): Promise<LinkedReferral> =>
  findReferral(ctx, link, false);

/** Returns all referrals of a customer's request, in the order in which contractors were asked. */
export async function referralsOfRequest(ctx: Context, id: ServiceRequestId): Promise<OpenedReferral[]> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  return opened.referrals.map((referral) => openedOf(opened, referral));
}

/** Returns a referral by its id, without the lock. Null for an unknown id. */
export const findReferralById = (ctx: Context, id: ReferralId): Promise<OpenedReferral | null> =>
  referralBehind(ctx, id, false);

/** Returns a referral by its id in the caller's transaction, under the lock of its request. Null for an unknown id. */
export const lockReferral = (ctx: Context, id: ReferralId): Promise<OpenedReferral | null> =>
  referralBehind(ctx, id, true);

async function referralBehind(ctx: Context, id: ReferralId, forUpdate: boolean): Promise<OpenedReferral | null> {
  const requestId = await requestOfReferral(ctx, id);
  const opened = requestId === null ? null : await loadCase(ctx, requestId, forUpdate);
  const referral = opened?.referrals.find((each) => each.id === id);
  return opened && referral ? openedOf(opened, referral) : null;
}

async function findReferral(ctx: Context, link: ReferralLink, forUpdate: boolean): Promise<LinkedReferral> {
  const own = await loadCase(ctx, ServiceRequestId.parse(link.id), forUpdate);
  const opened = own ?? (await caseOfReferral(ctx, link.id, forUpdate));
  const referral = opened?.referrals.find(
    ({ id, contractorId }) => contractorId === link.contractorId && (own !== null || id === link.id),
  );
  if (opened === null || referral === undefined) throw notFound();
  return { viewer: own === null ? 'contractor' : 'customer', opened: openedOf(opened, referral) };
}

async function caseOfReferral(ctx: Context, id: string, forUpdate: boolean): Promise<RequestCase | null> {
  const requestId = await requestOfReferral(ctx, ReferralId.parse(id));
  return requestId === null ? null : loadCase(ctx, requestId, forUpdate);
}

function openedOf({ request }: RequestCase, referral: StoredReferral): OpenedReferral {
  const isConnected = maySeeCustomer(referral.status);
  const forContractor = readerOf(request, referral);
  return {
    requestId: request.id,
    referralId: referral.id,
    contractorId: referral.contractorId,
    requestNumber: requestNumber(request.ordinal),
    title: titleOf(request),
    zipCode: request.zipCode,
    timeZone: request.timeZone,
    urgency: request.urgency,
    isConnected,
    // Nobody reads what is written to an erased customer.
    isOver: !isLive(referral.status) || hasEnded(request.status) || request.customerEmail === '',
    settledAt: isConnected ? referral.settledAt : null,
    customer: {
      name: request.customerName,
      email: request.customerEmail,
      phone: request.customerPhone,
      mayText: mayText(request),
      mayEmail: mayEmail(request),
      language: request.language,
    },
    readable: (text, by) => (by === 'customer' ? forContractor(text) : isConnected ? text : maskContacts(text)),
  };
}
