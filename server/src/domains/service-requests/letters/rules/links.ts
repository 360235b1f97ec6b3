import { connectionCheckPath } from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import type { ConnectionReportId } from '@plumbline/contract/kernel/id.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';

type Origin = Pick<Settings, 'publicUrl'>;

/** Returns the customer's page. */
export const trackingUrl = ({ publicUrl }: Origin, request: Pick<StoredRequest, 'id'>, language: Language): string =>
  publicUrl + pathIn(language, `/track/${request.id}`);

/** Returns the path of the contractor's page, without a language. */
export const respondPath = (referral: Pick<StoredReferral, 'id' | 'contractorId'>): string =>
  `/respond/${referral.id}/${referral.contractorId}`;

/** Returns the contractor's page. */
export const respondUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'id' | 'contractorId'>,
  language: Language,
): string => publicUrl + pathIn(language, respondPath(referral));

/** Returns the page where the customer answers a proposal. */
export const responseUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'proposalId' | 'requestId'>,
  language: Language,
): string =>
  publicUrl + pathIn(language, `/response?responseId=${referral.proposalId}&requestId=${referral.requestId}`);

/** Returns the page where a contractor pays the referral fee. Once it is paid, the page leads to the connection. */
export const paymentUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'id' | 'contractorId' | 'paymentId'>,
  language: Language,
): string => {
  const query = `payment_intent=${referral.paymentId ?? ''}&contractor=${referral.contractorId}&request=${referral.id}`;
  return publicUrl + pathIn(language, `/payment?${query}`);
};

/** Returns the page that shows a contractor the customer's details. */
export const connectionUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'id' | 'contractorId'>,
  language: Language,
): string =>
  publicUrl + pathIn(language, `/payment-success?contractor=${referral.contractorId}&request=${referral.id}`);

/** Returns the page that asks the customer whether they were connected. */
export const connectionCheckUrl = ({ publicUrl }: Origin, reportId: ConnectionReportId, language: Language): string =>
  publicUrl + pathIn(language, connectionCheckPath(reportId));
