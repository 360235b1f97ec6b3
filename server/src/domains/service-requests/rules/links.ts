import { connectionCheckPath } from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import type { ConnectionReportId } from '@plumbline/contract/kernel/id.ts';
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

/** Where a contractor pays the referral fee; one that is paid already leads on to what was paid for. */
export const paymentUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'id' | 'contractorId' | 'paymentId'>,
): string =>
  `${publicUrl}/payment?payment_intent=${referral.paymentId ?? ''}&contractor=${referral.contractorId}&request=${referral.id}`;

/** Where a contractor finds what was paid for: the customer's details. */
export const connectionUrl = ({ publicUrl }: Origin, referral: Pick<StoredReferral, 'id' | 'contractorId'>): string =>
  `${publicUrl}/payment-success?contractor=${referral.contractorId}&request=${referral.id}`;

/** Where the customer says whether they were connected. */
export const connectionCheckUrl = ({ publicUrl }: Origin, reportId: ConnectionReportId): string =>
  `${publicUrl}${connectionCheckPath(reportId)}`;
