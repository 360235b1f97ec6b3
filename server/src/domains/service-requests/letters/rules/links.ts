import { connectionCheckPath } from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import type { ConnectionReportId } from '@plumbline/contract/kernel/id.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';

type Origin = Pick<Settings, 'publicUrl'>;

/** The customer's page. */
export const trackingUrl = ({ publicUrl }: Origin, request: Pick<StoredRequest, 'id'>, language: Language): string =>
  publicUrl + pathIn(language, `/track/${request.id}`);

/** The path of the contractor's page, without a language. */
export const respondPath = (referral: Pick<StoredReferral, 'id' | 'contractorId'>): string =>
  `/respond/${referral.id}/${referral.contractorId}`;

/** The contractor's page. */
export const respondUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'id' | 'contractorId'>,
  language: Language,
): string => publicUrl + pathIn(language, respondPath(referral));

/** The page where the customer answers a proposal. */
export const responseUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'proposalId' | 'requestId'>,
  language: Language,
): string =>
  publicUrl + pathIn(language, `/response?responseId=${referral.proposalId}&requestId=${referral.requestId}`);

/** The page where a contractor pays the referral fee. Once paid, it leads on to the connection. */
export const paymentUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'id' | 'contractorId' | 'paymentId'>,
  language: Language,
): string => {
  const query = `payment_intent=${referral.paymentId ?? ''}&contractor=${referral.contractorId}&request=${referral.id}`;
  return publicUrl + pathIn(language, `/payment?${query}`);
};

/** The page that shows a contractor the connection: the customer's details. */
export const connectionUrl = (
  { publicUrl }: Origin,
  referral: Pick<StoredReferral, 'id' | 'contractorId'>,
  language: Language,
): string =>
  publicUrl + pathIn(language, `/payment-success?contractor=${referral.contractorId}&request=${referral.id}`);

/** The page where the customer says whether they were connected. */
export const connectionCheckUrl = ({ publicUrl }: Origin, reportId: ConnectionReportId, language: Language): string =>
  publicUrl + pathIn(language, connectionCheckPath(reportId));
