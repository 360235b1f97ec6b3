import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { anAcceptedRequest, messagesTo, takingPorts } from '../../fixtures.ts';
import { cancelRequest } from './cancel-request.ts';
import { reopenRequest, reportNotStarted } from './contradict-report.ts';
import { reportProgress } from './report-progress.ts';
import { openJob } from './schedule-work.ts';
import { showRequest } from './show-request.ts';
import { trackRequest } from './track-request.ts';

const { db } = await testDatabase();

/** Returns an accepted job with new addresses for both parties, and a separate clock. */
async function aJob() {
  const clock = testClock();
  const ctx = testContext(db, { clock, ports: takingPorts });
  const [customerEmail, email] = [`u${crypto.randomUUID()}@example.com`, `c${crypto.randomUUID()}@example.com`];
  const contractor = await aContractor(ctx, { email, isClaimed: true });
  const job = await anAcceptedRequest(ctx, { selectedPlumberIds: [contractor.id], customerEmail });
  const report = (step: 'start' | 'complete') => reportProgress(ctx, { ...job, step });
  const subjects = async (to: string) => (await messagesTo(ctx, to)).map(({ subject }) => subject);
  const letterTo = async (to: string, about: string) =>
    (await messagesTo(ctx, to)).find(({ subject }) => subject.includes(about));
  return { ctx, clock, letterTo, job, report, contractor, customerEmail, email, subjects };
}

describe('a disputed start', () => {
  it('goes back to before the start: the request can be canceled again, and both parties are notified', async () => {
    const { ctx, job, report, contractor, customerEmail, email, letterTo } = await aJob();
    await report('start');
    expect(await trackRequest(ctx, job.id)).toMatchObject({ canCancel: false, canDenyStart: true });
    const given = { reason: 'nobody-came', message: 'I waited until noon' } as const;
    expect(await reportNotStarted(ctx, job.id, given)).toMatchObject({
      status: 'contractor-selected',
      statusMessage: `You said that nobody came; we told ${contractor.companyName}.`,
      contradicted: { step: 'start', reason: 'nobody-came' },
      canCancel: true,
      canDenyStart: false,
    });
    const toContractor = await letterTo(email, 'The customer says that you have not started');
    expect(toContractor?.words).toContain('nobody came');
    expect(toContractor?.words).toContain('I waited until noon');
    expect((await letterTo(customerEmail, 'You said that nobody came'))?.words).toContain(contractor.companyName);
    expect(await showRequest(ctx, job.referralId)).toMatchObject({
      requestStatus: 'contractor-selected',
      contradicted: { step: 'start', reason: 'nobody-came' },
    });
    const { history } = await trackRequest(ctx, job.id);
    expect(history.at(-1)?.text).toBe(`You said that nobody came; ${contractor.companyName} was told`);
    expect((await cancelRequest(ctx, job.id)).status).toBe('cancelled');
  });

  it('goes back to the appointment when one is booked', async () => {
    const { ctx, job, report } = await aJob();
    const startsAt = '2026-12-03T19:00:00.000Z';
    await openJob(ctx, { id: job.id }, (ctx, { record }) =>
      record(ctx, { event: 'book', details: { kind: 'book', startsAt } }),
    );
    await report('start');
    const record = await reportNotStarted(ctx, job.id, { reason: 'not-begun' });
    expect(record).toMatchObject({ status: 'scheduled', appointmentAt: startsAt });
  });

  it('is announced again when it is reported again, and so is the customer’s answer', async () => {
    const { ctx, job, report, customerEmail, email, subjects } = await aJob();
    for (let time = 0; time < 2; time += 1) {
      await report('start');
      await reportNotStarted(ctx, job.id, { reason: 'not-begun' });
    }
    const count = (all: readonly string[], words: string) => all.filter((subject) => subject.includes(words)).length;
    expect(count(await subjects(customerEmail), 'The work has begun')).toBe(2);
    expect(count(await subjects(email), 'you have not started')).toBe(2);
  });

  it('stands until the next report replaces it', async () => {
    const { ctx, job, report } = await aJob();
    await report('start');
    await reportNotStarted(ctx, job.id, { reason: 'not-begun' });
    await expect(reportNotStarted(ctx, job.id, { reason: 'not-begun' })).rejects.toMatchObject({
      code: 'already-happened',
    });
    await report('start');
    expect(await trackRequest(ctx, job.id)).toMatchObject({
      contradicted: null,
      statusMessage: 'Your service is currently in progress.',
    });
  });
});

describe('a disputed completion', () => {
  it('goes back to the work, says so truthfully, and gives the contractor the reason and the words', async () => {
    const { ctx, job, report, contractor, email, letterTo } = await aJob();
    await report('start');
    await report('complete');
    const record = await reopenRequest(ctx, job.id, { reason: 'faulty', message: 'It still drips' });
    expect(record).toMatchObject({
      status: 'in-progress',
      statusMessage: `You said it is not completed; we told ${contractor.companyName}.`,
      canDenyStart: true,
    });
    const told = await letterTo(email, 'Not completed after all');
    expect(told?.words).toContain('not completed after all: something is not right');
    expect(told?.words).toContain('It still drips');
  });

  it('has not begun either when nobody came, within the same days', async () => {
    const { ctx, clock, job, report } = await aJob();
    await report('start');
    await report('complete');
    clock.advance(REOPEN_DAYS * 1440 + 1);
    expect(await trackRequest(ctx, job.id)).toMatchObject({ canReopen: false, canDenyStart: false });
    await expect(reopenRequest(ctx, job.id, { reason: 'nobody-came' })).rejects.toMatchObject({
      message: `The work was completed more than ${REOPEN_DAYS} days ago.`,
    });
    clock.advance(-2);
    expect(await reopenRequest(ctx, job.id, { reason: 'nobody-came' })).toMatchObject({
      status: 'contractor-selected',
      contradicted: { step: 'start', reason: 'nobody-came' },
    });
  });

  it('is announced again when it is reported again', async () => {
    const { ctx, job, report, customerEmail, subjects } = await aJob();
    await report('start');
    await report('complete');
    await reopenRequest(ctx, job.id, { reason: 'unfinished' });
    await report('complete');
    const told = (await subjects(customerEmail)).filter((subject) => subject.includes('Is the work done?'));
    expect(told).toHaveLength(2);
  });
});

describe('a report that a browser without a connection sends again later', () => {
  it('counts once, even if the customer has disputed it meanwhile', async () => {
    const { ctx, job } = await aJob();
    const start = () => reportProgress(ctx, { ...job, step: 'start' }, 'start-1');
    await start();
    await reportNotStarted(ctx, job.id, { reason: 'not-begun' });
    await start();
    expect((await trackRequest(ctx, job.id)).status).toBe('contractor-selected');
  });

  it('is not refused as a dispute that has already been recorded', async () => {
    const { ctx, job, report } = await aJob();
    await report('start');
    const dispute = () => reportNotStarted(ctx, job.id, { reason: 'not-begun' }, 'dispute-1');
    const { history } = await dispute();
    expect((await dispute()).history).toEqual(history);
    await report('start');
    await report('complete');
    const reopen = () => reopenRequest(ctx, job.id, { reason: 'unfinished' }, 'reopen-1');
    await reopen();
    await report('complete');
    expect((await reopen()).status).toBe('completed');
  });
});
