import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Done, Reason } from '../../kernel/inputs.ts';
import { ReportedMessage, ThreadReport, ThreadReportId } from './thread-report.ts';

const byOperator = { access: 'operator', problems: ['not-found'] } as const;
const byId = { ...byOperator, params: z.object({ id: ThreadReportId }) } as const;

export const listThreadReports = endpoint({
  ...byOperator,
  name: 'listThreadReports',
  summary: 'The conversations that a customer or a contractor has reported, the oldest open reports first',
  method: 'GET',
  path: '/api/operator/thread-reports',
  reply: z.array(ThreadReport),
  problems: [],
  rate: 'read',
});

export const readReportedThread = endpoint({
  ...byId,
  name: 'readReportedThread',
  summary: 'What was written in a reported conversation; the reading is recorded',
  method: 'POST',
  path: '/api/operator/thread-reports/:id/messages',
  reply: z.array(ReportedMessage),
  rate: 'read',
});

export const closeThreadReport = endpoint({
  ...byId,
  name: 'closeThreadReport',
  summary: 'An operator has dealt with a report; with `block`, nobody can write to the conversation anymore',
  method: 'POST',
  path: '/api/operator/thread-reports/:id/close',
  body: z.object({ block: z.boolean(), reason: Reason }),
  reply: Done,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});
