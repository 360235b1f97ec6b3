import { anAcceptedRequest } from '../../domains/service-requests/fixtures.ts';
import { objectToReport } from '../../domains/service-requests/reports/use-cases/object-to-report.ts';
import { reportNotAgreed } from '../../domains/service-requests/reports/use-cases/report-not-agreed.ts';
import { showJobReports } from '../../domains/service-requests/reports/use-cases/show-job-reports.ts';
import { reportProgress } from '../../domains/service-requests/requests/use-cases/report-progress.ts';
import type { Context } from '../../kernel/context.ts';
import type { Named, Row } from './access-row.ts';

async function aCompletedJob(ctx: Context) {
  const job = await anAcceptedRequest(ctx);
  for (const step of ['start', 'complete'] as const) await reportProgress(ctx, { ...job, step });
  return job;
}

/** The customer's link to completed work. A report's own id opens nothing. */
const aDoneJob = async (ctx: Context): Promise<Named> => {
  const { id } = await aCompletedJob(ctx);
  const other = await aCompletedJob(ctx);
  const { reports } = await reportNotAgreed(ctx, { id: other.id }, 'Another tap');
  return { own: id, foreign: reports[0]?.id ?? '' };
};

/** The customer's link to a job that its contractor has reported, with the report. */
const aReported = async (ctx: Context): Promise<Named> => {
  const { id, referralId, contractorId } = await aCompletedJob(ctx);
  const { reports } = await reportNotAgreed(ctx, { id: referralId, contractorId }, 'They wanted a second sink');
  return { own: id, foreign: (await aCompletedJob(ctx)).id, beside: reports[0]?.id ?? '' };
};

/** A report that waits for an operator. */
export const anObjected = async (ctx: Context): Promise<Named> => {
  const { own, beside } = await aReported(ctx);
  await objectToReport(ctx, { id: own }, { reportId: beside as never, message: 'We agreed on two' });
  return { own: (await showJobReports(ctx, { id: own })).reports[0]?.id ?? '', foreign: own };
};

/** Who may report, object and decide. */
export const reportRows: Readonly<Record<string, Row>> = {
  'GET /api/job-reports/{id}': { own: 200, foreign: 404, malformed: 404, named: aDoneJob },
  'POST /api/job-reports/{id}/not-agreed': {
    own: 200,
    foreign: 404,
    malformed: 404,
    named: aDoneJob,
    payload: () => ({ message: 'Another tap' }),
  },
  'POST /api/job-reports/{id}/objection': {
    own: 200,
    foreign: 404,
    malformed: 404,
    named: aReported,
    payload: (_id, reportId) => ({ reportId, message: 'We agreed on two' }),
  },
  'GET /api/operator/job-reports': { status: 200, access: 'operator' },
  'POST /api/operator/job-reports/{id}': {
    own: 200,
    foreign: 404,
    malformed: 404,
    access: 'operator',
    named: anObjected,
    payload: () => ({ stands: true, reason: 'Of the matrix' }),
  },
};
