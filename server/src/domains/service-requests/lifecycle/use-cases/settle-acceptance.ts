import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { Context } from '../../../../kernel/context.ts';
import { type ContractorContact, contactOf, phoneIdentity } from '../../../directory/public.ts';
import { type AssessedFee, assessReferralFee, quoteReferralFee } from '../../../payments/public.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';

/**
 * Posts the cost of an acceptance by this referral's contractor and returns it. Must run under the request's lock, in
 * the acceptance's transaction.
 *
 * @throws DomainError 'spending-cap' if it would exceed the contractor's cap.
 */
export async function assessFee(
  ctx: Context,
  { ordinal }: StoredRequest,
  { id, contractorId }: StoredReferral,
): Promise<AssessedFee> {
  const contact = await contactOf(ctx, contractorId);
  return assessReferralFee(ctx, {
    referralId: id,
    contractorId,
    billingIdentity: contact?.billingIdentity ?? contractorId,
    freeBy: freeBy(contact),
    requestNumber: requestNumber(ordinal),
  });
}

/** Returns a contractor's current cost of accepting, in cents, and the cost once its phone is proven. */
export async function quoteFee(
  ctx: Context,
  contact: ContractorContact | null,
): Promise<{ readonly cents: number; readonly onceProven: number }> {
  const cents = await quoteReferralFee(ctx, freeBy(contact));
  if (contact === null || contact.isProven) return { cents, onceProven: cents };
  return { cents, onceProven: await quoteReferralFee(ctx, identitiesOf(contact)) };
}

/**
 * Returns the identities that count a contractor's free connections. Empty until a code proves the phone, so nothing is
 * free before.
 */
const freeBy = (contact: ContractorContact | null): string[] => (contact?.isProven ? identitiesOf(contact) : []);

/** Returns the billing license or phone, and the current phone. Each gives its free connections once. */
const identitiesOf = ({ billingIdentity, phone }: ContractorContact): string[] => [
  ...new Set([billingIdentity, ...(phone === null ? [] : [phoneIdentity(phone)])]),
];
