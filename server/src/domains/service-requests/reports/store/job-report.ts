import type { ContractorId, JobReportId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { erased } from '../../../../kernel/erased.ts';
import { columns } from '../../columns.ts';
import { jobReports, referrals, type StoredJobReport } from '../../tables.ts';

/** Stores a report. The database rejects a second one of the same side about the same visit or completion. */
export async function insertJobReport(ctx: Context, report: StoredJobReport): Promise<void> {
  await ctx.db.insert(jobReports).values(report);
}

export async function updateJobReport(
  ctx: Context,
  id: JobReportId,
  change: Partial<Pick<StoredJobReport, 'status' | 'objection' | 'decideBy' | 'decidedBy' | 'decidedAt'>>,
): Promise<void> {
  await ctx.db.update(jobReports).set(change).where(eq(jobReports.id, id));
}

export async function jobReportById(ctx: Context, id: JobReportId): Promise<StoredJobReport | null> {
  const [report] = await ctx.db.select().from(jobReports).where(eq(jobReports.id, id));
  return report ?? null;
}

/** Returns the reports about a request, oldest first. */
export const jobReportsOf = (ctx: Context, requestId: ServiceRequestId): Promise<StoredJobReport[]> =>
  ctx.db
    .select()
    .from(jobReports)
    .where(eq(jobReports.requestId, requestId))
    .orderBy(asc(jobReports.reportedAt), asc(jobReports.id));

/** Returns the reports that wait for an operator, the first deadline first. */
export const waitingJobReports = (ctx: Context, limit: number): Promise<StoredJobReport[]> =>
  ctx.db
    .select()
    .from(jobReports)
    .where(sql`${jobReports.status} = 'objected'`)
    .orderBy(asc(jobReports.decideBy), asc(jobReports.id))
    .limit(limit);

/** Counts the reports against a contractor that stand, by a decision or because nobody objected in time. */
export async function countStanding(ctx: Context, contractorId: ContractorId): Promise<number> {
  const [row] = await ctx.db
    .select({ found: sql<number>`count(*)::int` })
    .from(jobReports)
    .innerJoin(referrals, eq(referrals.id, jobReports.referralId))
    .where(
      sql`${referrals.contractorId} = ${contractorId} and ${jobReports.byParty} = 'customer'
        and (${jobReports.status} = 'stands'
          or (${jobReports.status} = 'open' and ${jobReports.objectUntil} < ${ctx.clock.now().toISOString()}))`,
    );
  return row?.found ?? 0;
}

/** Erases what both sides wrote in the reports about a request. */
export async function eraseJobReports(ctx: Context, requestId: ServiceRequestId): Promise<void> {
  await ctx.db.execute(sql`
    update job_reports set ${erased(columns.job_reports, {})} where request_id = ${requestId}`);
}
