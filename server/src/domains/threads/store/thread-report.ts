import type { ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import type { ThreadReportId } from '@plumbline/contract/domains/threads/thread-report.ts';
import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { type StoredThreadReport, threadReports } from '../tables.ts';

/** Stores a report, unless this side has reported the thread before. Returns whether it is new. */
export async function insertReport(ctx: Context, report: StoredThreadReport): Promise<boolean> {
  const { rowCount } = await ctx.db.insert(threadReports).values(report).onConflictDoNothing();
  return rowCount === 1;
}

export async function hasReported(ctx: Context, referralId: ReferralId, party: ThreadParty): Promise<boolean> {
  const found = and(eq(threadReports.referralId, referralId), eq(threadReports.byParty, party));
  return (await ctx.db.$count(threadReports, found)) > 0;
}

/** Returns a report under its lock; null for an unknown id. */
export async function lockReport(ctx: Context, id: ThreadReportId): Promise<StoredThreadReport | null> {
  const [report] = await ctx.db.select().from(threadReports).where(eq(threadReports.id, id)).for('update');
  return report ?? null;
}

export async function closeReport(ctx: Context, id: ThreadReportId, closedAt: Date): Promise<void> {
  await ctx.db.update(threadReports).set({ closedAt }).where(eq(threadReports.id, id));
}

/** An open report with its thread, and the ordinal of the request. */
export interface OpenReport extends Pick<StoredThreadReport, 'id' | 'byParty' | 'note'> {
  readonly reportedAt: string;
  readonly ordinal: number;
  readonly companyName: string;
  readonly messages: number;
  readonly isBlocked: boolean;
}

/** Returns the open reports, the oldest first, using thread_reports_open. */
export async function openReports(ctx: Context, most: number): Promise<OpenReport[]> {
  const { rows } = await ctx.db.execute<OpenReport & Record<string, unknown>>(sql`
    select reports.id, reports.by_party as "byParty", reports.note, reports.reported_at as "reportedAt",
      ordinal::integer as ordinal, coalesce(company_name, '') as "companyName", threads.messages,
      blocked_by is not null as "isBlocked"
    from thread_reports as reports join threads using (referral_id)
      join service_requests on service_requests.id = threads.request_id
      left join contractors on contractors.id = threads.contractor_id
    where closed_at is null order by reported_at, reports.id limit ${most}`);
  return rows;
}
