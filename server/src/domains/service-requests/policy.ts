import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { StoredRequest } from './tables.ts';

/** Who the customer is leaves the server to a contractor only when the fee is settled, paid or free. */
export const maySeeCustomer = (status: ReferralStatus): boolean => status === 'settled';

/** What of a request may never reach a contractor before settlement. The name comes first. */
export const secretsOf = (
  request: Pick<StoredRequest, 'customerName' | 'customerEmail' | 'customerPhone' | 'street'>,
): string[] => [request.customerName, request.customerEmail, request.customerPhone, request.street];

/** We may text the customer only with consent; without it everything goes by email. */
export const mayText = (request: Pick<StoredRequest, 'smsConsentAt' | 'preferredContactMethod'>): boolean =>
  request.smsConsentAt !== null && request.preferredContactMethod !== 'email';

/** Email goes to whoever asked for it, and to those whom we may not text. */
export const mayEmail = (request: Pick<StoredRequest, 'smsConsentAt' | 'preferredContactMethod'>): boolean =>
  request.preferredContactMethod !== 'sms' || request.smsConsentAt === null;
