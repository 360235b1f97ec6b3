import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { anOutgoingMessage } from '../../domains/messaging/fixtures.ts';
import { messageFates, sendMessages } from '../../domains/messaging/public.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { startSmtpServer } from '../adapters/testing/smtp-server.ts';
import { MAILING_PROCESS } from '../testing/mailing-process.ts';

const { db, connectionString } = await testDatabase();
const base = testContext(db);
const answers: Record<string, string | null> = {};
const server = await startSmtpServer(answers);
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  server.close();
});

async function startMailing(): Promise<ChildProcess> {
  const child = fork(MAILING_PROCESS, [connectionString, server.url]);
  running.push(child);
  await once(child, 'message');
  return child;
}
const within = { timeout: patience(60_000), interval: 50 };

describe('a worker killed between the mail server’s acceptance and its response', () => {
  it('leaves the mail with an unknown outcome: it is not sent again, and an operator sees why', {
    timeout: patience(120_000),
  }, async () => {
    const reminder = anOutgoingMessage({ purpose: 'appointment-reminder', tellsFate: false });
    const acceptance = anOutgoingMessage({ purpose: 'accept', repeatUnknown: true, tellsFate: false });
    const fateOf = async ({ about }: typeof reminder) => (await messageFates(base, [about]))[0];
    // The server accepts the mails without responding.
    answers['BODY'] = null;
    const killed = await startMailing();
    await sendMessages(base, [reminder, acceptance]);
    await vi.waitFor(() => expect(server.messages).toHaveLength(2), within);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    answers['BODY'] = '250 taken';

    // The claims of the killed process end on their own, later.
    await db.execute(sql`update message_handovers set until = now()`);
    await startMailing();
    await vi.waitFor(async () => expect(await fateOf(reminder)).toMatchObject({ status: 'unknown' }), within);
    expect(await fateOf(reminder)).toMatchObject({
      statusReason: 'the process that sent it ended before it was recorded',
      sentAt: null,
    });
    // Twice is better than never; the retry delay is shortened here.
    await vi.waitFor(async () => {
      expect(await fateOf(acceptance)).toMatchObject({
        status: 'queued',
        statusReason: expect.stringContaining('ended'),
      });
    }, within);
    expect(server.messages).toHaveLength(2);
    await db.execute(sql`update messages set not_before = null where status = 'queued'`);
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`);
    await vi.waitFor(async () => expect(await fateOf(acceptance)).toMatchObject({ status: 'sent' }), within);
    expect(server.messages).toHaveLength(3);
  });
});
