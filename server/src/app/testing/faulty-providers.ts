import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { anOutgoingMessage } from '../../domains/messaging/fixtures.ts';
import { type OutgoingMessage, sendMessages } from '../../domains/messaging/public.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { openDatabase } from '../../kernel/database.ts';
import { silentLog } from '../../kernel/log.ts';
import { newId } from '../../kernel/random-id.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { type TestDatabase, testDatabase } from '../../kernel/testing/test-database.ts';
import { createSmtp } from '../adapters/smtp.ts';
import { startSmtpServer } from '../adapters/testing/smtp-server.ts';
import { startTwilioServer, type TwilioServer } from '../adapters/testing/twilio-server.ts';
import { createTwilio } from '../adapters/twilio.ts';
import { jobs } from '../compose/jobs.ts';
import { startWorker } from '../processes/worker.ts';

const ACCOUNT = `AC${'1'.repeat(32)}`;
const TOKEN = '0123456789abcdef0123456789abcdef';

/** A worker with a mail server and Twilio, both of which can be made to fail. */
export interface FaultyProviders {
  readonly database: TestDatabase;
  readonly ctx: Context;
  readonly twilio: TwilioServer;
  /** The mail server's replies from now on, by command; without one, it accepts. */
  readonly mailReplies: Record<string, string | null>;
  /** The ids of the mails that arrived, in order. */
  arrived(): string[];
  /** Stores messages and returns their ids. */
  store(messages: readonly OutgoingMessage[]): Promise<string[]>;
  /** Stores mails one after the other, and returns the median of the milliseconds until each arrived. */
  mailMedian(count: number): Promise<number>;
  /** Returns the number of messages among these by status. */
  fates(ids: readonly string[]): Promise<Readonly<Record<string, number>>>;
  /** Ends rests and waits between attempts early, instead of waiting for minutes. */
  hurry(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts them with a database of their own. `twilioPatience` is how long a text waits for Twilio, in milliseconds. */
export async function startFaultyProviders(twilioPatience?: number): Promise<FaultyProviders> {
  const database = await testDatabase();
  const pool = openDatabase(database.connectionString, { max: 20 });
  const mailReplies: Record<string, string | null> = {};
  const mail = await startSmtpServer(mailReplies);
  const twilio = await startTwilioServer(ACCOUNT, TOKEN);
  const smtp = createSmtp({ url: mail.url, from: 'Plumbline <post@plumbline.example>' });
  const carrier = createTwilio({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    from: '+15025550100',
    publicUrl: 'https://plumbline.example',
    api: twilio.api,
    ...(twilioPatience !== undefined && { patience: twilioPatience }),
  });
  const base = testContext(pool.db, { clock: systemClock });
  const ctx: Context = {
    ...base,
    ports: { ...base.ports, messaging: { ...base.ports.messaging, email: smtp, sms: carrier.sms } },
  };
  const worker = await startWorker({
    connectionString: database.connectionString,
    contextFor: (task) => ({ ...ctx, actor: { kind: 'system', task } }),
    tasks: jobs,
    concurrency: 8,
    log: silentLog,
    drainMs: 100,
  });
  const arrived = () => mail.messages.flatMap((each) => /^Message-ID: <(msg_\w+)@/m.exec(each)?.[1] ?? []);
  const store = async (messages: readonly OutgoingMessage[]) => {
    await sendMessages(ctx, messages);
    const { rows } = await database.db.execute<{ id: string }>(sql`
      select id from messages
      where dedupe_key = any(${sql.param(messages.map(({ dedupeKey }) => dedupeKey))}::text[])`);
    return rows.map(({ id }) => id);
  };
  return {
    database,
    ctx,
    twilio,
    mailReplies,
    arrived,
    store,
    mailMedian: async (count) => {
      const taken: number[] = [];
      for (let n = 0; n < count; n++) {
        const before = mail.messages.length;
        const from = performance.now();
        await store([aMail()]);
        while (mail.messages.length === before) {
          if (performance.now() - from > patience(30_000)) throw new Error('A mail did not arrive');
          await sleep(1);
        }
        taken.push(performance.now() - from);
      }
      return taken.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
    },
    fates: async (ids) => {
      const { rows } = await database.db.execute<{ status: string; count: number }>(sql`
        select status, count(*)::integer as count from messages where id = any(${sql.param([...ids])}::text[])
        group by status order by status`);
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    hurry: async () => {
      await database.db.execute(sql`update provider_rests set until = now()`);
      await database.db.execute(sql`update messages set not_before = null where status = 'queued'`);
      await database.db.execute(sql`
        update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`);
    },
    stop: async () => {
      await worker.stop();
      smtp.close();
      mail.close();
      twilio.close();
      await pool.close();
    },
  };
}

/** Returns a mail to an address of its own. */
export const aMail = (given: Partial<OutgoingMessage> = {}): OutgoingMessage =>
  anOutgoingMessage({ to: `${newId('pat').toLowerCase()}@example.com`, tellsFate: false, ...given });

let numbers = 0;
/** Returns an urgent text to a number of its own. */
export const aText = (): OutgoingMessage =>
  anOutgoingMessage({
    channel: 'sms',
    to: `+1502555${String(++numbers).padStart(4, '0')}`,
    urgent: true,
    tellsFate: false,
  });
