import { NOT_AGREED_DAYS, OBJECTION_HOURS } from '@plumbline/contract/domains/service-requests/report-clock.ts';
import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import { JobReportId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { anAcceptedRequest, handOver, messagesTo, signedInAs, takingPorts } from '../../fixtures.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { reopenRequest } from '../../requests/use-cases/contradict-report.ts';
import { eraseRequestsNaming } from '../../requests/use-cases/erase-requests.ts';
import { reportProgress } from '../../requests/use-cases/report-progress.ts';
import { openJob } from '../../requests/use-cases/schedule-work.ts';
import { signOff, signOffUnanswered } from '../../requests/use-cases/sign-off.ts';
import { trackRequest } from '../../requests/use-cases/track-request.ts';
import { jobReportsOf } from '../store/job-report.ts';
import { decideJobReport, listJobReports } from './decide-job-report.ts';
import { objectToReport } from './object-to-report.ts';
import { reportNotAgreed } from './report-not-agreed.ts';
import { showJobReports } from './show-job-reports.ts';

const { db } = await testDatabase();
const HOUR = 60;
const DAY = 24 * HOUR;
let people = 0;

/** A job at its end, with both sides' links and addresses. */
async function aJob(step: 'accepted' | 'completed' = 'completed') {
  const clock = testClock();
  const ctx = testContext(db, { clock, ports: takingPorts });
  people += 1;
  const email = `agreed${people}@example.com`;
  const job = await anAcceptedRequest(ctx, { customerEmail: email, smsConsent: false });
  const work = step === 'completed' ? (['start', 'complete'] as const) : [];
  for (const step of work) await reportProgress(ctx, { ...job, step });
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from contractors where id = ${job.contractorId}`,
  );
  const [customer, contractorLink] = [{ id: job.id }, { id: job.referralId, contractorId: job.contractorId }];
  const toldTo = async (address: string, words: string) => {
    await handOver(ctx);
    return (await messagesTo(ctx, address)).filter((message) => message.words.includes(words));
  };
  const operator = { ...(await signedInAs(ctx, 'operator')), clock };
  const reported = async () => JobReportId.parse((await showJobReports(ctx, customer)).reports.at(-1)?.id);
  const contractor = rows[0]?.email ?? '';
  return { ctx, clock, job, customer, contractorLink, operator, toldTo, reported, email, contractor };
}

describe('that it isn’t the work agreed', () => {
  it('is said by a side once: both see it, the other side is told once and can object', async () => {
    const { ctx, customer, contractorLink, toldTo, contractor, job } = await aJob();
    for (let time = 0; time < 2; time += 1) await reportNotAgreed(ctx, customer, 'It is another tap', 'key');
    await expect(reportNotAgreed(ctx, customer, 'Again')).rejects.toMatchObject({ code: 'already-happened' });
    const seen = await showJobReports(ctx, contractorLink);
    expect(seen).toMatchObject({
      viewer: 'contractor',
      reports: [{ kind: 'not-agreed', by: 'customer', message: 'It is another tap', status: 'open' }],
    });
    expect(seen.reports[0]?.objectUntil).not.toBeNull();
    expect((await showJobReports(ctx, customer)).reports[0]?.objectUntil).toBeNull();
    const told = await toldTo(contractor, 'not the work you had agreed on');
    expect(told).toHaveLength(1);
    expect(told[0]?.words).toContain('It is another tap');
    expect((await trackRequest(ctx, job.id)).history.at(-1)?.text).toBe('You reported that it is not the work agreed');
  });

  it('is no silence: the completion is disputed until its customer confirms it', async () => {
    const { ctx, clock, customer, job } = await aJob();
    const completedAt = (await openCase(ctx, job.id, async (_ctx, { request }) => request)).completedAt?.toISOString();
    await reportNotAgreed(ctx, customer, 'It is another tap');
    clock.advance(SIGN_OFF_DAYS * DAY + 1);
    await signOffUnanswered(ctx, { requestId: job.id, completedAt: completedAt ?? '' });
    const { signOff: standing, history } = await trackRequest(ctx, job.id);
    expect(standing).toEqual({ state: 'disputed', until: null });
    expect(history.at(-1)?.text).toBe('You reported that it is not the work agreed');
    expect((await signOff(ctx, job.id)).signOff).toEqual({ state: 'confirmed', until: null });
  });

  it('can be said by the contractor, too, and changes nothing about the confirmation', async () => {
    const { ctx, contractorLink, job, toldTo, email } = await aJob();
    await reportNotAgreed(ctx, contractorLink, 'They wanted a second sink');
    expect((await trackRequest(ctx, job.id)).signOff).toMatchObject({ state: 'asked' });
    expect(await toldTo(email, 'They wanted a second sink')).toHaveLength(1);
  });

  it('can’t be said before the work is completed, fourteen days after it, or with a stranger’s link', async () => {
    const early = await aJob('accepted');
    const refused = { code: 'already-happened' };
    await expect(reportNotAgreed(early.ctx, early.customer, 'No')).rejects.toMatchObject(refused);
    const { ctx, clock, customer, contractorLink, job } = await aJob();
    const foreign = { id: job.referralId, contractorId: early.job.contractorId };
    await expect(reportNotAgreed(ctx, foreign, 'No')).rejects.toMatchObject({ code: 'not-found' });
    clock.advance(NOT_AGREED_DAYS * DAY);
    expect((await showJobReports(ctx, contractorLink)).notAgreedUntil).not.toBeNull();
    clock.advance(1);
    expect((await showJobReports(ctx, customer)).notAgreedUntil).toBeNull();
    await expect(reportNotAgreed(ctx, customer, 'No')).rejects.toMatchObject(refused);
  });

  it('is void once the work is reopened, and can be said of the next completion', async () => {
    const { ctx, clock, customer, job, operator, contractorLink, reported } = await aJob();
    await reportNotAgreed(ctx, customer, 'It is another tap');
    await objectToReport(ctx, contractorLink, { reportId: await reported(), message: 'It is the one in the offer' });
    const id = await reported();
    await reopenRequest(ctx, job.id, { reason: 'faulty' });
    expect((await jobReportsOf(ctx, job.id)).map(({ status }) => status)).toEqual(['void']);
    await expect(decideJobReport(operator, id, { stands: true, reason: 'Too late' })).rejects.toMatchObject({
      code: 'already-happened',
    });
    clock.advance(HOUR);
    await reportProgress(ctx, { ...job, step: 'complete' });
    await reportNotAgreed(ctx, customer, 'Still another tap');
    expect((await showJobReports(ctx, customer)).reports.map(({ status }) => status)).toEqual(['void', 'open']);
  });
});

describe('an objection', () => {
  it('is the other side’s, within its hours; without one, the report stands', async () => {
    const { ctx, clock, customer, contractorLink, reported } = await aJob();
    await reportNotAgreed(ctx, customer, 'It is another tap');
    const reportId = await reported();
    const objection = { reportId, message: 'It is the one in the offer' };
    await expect(objectToReport(ctx, customer, objection)).rejects.toMatchObject({ code: 'already-happened' });
    clock.advance(OBJECTION_HOURS * HOUR + 1);
    expect((await showJobReports(ctx, contractorLink)).reports[0]).toMatchObject({
      status: 'stands',
      objectUntil: null,
    });
    await expect(objectToReport(ctx, contractorLink, objection)).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('waits for an operator, whose decision is told to each side once and changes only the record', async () => {
    const { ctx, customer, contractorLink, reported, operator, toldTo, email, job, clock } = await aJob();
    await reportNotAgreed(ctx, customer, 'It is another tap, call 502-555-0177');
    clock.advance(HOUR);
    const objection = { reportId: await reported(), message: 'It is the one in the offer' };
    for (let time = 0; time < 2; time += 1) await objectToReport(ctx, contractorLink, objection, 'key');
    expect(await toldTo(email, 'It is the one in the offer')).toHaveLength(1);
    const waiting = (await listJobReports(operator)).find(({ id }) => id === objection.reportId);
    expect(waiting).toMatchObject({ by: 'customer', objection: objection.message, earlier: 0 });
    // Neither the customer nor a way to reach them.
    expect(waiting?.message).not.toContain('0177');
    expect(waiting?.record.map(({ text }) => text)).toContain('You reported that it is not the work agreed');
    const before = await trackRequest(ctx, job.id);
    const feeOf = async () =>
      (await db.execute(sql`select status from referral_fees where referral_id = ${job.referralId}`)).rows;
    const fee = await feeOf();
    const decided = await decideJobReport(operator, objection.reportId, { stands: false, reason: 'As in the offer' });
    expect(decided.status).toBe('overturned');
    await expect(
      decideJobReport(operator, objection.reportId, { stands: true, reason: 'Twice' }),
    ).rejects.toMatchObject({ code: 'already-happened' });
    expect(await trackRequest(ctx, job.id)).toMatchObject({ status: before.status, signOff: before.signOff });
    expect(await feeOf()).toEqual(fee);
    expect(await toldTo(email, 'the report does not count')).toHaveLength(1);
    expect((await listJobReports(operator)).some(({ id }) => id === objection.reportId)).toBe(false);
    const { rows } = await db.execute<{ details: { reason: string } }>(
      sql`select details from audit_log where action = 'decide-job-report' and subject_id = ${objection.reportId}`,
    );
    expect(rows.map(({ details }) => details.reason)).toEqual(['As in the offer']);
  });

  it('can’t be decided before there is one', async () => {
    const { ctx, customer, operator, reported } = await aJob();
    await reportNotAgreed(ctx, customer, 'It is another tap');
    await expect(decideJobReport(operator, await reported(), { stands: true, reason: 'Early' })).rejects.toMatchObject({
      code: 'already-happened',
    });
  });

  it('is decided by the record of the day if that contradicts the side that reported', async () => {
    const { ctx, clock, customer, job, contractorLink, toldTo, email } = await aJob('accepted');
    const missedVisitAt = clock.now();
    clock.advance(HOUR);
    await openJob(ctx, { id: job.id }, (ctx, { record }) => record(ctx, { event: 'book' }));
    await openJob(ctx, contractorLink, async (ctx, { record }) => {
      await record(ctx, { event: 'unbook', details: { kind: 'customer-absent' }, missedVisitAt });
    });
    await reportProgress(ctx, { ...job, step: 'start' });
    const [report] = (await showJobReports(ctx, customer)).reports;
    if (report === undefined) throw new Error('Nothing was reported');
    const { reports } = await objectToReport(ctx, customer, { reportId: report.id, message: 'I was at home' });
    expect(reports[0]).toMatchObject({ kind: 'customer-absent', status: 'overturned', decidedBy: 'record' });
    expect(await toldTo(email, 'the report does not count')).toHaveLength(1);
    expect(await toldTo(email, 'objects to your report')).toHaveLength(0);
  });
});

it('the words of both sides go with the customer, and the outcome stays', async () => {
  const { ctx, customer, contractorLink, reported, email, job } = await aJob();
  await reportNotAgreed(ctx, customer, 'It is another tap');
  await objectToReport(ctx, contractorLink, { reportId: await reported(), message: 'Mrs. Delgado agreed' });
  await eraseRequestsNaming(ctx, { email, phone: null });
  expect(await jobReportsOf(ctx, job.id)).toMatchObject([{ message: null, objection: null, status: 'objected' }]);
});
