import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ConnectionReportId, ContactChangeId, ContractorId, ReferralId } from '../../kernel/id.ts';
import { absentWhenBlank, Done, Reason } from '../../kernel/inputs.ts';
import { atMost } from '../../kernel/lengths.ts';
import { PageQuery } from '../../kernel/page.ts';
import { ClaimCode, CODE_ATTEMPTS, CodeWay } from '../directory/listing.ts';
import {
  BadConnectionReason,
  BadConnectionReport,
  ConnectionAnswer,
  ConnectionCheck,
  OperatorReport,
  ReferralPayment,
  ReportStatus,
} from './connection.ts';

const note = z.preprocess(
  absentWhenBlank,
  z
    .string()
    .trim()
    .max(...atMost(1000))
    .optional(),
);

/** The customer's page of one report: the link carries its id. */
export const connectionCheckPath = (id: string): string => `/connection-check/${id}`;

export const getReferralPayment = endpoint({
  name: 'getReferralPayment',
  summary: "A referral's fee, for the contractor: the customer's details once it is settled",
  method: 'GET',
  path: '/api/referrals/:id/payment',
  params: z.object({ id: ReferralId }),
  query: z.object({ contractor: ContractorId }),
  reply: ReferralPayment,
  problems: ['not-found'],
  rate: 'read',
});

const onReferral = { method: 'POST', params: z.object({ id: ReferralId }) } as const;

export const checkReferralPayment = endpoint({
  ...onReferral,
  name: 'checkReferralPayment',
  summary: 'The same, after asking the provider whether it was paid',
  path: '/api/referrals/:id/payment/check',
  body: z.object({ contractorId: ContractorId }),
  reply: ReferralPayment,
  problems: ['not-found'],
  rate: 'write',
});

export const requestPhoneCode = endpoint({
  ...onReferral,
  name: 'requestPhoneCode',
  summary: "Sends a code to the phone of the contractor's listing, by text or call, so that accepting can be free",
  path: '/api/referrals/:id/phone-codes',
  body: z.object({ contractorId: ContractorId, by: CodeWay.default('text') }),
  reply: z.object({ codeId: ContactChangeId, message: z.string() }),
  status: 202,
  problems: ['not-found', 'already-happened', 'unavailable'],
  rate: 'message',
});

export const confirmPhone = endpoint({
  ...onReferral,
  name: 'confirmPhone',
  summary: `Proves the phone by the code that was sent there; ${CODE_ATTEMPTS} attempts`,
  path: '/api/referrals/:id/phone-codes/confirm',
  body: z.object({ contractorId: ContractorId, codeId: ContactChangeId, code: ClaimCode }),
  reply: Done,
  problems: ['not-found', 'not-allowed'],
  rate: 'write',
});

export const reportBadConnection = endpoint({
  ...onReferral,
  name: 'reportBadConnection',
  summary: "The contractor reports that the customer can't be reached or didn't want the job",
  path: '/api/referrals/:id/bad-connection',
  body: z.object({ contractorId: ContractorId, reason: BadConnectionReason, note }),
  reply: BadConnectionReport,
  problems: ['not-found', 'already-happened'],
  rate: 'message',
});

const ofCheck = {
  params: z.object({ id: ConnectionReportId }),
  reply: ConnectionCheck,
} as const;

export const getConnectionCheck = endpoint({
  ...ofCheck,
  name: 'getConnectionCheck',
  summary: 'What the customer is asked about a connection, by the link that they were sent',
  method: 'GET',
  path: '/api/connection-checks/:id',
  problems: ['not-found'],
  rate: 'read',
});

export const answerConnectionCheck = endpoint({
  ...ofCheck,
  name: 'answerConnectionCheck',
  summary: 'The customer says whether they were connected',
  method: 'POST',
  path: '/api/connection-checks/:id',
  body: z.object({ answer: ConnectionAnswer }),
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const listConnectionReports = endpoint({
  name: 'listConnectionReports',
  summary: 'Reports of bad connections, newest first; Link names the next page',
  method: 'GET',
  path: '/api/operator/connection-reports',
  access: 'operator',
  query: PageQuery.extend({ status: z.preprocess(absentWhenBlank, ReportStatus.optional()) }),
  reply: z.array(OperatorReport),
  rate: 'read',
});

export const decideConnectionReport = endpoint({
  name: 'decideConnectionReport',
  summary: 'An operator gives the fee of a reported connection back, or refuses',
  method: 'POST',
  path: '/api/operator/connection-reports/:id',
  access: 'operator',
  stepUp: true,
  params: z.object({ id: ConnectionReportId }),
  body: z.object({
    refund: z.boolean(),
    reason: Reason,
  }),
  reply: OperatorReport,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});
