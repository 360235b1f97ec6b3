import { maskContacts } from '@plumbline/contract/domains/service-requests/contact-mask.ts';
import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { type MaskedRow, maskedRow } from '../../kernel/masked-row.ts';
import { columns } from './columns.ts';
import type { StoredReferral, StoredRequest, StoredTime } from './tables.ts';

/** Contractors learn the customer's identity only once the fee is settled, whether paid or free. */
export const maySeeCustomer = (status: ReferralStatus): boolean => status === 'settled';

/** Returns the data that must not reach a contractor before settlement, the name first. */
export const secretsOf = (
  request: Pick<StoredRequest, 'customerName' | 'customerEmail' | 'customerPhone' | 'street'>,
): string[] => [request.customerName, request.customerEmail, request.customerPhone, request.street];

type Asked = Pick<StoredReferral, 'status'>;

/** Returns a function that masks the customer's words for the holder of a referral, or for any contractor without one. */
export const readerOf =
  (request: StoredRequest, referral: Asked | null) =>
  (text: string): string =>
    referral !== null && maySeeCustomer(referral.status) ? text : maskContacts(text, secretsOf(request));

/** A request as contractors may read it. Everything shown or sent to them derives from it. */
export type ReadableRequest = MaskedRow<StoredRequest>;
export type ReadableTime = MaskedRow<StoredTime>;

/** Masks a request for the holder of a referral, or for any contractor without one. */
export const readableRequest = (request: StoredRequest, referral: Asked | null): ReadableRequest =>
  maskedRow(columns.service_requests, request, readerOf(request, referral));

/** Masks a proposed time. Contractors' own words aren't masked. */
export const readableTime = (time: StoredTime, request: StoredRequest, referral: Asked): ReadableTime =>
  maskedRow(columns.proposed_times, time, time.byParty === 'customer' ? readerOf(request, referral) : (text) => text);

/** Returns whether we may text the customer: only with consent. Without it, everything goes by email. */
export const mayText = (request: Reachable): boolean =>
  isTextable(request) && request.preferredContactMethod !== 'email';

type Reachable = Pick<StoredRequest, 'smsConsentAt' | 'preferredContactMethod' | 'awaitsProof'>;

/** A phone that has yet to be confirmed may be a stranger's: it gets the code, and nothing else. */
const isTextable = ({ smsConsentAt, awaitsProof }: Reachable): boolean =>
  smsConsentAt !== null && awaitsProof !== 'phone';

/** Returns whether the customer gets email: they asked for it, or we may not text them. */
export const mayEmail = (request: Reachable): boolean =>
  request.preferredContactMethod !== 'sms' || !isTextable(request);
