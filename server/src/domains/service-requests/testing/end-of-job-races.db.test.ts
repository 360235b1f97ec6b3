import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../kernel/database.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { anAcceptedRequest, signedInAs, takingPorts } from '../fixtures.ts';
import { loadCase } from '../lifecycle/store/request-case.ts';
import { eventsOf } from '../lifecycle/store/request-event.ts';
import { jobReportsOf } from '../reports/store/job-report.ts';
import { decideJobReport } from '../reports/use-cases/decide-job-report.ts';
import { objectToReport } from '../reports/use-cases/object-to-report.ts';
import { reportNotAgreed } from '../reports/use-cases/report-not-agreed.ts';
import { reopenRequest } from '../requests/use-cases/contradict-report.ts';
import { reportProgress } from '../requests/use-cases/report-progress.ts';
import { signOff, signOffUnanswered } from '../requests/use-cases/sign-off.ts';
import { trackRequest } from '../requests/use-cases/track-request.ts';

const database = await testDatabase();
/** Two pools simulate two processes, which share only the database. */
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const clock = testClock();
const here = testContext(database.db, { clock, ports: takingPorts });
const there = testContext(other.db, { clock, ports: takingPorts });
const rounds = Array.from({ length: 6 }, (_, round) => round + 1);
const DAY = 24 * 60;

/** A completed job, with what its silence would confirm. */
async function aCompletedJob() {
  clock.set(new Date('2026-12-01T15:00:00Z'));
  const job = await anAcceptedRequest(here);
  for (const step of ['start', 'complete'] as const) await reportProgress(here, { ...job, step });
  const completedAt = (await loadCase(here, job.id, false))?.request.completedAt?.toISOString() ?? '';
  return { ...job, silence: { requestId: job.id, completedAt } };
}
type CompletedJob = Awaited<ReturnType<typeof aCompletedJob>>;

const happened = async ({ id }: CompletedJob, type: string) =>
  (await eventsOf(here, id)).filter((event) => event.type === type).length;
const stands = async ({ id }: CompletedJob) => {
  const { status, signOff } = await trackRequest(here, id);
  return { status, signOff: signOff?.state ?? null };
};

it.each(rounds)('at the last moment, an objection to the completion wins against silence (round %d)', async () => {
  const job = await aCompletedJob();
  clock.advance(SIGN_OFF_DAYS * DAY);
  const [reopened] = await Promise.allSettled([
    reopenRequest(here, job.id, { reason: 'unfinished' }),
    signOffUnanswered(there, job.silence),
  ]);
  expect(reopened.status).toBe('fulfilled');
  expect(await stands(job)).toEqual({ status: 'in-progress', signOff: null });
  expect(await happened(job, 'sign-off')).toBe(0);
});

it.each(rounds)('a moment later, silence wins against it (round %d)', async () => {
  const job = await aCompletedJob();
  clock.advance(SIGN_OFF_DAYS * DAY + 1);
  const [reopened] = await Promise.allSettled([
    reopenRequest(here, job.id, { reason: 'unfinished' }),
    signOffUnanswered(there, job.silence),
  ]);
  expect(reopened.status).toBe('rejected');
  expect(await stands(job)).toEqual({ status: 'completed', signOff: 'unanswered' });
});

it.each(rounds)(
  'a report at the moment of silence leaves the work disputed, whoever was first (round %d)',
  async () => {
    const job = await aCompletedJob();
    clock.advance(SIGN_OFF_DAYS * DAY + 1);
    await Promise.all([reportNotAgreed(here, { id: job.id }, 'Another tap'), signOffUnanswered(there, job.silence)]);
    expect(await stands(job)).toEqual({ status: 'completed', signOff: 'disputed' });
  },
);

it.each(rounds)('a report, its objection, a confirmation and a reopening leave no report open (round %d)', async () => {
  const job = await aCompletedJob();
  await reportNotAgreed(here, { id: job.id }, 'Another tap');
  const [report] = await jobReportsOf(here, job.id);
  if (report === undefined) throw new Error('Nothing was reported');
  const objection = { reportId: report.id, message: 'As in the offer' };
  await Promise.allSettled([
    objectToReport(here, { id: job.referralId }, objection),
    reopenRequest(there, job.id, { reason: 'faulty' }),
    signOff(here, job.id),
  ]);
  const { status } = await stands(job);
  const [after] = await jobReportsOf(here, job.id);
  // Whatever came first, the customer said last that the work goes on, or is confirmed.
  expect(status).toBe('in-progress');
  expect(after?.status).toBe('void');
});

it.each(rounds)('two confirmations at the same instant are one (round %d)', async () => {
  const job = await aCompletedJob();
  await Promise.all([signOff(here, job.id), signOff(there, job.id)]);
  expect(await happened(job, 'sign-off')).toBe(1);
});

it.each(rounds)('two reports of the same are one, and so are two objections and two decisions (round %d)', async () => {
  const job = await aCompletedJob();
  const oneOf = async (...tries: Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
  const link = { id: job.id };
  expect(await oneOf(reportNotAgreed(here, link, 'A tap'), reportNotAgreed(there, link, 'A tap'))).toBe(1);
  const [report] = await jobReportsOf(here, job.id);
  if (report === undefined) throw new Error('Nothing was reported');
  const [objection, by] = [{ reportId: report.id, message: 'As agreed' }, { id: job.referralId }];
  expect(await oneOf(objectToReport(here, by, objection), objectToReport(there, by, objection))).toBe(1);
  const operator = await signedInAs(here, 'operator');
  const [yes, no] = [true, false].map((stands) => ({ stands, reason: 'Of a race' })) as [never, never];
  const deciding = [decideJobReport(operator, report.id, yes)];
  expect(await oneOf(...deciding, decideJobReport({ ...operator, db: there.db }, report.id, no))).toBe(1);
  expect(await happened(job, 'decide-report')).toBe(1);
});
