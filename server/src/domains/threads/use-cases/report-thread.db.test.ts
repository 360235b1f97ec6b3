import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { anAcceptedRequest, signedInAs, takingPorts } from '../../service-requests/fixtures.ts';
import { type BothLinks, linkOf, write } from '../fixtures.ts';
import { blockThread } from './block-thread.ts';
import { exportThread } from './export-thread.ts';
import { endReport, listReports, readReported, reportThread } from './report-thread.ts';
import { showThread } from './show-thread.ts';

const { db } = await testDatabase();
const ctx = testContext(db, { ports: takingPorts });

async function connected(): Promise<BothLinks> {
  const { id, referralId, contractorId } = await anAcceptedRequest(ctx);
  return { requestId: id, referralId, contractorId };
}

const audited = async () =>
  (
    await db.execute<{ action: string }>(
      sql`select action from audit_log where subject_kind = 'thread-report' order by id`,
    )
  ).rows.map(({ action }) => action);

it('a blocked thread takes no messages from either side, and both are told', async () => {
  const links = await connected();
  await write(ctx, links, 'customer', 'Hello');
  expect(await blockThread(ctx, linkOf(links, 'customer'))).toMatchObject({ blockedBy: 'me' });
  await blockThread(ctx, linkOf(links, 'contractor'));
  const whyNot = async (party: 'customer' | 'contractor') => (await showThread(ctx, linkOf(links, party))).whyNot;
  expect(await whyNot('customer')).toContain('You have ended');
  expect(await whyNot('contractor')).toContain('The other side has ended');
  for (const party of ['customer', 'contractor'] as const) {
    await expect(write(ctx, links, party, 'More')).rejects.toMatchObject({ code: 'already-happened' });
  }
  expect(await exportThread(ctx, linkOf(links, 'contractor'))).toContain('Ana Delgado: Hello');
});

it('operators read a reported thread while the report is open, and each reading is recorded', async () => {
  const links = await connected();
  await write(ctx, links, 'contractor', 'You owe me.');
  const view = await reportThread(ctx, linkOf(links, 'customer'), 'They shout.');
  expect(view.isReported).toBe(true);
  expect((await showThread(ctx, linkOf(links, 'contractor'))).isReported).toBe(false);
  await reportThread(ctx, linkOf(links, 'customer'), 'Again.');
  const operator = await signedInAs(ctx, 'operator');
  const [report, ...others] = await listReports(operator);
  expect(others).toEqual([]);
  expect(report).toMatchObject({ by: 'customer', note: 'They shout.', messages: 1, isBlocked: false });
  expect(JSON.stringify(report)).not.toMatch(/You owe me|Delgado/);
  if (report === undefined) throw new Error('There is no report');
  await expect(readReported(ctx, report.id)).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await readReported(operator, report.id)).toMatchObject([{ by: 'contractor', text: 'You owe me.' }]);
  await endReport(operator, report.id, { block: true, reason: 'Threats' });
  expect(await audited()).toEqual(['read-thread', 'close-thread-report']);
  expect((await showThread(ctx, linkOf(links, 'contractor'))).whyNot).toContain('We have ended this conversation');
  expect(await listReports(operator)).toEqual([]);
  await expect(readReported(operator, report.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(endReport(operator, report.id, { block: false, reason: 'Twice' })).rejects.toMatchObject({
    code: 'already-happened',
  });
});
