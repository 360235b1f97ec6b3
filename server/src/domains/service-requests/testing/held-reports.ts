import type { Context } from '../../../kernel/context.ts';
import type { RequestCase } from '../lifecycle/store/request-case.ts';
import { jobReportsOf } from '../reports/store/job-report.ts';

/** Reports about a completion wait for nobody once the work continues, and at most one of each side is about each. */
export async function holdReports(ctx: Context, { request }: RequestCase): Promise<void> {
  const reports = (await jobReportsOf(ctx, request.id)).filter(({ kind }) => kind === 'not-agreed');
  const isWaiting = reports.some(({ status }) => status === 'open' || status === 'objected');
  if (isWaiting && request.status !== 'completed') throw new Error('A report waits about work that continues');
  const subjects = reports.map(({ byParty, aboutAt }) => `${byParty} ${aboutAt.toISOString()}`);
  if (new Set(subjects).size !== subjects.length) throw new Error('A side has reported the same twice');
  for (const { status, objection, decideBy, decidedBy } of reports) {
    const isObjected = status === 'objected';
    if (isObjected && (objection === null || decideBy === null))
      throw new Error('An operator waits without a deadline');
    if (decidedBy === 'operator' && status !== 'stands' && status !== 'overturned')
      throw new Error('Decided, but open');
  }
}
