import { REPORT_DAYS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { type ConnectionReportId, RequestLinkId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { aProvider, intentOf, tell } from '../../../payments/fixtures.ts';
import { showPaymentDetails } from '../../../payments/use-cases/show-payment-details.ts';
import { signedInAs, takingPorts } from '../../fixtures.ts';
import { cancelRequest } from '../../requests/use-cases/cancel-request.ts';
import { reportProgress } from '../../requests/use-cases/report-progress.ts';
import { showRequest } from '../../requests/use-cases/show-request.ts';
import { type AConnection, aConnection, runMoneyJobs } from '../../testing/fees.ts';
import { reportOfReferral } from '../store/connection-report.ts';
import { decideConnectionReport, listConnectionReports } from './decide-connection-report.ts';
import {
  answerConnectionCheck,
  endConnectionCheck,
  reportBadConnection,
  showConnectionCheck,
} from './report-bad-connection.ts';
import { showReferralPayment } from './show-referral-payment.ts';

const { db } = await testDatabase();
const clock = testClock();
const provider = aProvider(clock);
const ctx = testContext(db, { clock, ports: { ...takingPorts, payments: provider }, settings: { freeReferrals: 0 } });
const operator = await signedInAs(ctx, 'operator');

async function paid(contractorId?: AConnection['contractorId']): Promise<AConnection> {
  const connection = await aConnection(ctx, contractorId ?? (await aContractor(ctx)).id);
  if (connection.paymentId === null) throw new Error('It was free');
  await showPaymentDetails(ctx, connection.paymentId);
  await tell(ctx, provider.pay(intentOf(provider, connection.paymentId)));
  await runMoneyJobs(ctx);
  return connection;
}

const report = ({ referralId, contractorId }: AConnection) =>
  reportBadConnection(ctx, { referralId, contractorId, reason: 'unreachable', note: 'Called five times.' });
const idOf = async ({ referralId }: AConnection): Promise<ConnectionReportId> => {
  const found = await reportOfReferral(ctx, referralId);
  if (found === null) throw new Error('Nothing was reported');
  return found.id;
};
const refunds = async ({ paymentId }: AConnection) =>
  (await db.execute<{ status: string }>(sql`select status from refunds where payment_id = ${paymentId}`)).rows;
const hours = (count: number) => clock.advance(count * 60);

describe('a bad connection', () => {
  it('is asked about on the customer’s own channels, by a link that is the customer’s alone', async () => {
    const connection = await paid();
    expect(await report(connection)).toMatchObject({ status: 'asked', reason: 'unreachable' });
    const id = await idOf(connection);
    const { rows } = await db.execute<{ channel: string; recipient: string; text: string }>(sql`
      select channel, recipient, text from messages where purpose = 'connection-check' and about_id = ${connection.request.id}
      order by channel`);
    expect(rows.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', 'ana.delgado@example.com'],
      ['sms', '+15025550177'],
    ]);
    for (const { text } of rows) expect(text).toContain(`https://plumbline.example/connection-check/${id}`);
    expect(
      JSON.stringify(await showReferralPayment(ctx, connection.referralId, connection.contractorId)),
    ).not.toContain(id);
    expect(await showConnectionCheck(ctx, id)).toMatchObject({ status: 'asked', reason: 'unreachable' });
  });

  it('is given back to the card when the customer says so, and the customer is offered the next', async () => {
    const connection = await paid();
    await report(connection);
    expect(await answerConnectionCheck(ctx, await idOf(connection), 'not-connected')).toMatchObject({
      status: 'refunded',
    });
    await runMoneyJobs(ctx);
    expect(await refunds(connection)).toEqual([{ status: 'succeeded' }]);
    expect((await connection.request.referral()).status).toBe('released');
    expect((await connection.request.request()).status).toBe('contractors-notified');
    const { referralId, contractorId } = connection;
    expect(await showReferralPayment(ctx, referralId, contractorId)).toMatchObject({ status: 'ended', details: null });
    const link = RequestLinkId.parse(referralId);
    expect(await showRequest(ctx, link)).toMatchObject({ status: 'released', releasedFor: 'bad-connection' });
  });

  it('is given back when the customer doesn’t answer within 72 hours, and not before', async () => {
    const connection = await paid();
    await report(connection);
    const reportId = await idOf(connection);
    hours(72);
    await endConnectionCheck(ctx, { reportId });
    await endConnectionCheck(ctx, { reportId });
    await runMoneyJobs(ctx);
    expect(await refunds(connection)).toEqual([{ status: 'succeeded' }]);
    const { rows } = await db.execute<{ waits: string }>(sql`
      select (run_at - ${new Date(clock.now().getTime() - 72 * 3_600_000).toISOString()}::timestamptz)::text as waits
      from graphile_worker._private_jobs where key = ${`connection-check-deadline:${reportId}`}`);
    expect(rows).toEqual([{ waits: '3 days' }]);
  });

  it('stays paid when the customer says that they spoke', async () => {
    const connection = await paid();
    await report(connection);
    const reportId = await idOf(connection);
    await answerConnectionCheck(ctx, reportId, 'spoke');
    await answerConnectionCheck(ctx, reportId, 'spoke');
    await expect(answerConnectionCheck(ctx, reportId, 'not-connected')).rejects.toMatchObject({
      code: 'already-happened',
    });
    hours(73);
    await endConnectionCheck(ctx, { reportId });
    await runMoneyJobs(ctx);
    expect(await refunds(connection)).toEqual([]);
    expect((await connection.request.referral()).status).toBe('settled');
    // An operator may decide otherwise.
    await decideConnectionReport(operator, reportId, { refund: true, reason: 'The customer mistook the firm' });
    await runMoneyJobs(ctx);
    expect(await refunds(connection)).toEqual([{ status: 'succeeded' }]);
  });

  it(`can be reported for ${REPORT_DAYS} days, once, by its contractor, and only when it was made`, async () => {
    const connection = await paid();
    const other = await aContractor(ctx);
    await expect(report({ ...connection, contractorId: other.id })).rejects.toMatchObject({ code: 'not-found' });
    const unpaid = await aConnection(ctx, other.id);
    await expect(report(unpaid)).rejects.toMatchObject({ code: 'already-happened' });
    hours(REPORT_DAYS * 24 - 1);
    const late = await paid();
    const first = await report(connection);
    expect(await report(connection)).toEqual(first);
    hours(REPORT_DAYS * 24);
    await expect(report(late)).rejects.toMatchObject({
      code: 'already-happened',
      message: expect.stringContaining(`${REPORT_DAYS} days`),
    });
  });

  it('can’t be reported once the work has started, and a report that waits then has no effect', async () => {
    const [started, reported] = [await paid(), await paid()];
    const start = ({ referralId, contractorId }: AConnection) =>
      reportProgress(ctx, { referralId, contractorId, step: 'start' });
    await start(started);
    await expect(report(started)).rejects.toMatchObject({
      code: 'already-happened',
      message: expect.stringContaining('started'),
    });
    await report(reported);
    await start(reported);
    hours(72);
    await endConnectionCheck(ctx, { reportId: await idOf(reported) });
    await runMoneyJobs(ctx);
    expect(await refunds(reported)).toEqual([]);
    expect(await showConnectionCheck(ctx, await idOf(reported))).toMatchObject({ status: 'void' });
  });

  it('of the last 20 is given back 4 times without an operator’s look, also when reported at the same instant', async () => {
    const { id: contractorId } = await aContractor(ctx);
    const connections: AConnection[] = [];
    for (let index = 0; index < 6; index++) connections.push(await paid(contractorId));
    const standing = await Promise.all(connections.map(report));
    expect(standing.filter(({ status }) => status === 'asked')).toHaveLength(4);
    const looked = connections[standing.findIndex(({ status }) => status === 'operator')];
    if (looked === undefined) throw new Error('Nothing waits for an operator');
    const reportId = await idOf(looked);
    await answerConnectionCheck(ctx, reportId, 'not-connected');
    hours(73);
    await endConnectionCheck(ctx, { reportId });
    await runMoneyJobs(ctx);
    expect(await refunds(looked)).toEqual([]);
    const { items } = await listConnectionReports(operator, { limit: 20, status: 'operator' });
    expect(items.find(({ id }) => id === reportId)).toMatchObject({ customerAnswer: 'not-connected', amount: 5 });
    await decideConnectionReport(operator, reportId, { refund: true, reason: 'Looks right' });
    await expect(
      decideConnectionReport(operator, reportId, { refund: false, reason: 'Looks wrong' }),
    ).rejects.toMatchObject({ code: 'already-happened' });
    await runMoneyJobs(ctx);
    expect(await refunds(looked)).toEqual([{ status: 'succeeded' }]);
    const { rows } = await db.execute(sql`select action from audit_log where subject_id = ${reportId}`);
    expect(rows).toEqual([{ action: 'refund-connection' }]);
  });

  it('is given back once when the customer answers, cancels and stays silent at the same instant', async () => {
    const connection = await paid();
    await report(connection);
    const reportId = await idOf(connection);
    hours(72);
    await Promise.allSettled([
      answerConnectionCheck(ctx, reportId, 'not-connected'),
      endConnectionCheck(ctx, { reportId }),
      cancelRequest(ctx, connection.request.id),
    ]);
    await runMoneyJobs(ctx);
    expect(await refunds(connection)).toEqual([{ status: 'succeeded' }]);
  });
});
