import type { OperatorReport, ReportStatus } from '@plumbline/contract/domains/service-requests/connection.ts';
import type { ConnectionReportId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { erased } from '../../../../kernel/erased.ts';
import { type ListPage, pageOf, pastPosition, positionTime, type TimePosition } from '../../../../kernel/list-page.ts';
import { columns } from '../../columns.ts';
import { connectionReports, type StoredReport } from '../../tables.ts';

/** Stores a report. The database rejects a second one for the same referral. */
export async function insertReport(ctx: Context, report: StoredReport): Promise<void> {
  await ctx.db.insert(connectionReports).values(report);
}

export async function reportById(ctx: Context, id: ConnectionReportId): Promise<StoredReport | null> {
  const [report] = await ctx.db.select().from(connectionReports).where(eq(connectionReports.id, id));
  return report ?? null;
}

export async function reportOfReferral(ctx: Context, referralId: ReferralId): Promise<StoredReport | null> {
  const [report] = await ctx.db.select().from(connectionReports).where(eq(connectionReports.referralId, referralId));
  return report ?? null;
}

export async function updateReport(
  ctx: Context,
  id: ConnectionReportId,
  change: Partial<Pick<StoredReport, 'status' | 'customerAnswer' | 'answerBy' | 'decidedAt'>>,
): Promise<void> {
  await ctx.db.update(connectionReports).set(change).where(eq(connectionReports.id, id));
}

/** Counts those of these connections that were refunded after a report, or may still be. */
export async function countReported(ctx: Context, referralIds: readonly ReferralId[]): Promise<number> {
  if (referralIds.length === 0) return 0;
  const [row] = await ctx.db
    .select({ reported: count() })
    .from(connectionReports)
    .where(
      and(
        inArray(connectionReports.referralId, [...referralIds]),
        inArray(connectionReports.status, ['asked', 'refunded']),
      ),
    );
  return row?.reported ?? 0;
}

/** Erases the contractors' notes about the customer of a request. */
export async function eraseNotes(ctx: Context, requestId: ServiceRequestId): Promise<void> {
  await ctx.db.execute(sql`
    update connection_reports set ${erased(columns.connection_reports, {})}
    where referral_id in (select id from referrals where request_id = ${requestId})`);
}

/** A report with its request and contractor. */
export interface ReportRow {
  readonly id: ConnectionReportId;
  readonly ordinal: number;
  readonly companyName: string;
  readonly reason: OperatorReport['reason'];
  readonly note: string | null;
  readonly status: ReportStatus;
  readonly feeCents: number;
  readonly reportedAt: Date;
  readonly earlierReports: number;
  readonly customerAnswer: OperatorReport['customerAnswer'];
}

/** Returns the reports, newest first, or only the one with `id`. */
export async function reportsPage(
  ctx: Context,
  given: {
    readonly id?: ConnectionReportId;
    readonly status?: ReportStatus | undefined;
    readonly after?: TimePosition | undefined;
    readonly limit: number;
  },
): Promise<ListPage<ReportRow>> {
  const { rows } = await ctx.db.execute<
    Omit<ReportRow, 'reportedAt' | 'ordinal'> & { moment: string; ordinal: string }
  >(sql`
    select report.id, request.ordinal, contractor.company_name as "companyName", report.reason, report.note,
      report.status, referral.fee_cents as "feeCents", ${positionTime(sql`report.reported_at`)} as moment,
      report.customer_answer as "customerAnswer",
      (select count(*)::integer from connection_reports as earlier
        where earlier.billing_identity = report.billing_identity and earlier.reported_at < report.reported_at)
        as "earlierReports"
    from connection_reports as report
    join referrals as referral on referral.id = report.referral_id
    join service_requests as request on request.id = referral.request_id
    join contractors as contractor on contractor.id = referral.contractor_id
    where ${given.id === undefined ? sql`true` : sql`report.id = ${given.id}`}
      and ${given.status === undefined ? sql`true` : sql`report.status = ${given.status}`}
      ${pastPosition(given.after, sql`report.reported_at`, sql`report.id`)}
    order by report.reported_at desc, report.id limit ${given.limit + 1}`);
  return pageOf(
    rows.map(({ moment, ordinal, ...row }) => ({
      ...row,
      ordinal: Number(ordinal),
      reportedAt: new Date(moment),
      position: { at: moment, id: row.id },
    })),
    given.limit,
  );
}
