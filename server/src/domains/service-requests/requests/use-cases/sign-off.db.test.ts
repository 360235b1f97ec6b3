import { SIGN_OFF_DAYS, SIGN_OFF_REMINDER_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import { RequestLinkId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { anAcceptedRequest, handOver, messagesTo, takingPorts } from '../../fixtures.ts';
import { reopenRequest } from './contradict-report.ts';
import { reportProgress } from './report-progress.ts';
import { showRequest } from './show-request.ts';
import { type Completion, remindToSignOff, signOff, signOffUnanswered } from './sign-off.ts';
import { signOffByText } from './sign-off-by-text.ts';
import { trackRequest } from './track-request.ts';

const { db } = await testDatabase();
const DAY = 24 * 60;
let people = 0;

/** A job whose contractor has reported it completed, with its customer's addresses. */
async function aCompletedJob(given: Record<string, unknown> = {}) {
  const clock = testClock();
  const ctx = testContext(db, { clock, ports: takingPorts });
  people += 1;
  const [email, phone] = [`done${people}@example.com`, `+1502555${String(1000 + people).slice(-4)}`];
  const job = await anAcceptedRequest(ctx, { customerEmail: email, customerPhone: phone, ...given });
  for (const step of ['start', 'complete'] as const) {
    await reportProgress(ctx, { ...job, step });
    clock.advance(1);
  }
  clock.advance(-1);
  const words = async (to: string) => {
    await handOver(ctx);
    return (await messagesTo(ctx, to)).map(({ words }) => words);
  };
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from contractors where id = ${job.contractorId}`,
  );
  return { ctx, clock, job, email, phone, contractor: rows[0]?.email ?? '', words };
}
type CompletedJob = Awaited<ReturnType<typeof aCompletedJob>>;

/** The jobs planned for a request, with when they run. */
async function plannedFor({ job }: CompletedJob): Promise<{ task: string; payload: Completion; runAt: Date }[]> {
  const { rows } = await db.execute<{ task: string; payload: Completion; run_at: string }>(sql`
    select task.identifier as task, job.payload, job.run_at from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.payload ->> 'requestId' = ${job.id} and task.identifier like '%sign-off%' order by job.run_at`);
  return rows.map(({ task, payload, run_at }) => ({ task, payload, runAt: new Date(run_at) }));
}

/** Runs what is planned for a request, as the worker does when its time has come. */
async function runDue(given: CompletedJob): Promise<void> {
  for (const { task, payload, runAt } of await plannedFor(given)) {
    if (runAt > given.ctx.clock.now()) continue;
    await (task === 'remind-to-sign-off' ? remindToSignOff : signOffUnanswered)(given.ctx, payload);
  }
}

const standing = async ({ ctx, job }: CompletedJob) => (await trackRequest(ctx, job.id)).signOff;
const eventsOf = async ({ job }: CompletedJob) =>
  (
    await db.execute<{ says: string }>(sql`
      select type || ' by ' || party as says from service_request_events where request_id = ${job.id} order by id`)
  ).rows.map(({ says }) => says);

describe('a reported completion', () => {
  it('asks the customer to confirm it, and says in the first message from when silence counts', async () => {
    const given = await aCompletedJob();
    const asked = (await given.words(given.email)).at(-1) ?? '';
    expect(asked).toMatch(
      /Please confirm it, or tell us if it is not\. Without an answer by .+, it counts as confirmed\./,
    );
    const text = (await given.words(given.phone)).at(-1) ?? '';
    expect(text).toMatch(/Reply DONE if it is\. If not: https:\/\/\S+\/track\//);
    expect(await standing(given)).toMatchObject({ state: 'asked' });
    expect((await trackRequest(given.ctx, given.job.id)).reviewInvitationId).toBeNull();
  });

  it('is confirmed by the customer once, who is led to the review; the contractor is told once', async () => {
    const given = await aCompletedJob();
    for (let time = 0; time < 2; time += 1) await signOff(given.ctx, given.job.id, 'key');
    const record = await signOff(given.ctx, given.job.id);
    expect(record).toMatchObject({ status: 'completed', signOff: { state: 'confirmed', until: null } });
    expect(record.reviewInvitationId).not.toBeNull();
    expect(record.history.at(-1)?.text).toBe('You confirmed that the work is done');
    expect((await eventsOf(given)).filter((says) => says.startsWith('sign-off'))).toEqual(['sign-off by customer']);
    const told = (await given.words(given.contractor)).filter((words) => words.includes('confirmed that the work'));
    expect(told).toHaveLength(1);
    expect((await given.words(given.email)).filter((words) => words.includes('/review/'))).toHaveLength(1);
    expect(await showRequest(given.ctx, RequestLinkId.parse(given.job.referralId))).toMatchObject({
      signOff: { state: 'confirmed' },
    });
  });

  it('is reminded of once, and counts as confirmed only after the last moment to object', async () => {
    const given = await aCompletedJob();
    given.clock.advance(SIGN_OFF_REMINDER_DAYS * DAY);
    for (let time = 0; time < 2; time += 1) await runDue(given);
    const reminded = (await given.words(given.email)).filter((words) => words.includes("If we don't hear from you by"));
    expect(reminded).toHaveLength(1);
    given.clock.advance((SIGN_OFF_DAYS - SIGN_OFF_REMINDER_DAYS) * DAY);
    const [silence] = (await plannedFor(given)).filter(({ task }) => task === 'sign-off-unanswered');
    if (silence === undefined) throw new Error('Nothing is planned');
    await signOffUnanswered(given.ctx, silence.payload);
    expect(await standing(given)).toMatchObject({ state: 'asked' });
    given.clock.advance(1);
    for (let time = 0; time < 2; time += 1) await runDue(given);
    expect(await standing(given)).toEqual({ state: 'unanswered', until: null });
    expect((await eventsOf(given)).filter((says) => says.startsWith('sign-off'))).toEqual(['sign-off by system']);
    const told = (await given.words(given.contractor)).filter((words) => words.includes('counts as confirmed'));
    expect(told).toHaveLength(1);
    const record = await trackRequest(given.ctx, given.job.id);
    expect(record.history.at(-1)?.text).toBe('Nothing was reported within 7 days, so the work counts as confirmed');
    expect(record.canReopen).toBe(false);
  });

  it('that was disputed is asked about anew, and the silence of the first time counts for nothing', async () => {
    const given = await aCompletedJob();
    const planned = await plannedFor(given);
    const [first] = planned.filter(({ task }) => task === 'sign-off-unanswered');
    const [reminder] = planned.filter(({ task }) => task === 'remind-to-sign-off');
    given.clock.advance(DAY);
    await signOff(given.ctx, given.job.id);
    await reopenRequest(given.ctx, given.job.id, { reason: 'unfinished' });
    expect(await standing(given)).toBeNull();
    given.clock.advance(DAY);
    await reportProgress(given.ctx, { ...given.job, step: 'complete' });
    expect(await standing(given)).toMatchObject({ state: 'asked' });
    if (reminder) await remindToSignOff(given.ctx, reminder.payload);
    expect((await given.words(given.email)).filter((words) => words.includes("If we don't hear"))).toEqual([]);
    given.clock.advance(SIGN_OFF_DAYS * DAY - 1);
    if (first) await signOffUnanswered(given.ctx, first.payload);
    expect(await standing(given)).toMatchObject({ state: 'asked' });
    expect((await given.words(given.email)).filter((words) => words.includes('Please confirm it'))).toHaveLength(2);
  });

  it('can’t be confirmed before it was reported', async () => {
    const ctx = testContext(db, { ports: takingPorts });
    const { id } = await anAcceptedRequest(ctx);
    await expect(signOff(ctx, id)).rejects.toMatchObject({ code: 'already-happened' });
  });
});

describe('a text that confirms the work', () => {
  const send = (given: CompletedJob, body: string, id = 'tx') =>
    signOffByText(given.ctx, { id: `${id}${given.phone}`, sender: given.phone, body });
  const replies = async (given: CompletedJob) =>
    (await given.words(given.phone)).filter((words) =>
      /Thank you\. The work|Muchas gracias\. El trabajo|Which job/.test(words),
    );

  it.each([
    ['DONE', 'Thank you. The work counts as done.'],
    ['Listo, gracias', 'Muchas gracias. El trabajo cuenta como terminado.'],
    ['HECHO', 'Muchas gracias. El trabajo cuenta como terminado.'],
  ])('has the effect of the page, and an answer in its language: %s', async (body, answer) => {
    const given = await aCompletedJob();
    for (let time = 0; time < 2; time += 1) expect(await send(given, body)).toBe(true);
    expect(await standing(given)).toMatchObject({ state: 'confirmed' });
    expect(await replies(given)).toEqual([expect.stringContaining(answer)]);
  });

  it('asks back if it could mean two jobs, and takes the number of one', async () => {
    const given = await aCompletedJob();
    const other = await anAcceptedRequest(given.ctx, { customerPhone: given.phone });
    for (const step of ['start', 'complete'] as const) await reportProgress(given.ctx, { ...other, step });
    expect(await send(given, 'done')).toBe(true);
    expect(await replies(given)).toEqual([expect.stringMatching(/Which job\? Reply like DONE PL-\w{6}\. Also: PL-/)]);
    const { requestNumber } = await trackRequest(given.ctx, other.id);
    expect(await send(given, `done ${requestNumber}`, 'ty')).toBe(true);
    expect((await trackRequest(given.ctx, other.id)).signOff).toMatchObject({ state: 'confirmed' });
    expect(await standing(given)).toMatchObject({ state: 'asked' });
  });

  it('means nothing from a stranger, from somebody who gets no texts, or once the days are over', async () => {
    const given = await aCompletedJob({ smsConsent: false });
    expect(await send(given, 'DONE')).toBe(false);
    const other = await aCompletedJob();
    expect(await signOffByText(other.ctx, { id: 'tz', sender: '+15025559999', body: 'DONE' })).toBe(false);
    expect(await send(other, 'Is it done?')).toBe(false);
    other.clock.advance(SIGN_OFF_DAYS * DAY + 1);
    expect(await send(other, 'DONE')).toBe(false);
  });
});
