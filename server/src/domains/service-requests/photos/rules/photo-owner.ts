import type { ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Owner } from '../../../files/public.ts';

/** Returns the owner of the customer's photos of a request. */
export const ownerOf = (id: ServiceRequestId): Owner => ({ kind: 'service-request', id });

/** Returns the owner of the photos of the work, which belong to one contractor's connection. */
export const workOwner = (id: ReferralId): Owner => ({ kind: 'referral', id });
