import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { sendMessages } from '../../domains/messaging/public.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { startSmtpServer } from '../adapters/testing/smtp-server.ts';
import { aMail, aText, startFaultyProviders } from '../testing/faulty-providers.ts';
import { MAILING_PROCESS } from '../testing/mailing-process.ts';

const MINUTE = 60_000;
const mailsOf = (count: number) => Array.from({ length: count }, () => aMail());

it('a Twilio that hangs leaves the median of mail within 1.5 times', { timeout: patience(5 * MINUTE) }, async () => {
  const faulty = await startFaultyProviders();
  await faulty.mailMedian(50);
  const usual = await faulty.mailMedian(200);
  faulty.twilio.answer = null;
  await faulty.store(Array.from({ length: 200 }, aText));
  const meanwhile = await faulty.mailMedian(200);
  console.info(`Mail takes ${usual.toFixed(1)} ms, and ${meanwhile.toFixed(1)} ms while Twilio hangs.`);
  expect(meanwhile).toBeLessThan(usual * 1.5);
  await faulty.stop();
});

it('ten seconds of 550 to everyone suppress nobody, and every mail arrives once without help', {
  timeout: patience(6 * MINUTE),
}, async () => {
  const faulty = await startFaultyProviders();
  faulty.mailReplies['RCPT'] = '550 relay not permitted';
  const ids: string[] = [];
  for (let second = 0; second < 10; second++) {
    ids.push(...(await faulty.store(mailsOf(10))));
    await sleep(1000);
  }
  delete faulty.mailReplies['RCPT'];
  await vi.waitFor(async () => expect(await faulty.fates(ids)).toEqual({ sent: 100 }), {
    timeout: patience(4 * MINUTE),
    interval: 500,
  });
  expect(faulty.arrived().toSorted()).toEqual(ids.toSorted());
  const { rows } = await faulty.database.db.execute(sql`
    select address from undeliverable_addresses union all select address from mailbox_refusals`);
  expect(rows).toEqual([]);
  await faulty.stop();
});

const KILLS = 25;

it(`${KILLS} killed workers lose no mail and send none twice`, { timeout: patience(8 * MINUTE) }, async () => {
  const { db, connectionString } = await testDatabase();
  const ctx = testContext(db);
  const replies: Record<string, string | null> = {};
  const server = await startSmtpServer(replies);
  const start = async (): Promise<ChildProcess> => {
    const child = fork(MAILING_PROCESS, [connectionString, server.url]);
    await once(child, 'message');
    return child;
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const child = await start();
    await sendMessages(ctx, mailsOf(8));
    // Every third is killed while the server has the mails and says nothing.
    if (kill % 3 === 0) replies['BODY'] = null;
    await sleep((kill * 37) % 150);
    child.kill('SIGKILL');
    await once(child, 'exit');
    delete replies['BODY'];
  }
  const last = await start();
  await vi.waitFor(
    async () => {
      await db.execute(sql`update message_handovers set until = clock_timestamp()
        where until < clock_timestamp() + interval '15 seconds'`);
      await db.execute(sql`
        update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`);
      const { rows } = await db.execute(sql`select from messages where status = 'queued'`);
      expect(rows).toEqual([]);
    },
    { timeout: patience(4 * MINUTE), interval: 500 },
  );
  last.kill('SIGKILL');
  const arrived = server.messages.flatMap((mail) => /^Message-ID: <(msg_\w+)@/m.exec(mail)?.[1] ?? []);
  const { rows } = await db.execute<{ id: string; status: string }>(sql`select id, status from messages`);
  const idsThat = (status: string) => rows.filter((row) => row.status === status).map(({ id }) => id);
  console.info(
    `Of ${rows.length} mails ${idsThat('sent').length} were sent; ${idsThat('unknown').length} are unknown.`,
  );
  expect(new Set(arrived).size).toBe(arrived.length);
  expect(idsThat('sent').filter((id) => !arrived.includes(id))).toEqual([]);
  expect(idsThat('sent').length + idsThat('unknown').length).toBe(KILLS * 8);
  server.close();
});
