import type { OperatorReport, ReportStatus } from '@plumbline/contract/domains/service-requests/connection.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { ConnectionReportId } from '@plumbline/contract/kernel/id.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { positionOf } from '../../../../kernel/cursor.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { type ListPage, TimePosition } from '../../../../kernel/list-page.ts';
import { recordAudit } from '../../../accounts/public.ts';
import { connectionWords } from '../connection.words.ts';
import { type ReportRow, reportsPage } from '../store/connection-report.ts';
import { giveBack, refuse, withReport } from './report-bad-connection.ts';

/** Returns the reports for operators, newest first. */
export async function listConnectionReports(
  ctx: Context,
  { cursor, limit, status }: PageQuery & { readonly status?: ReportStatus | undefined },
): Promise<ListPage<OperatorReport>> {
  const page = await reportsPage(ctx, { status, after: positionOf(TimePosition, cursor), limit });
  return { ...page, items: page.items.map(view) };
}

/**
 * Records an operator's decision on a report that is waiting or was refused, with an entry in the audit log.
 * @throws DomainError 'not-found', 'already-happened' if it was refunded or the work has begun
 */
export async function decideConnectionReport(
  ctx: Context,
  id: ConnectionReportId,
  { refund, reason }: { readonly refund: boolean; readonly reason: string },
): Promise<OperatorReport> {
  await withReport(ctx, id, async (ctx, opened, referral, report) => {
    if (report.status === 'refunded' || report.status === 'void') {
      const { status } = report;
      throw new DomainError(
        'already-happened',
        say(connectionWords, (words) => words.report.isDecided[status]),
      );
    }
    const action = refund ? 'refund-connection' : 'refuse-connection-report';
    await recordAudit(ctx, { action, subject: { kind: 'connection-report', id }, details: { reason } });
    if (refund) await giveBack(ctx, opened, referral, report);
    else await refuse(ctx, opened, referral, report);
  });
  const [decided] = (await reportsPage(ctx, { id, limit: 1 })).items;
  if (decided === undefined) throw notFound();
  return view(decided);
}

const view = (row: ReportRow): OperatorReport => ({
  id: row.id,
  requestNumber: requestNumber(row.ordinal),
  companyName: row.companyName,
  reason: row.reason,
  note: row.note,
  status: row.status,
  amount: row.feeCents / 100,
  reportedAt: row.reportedAt.toISOString(),
  earlierReports: row.earlierReports,
  customerAnswer: row.customerAnswer,
});
