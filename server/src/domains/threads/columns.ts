import { type ColumnCatalog, type ColumnsOf, erase, inside, link, mask, plain } from '../../kernel/column-catalog.ts';
import type { threadMessages, threadReports, threads } from './tables.ts';

/** Declares the columns of the thread tables. */
export const columns = {
  threads: {
    ...plain('request_id', 'contractor_id', 'messages', 'asked', 'answered', 'blocked_by', 'blocked_at'),
    ...plain('customer_wrote', 'contractor_wrote', 'customer_read', 'contractor_read'),
    ...inside('customer_told', 'contractor_told', 'customer_told_at', 'contractor_told_at'),
    ...inside('customer_waits_since', 'contractor_waits_since'),
    referral_id: link('asked', 'contractor', 'operator'),
  } satisfies ColumnsOf<typeof threads>,
  thread_messages: {
    ...plain('seq', 'by_party', 'via', 'at'),
    referral_id: link('asked', 'contractor', 'operator'),
    body: mask(null, 'customer', 'contractor', 'operator'),
  } satisfies ColumnsOf<typeof threadMessages>,
  thread_reports: {
    ...plain('by_party', 'reported_at', 'closed_at'),
    id: link('operator'),
    referral_id: link('asked', 'contractor', 'operator'),
    note: erase(null, 'operator'),
  } satisfies ColumnsOf<typeof threadReports>,
} satisfies ColumnCatalog;
