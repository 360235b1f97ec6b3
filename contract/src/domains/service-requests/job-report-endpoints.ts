import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId, JobReportId, ReferralId, ServiceRequestId } from '../../kernel/id.ts';
import { absentWhenBlank, Reason } from '../../kernel/inputs.ts';
import { JobReports, OperatorJobReport, ReportWords } from './job-report.ts';

/** Opened by either link: the customer's request id or the contractor's referral id. */
const byLink = { params: z.object({ id: z.union([ServiceRequestId, ReferralId]) }), reply: JobReports } as const;

/** From a contractor: must match the referral's. */
const contractorId = z.preprocess(absentWhenBlank, ContractorId.optional());

export const getJobReports = endpoint({
  ...byLink,
  name: 'getJobReports',
  summary: 'What the two sides have reported of each other at the end of a job, and what can be said now',
  method: 'GET',
  path: '/api/job-reports/:id',
  query: z.object({ contractor: contractorId }),
  problems: ['not-found'],
  rate: 'read',
});

export const reportNotAgreed = endpoint({
  ...byLink,
  name: 'reportNotAgreed',
  summary: 'A side reports that it was not the work agreed; the other side can object',
  method: 'POST',
  path: '/api/job-reports/:id/not-agreed',
  body: z.object({ contractorId, message: ReportWords }),
  problems: ['not-found', 'already-happened', 'idempotency-mismatch'],
  rate: 'message',
  idempotent: true,
});

export const objectToReport = endpoint({
  ...byLink,
  name: 'objectToReport',
  summary: 'The side that was reported objects; the record of the day decides, or else an operator',
  method: 'POST',
  path: '/api/job-reports/:id/objection',
  body: z.object({ contractorId, reportId: JobReportId, message: ReportWords }),
  problems: ['not-found', 'already-happened', 'idempotency-mismatch'],
  rate: 'message',
  idempotent: true,
});

export const listJobReports = endpoint({
  name: 'listJobReports',
  summary: 'Reports with an objection that wait for an operator, the first deadline first',
  method: 'GET',
  path: '/api/operator/job-reports',
  access: 'operator',
  reply: z.array(OperatorJobReport),
  rate: 'read',
});

export const decideJobReport = endpoint({
  name: 'decideJobReport',
  summary: 'An operator decides whether a report counts; changes the record only, never the money',
  method: 'POST',
  path: '/api/operator/job-reports/:id',
  access: 'operator',
  params: z.object({ id: JobReportId }),
  body: z.object({ stands: z.boolean(), reason: Reason }),
  reply: OperatorJobReport,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});
