import type { Settings } from '../../../kernel/settings.ts';
import type { StoredReferral, StoredRequest } from '../tables.ts';

type Origin = Pick<Settings, 'publicUrl'>;

/** The customer's page. */
export const trackingUrl = ({ publicUrl }: Origin, request: Pick<StoredRequest, 'id'>): string =>
  `${publicUrl}/track/${request.id}`;

/** The contractor's page, on this site. */
export const respondPath = (referral: Pick<StoredReferral, 'id' | 'contractorId'>): string =>
  `/respond/${referral.id}/${referral.contractorId}`;

/** The contractor's page. */
export const respondUrl = ({ publicUrl }: Origin, referral: Pick<StoredReferral, 'id' | 'contractorId'>): string =>
  publicUrl + respondPath(referral);

/** Where the customer answers a proposal. */
export const responseUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'proposalId' | 'requestId'>,
): string => `${publicUrl}/response?responseId=${referral.proposalId}&requestId=${referral.requestId}`;

/** Where a contractor pays the referral fee. */
export const paymentUrl = ({ publicUrl }: Origin, referral: Pick<StoredReferral, 'id' | 'contractorId'>): string =>
  `${publicUrl}/payment?contractor=${referral.contractorId}&request=${referral.id}`;
