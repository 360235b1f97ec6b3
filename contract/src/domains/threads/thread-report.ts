import * as z from 'zod';
import { idOf } from '../../kernel/id.ts';
import { THREAD_PARTIES, ThreadMessage } from './thread.ts';

/** Names a report to operators. Opens nothing to anyone else. */
export const ThreadReportId = idOf('ThreadReportId');
export type ThreadReportId = z.infer<typeof ThreadReportId>;

/** An open report, without the messages. Operators open those separately, and the audit log records it. */
export const ThreadReport = z.object({
  id: ThreadReportId,
  requestNumber: z.string(),
  companyName: z.string(),
  by: z.enum(THREAD_PARTIES),
  note: z.string().nullable(),
  messages: z.number().int(),
  isBlocked: z.boolean(),
  reportedAt: z.iso.datetime(),
});
export type ThreadReport = z.infer<typeof ThreadReport>;

/** A message as operators read it. */
export const ReportedMessage = ThreadMessage.pick({ seq: true, text: true, via: true, at: true }).extend({
  by: z.enum(THREAD_PARTIES),
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;
