import { sql } from 'drizzle-orm';
import type { Delivery, Email } from '../../domains/messaging/public.ts';
import { openDatabase } from '../../kernel/database.ts';
import { silentLog } from '../../kernel/log.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { createMailbox } from '../adapters/mailbox.ts';
import { jobs } from '../compose/jobs.ts';
import { startWorker } from '../processes/worker.ts';
import { clockOf } from './clock-file.ts';

/** One in this many email reminders reaches a provider that dies before it responds. */
const DIES_EVERY = 3;
/**
 * Returns whether the provider dies on this mail, always the same for every sender and attempt. It depends on the
 * recipient and the reminder, not on the mail's random id, so that every run has some that die.
 */
export const providerDiesOf = ({ to, subject }: Pick<Email, 'to' | 'subject'>): boolean => {
  const [reminder] = /^Reminder, .*? before/.exec(subject) ?? [];
  if (reminder === undefined) return false;
  return [...`${to} ${reminder}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % DIES_EVERY === 0;
};

/** Runs all jobs on a shared clock in a separate process, made to be killed at any moment. */
async function run(connectionString: string, clockFile: string): Promise<void> {
  const { db } = openDatabase(connectionString, { max: 8 });
  const clock = clockOf(clockFile);
  const base = testContext(db, { clock });
  const mailbox = createMailbox(db, clock);
  const email = {
    knowsRepetitions: true,
    send: async (mail: Email): Promise<Delivery> => {
      if (!providerDiesOf(mail)) return mailbox.email.send(mail);
      // If a message with a recorded outcome were handed over again, the recipient would get it twice.
      const { rows } = await db.execute<{ attempts: number }>(sql`select attempts from messages where id = ${mail.id}`);
      const attempts = rows[0]?.attempts ?? 0;
      await mailbox.email.send(attempts === 0 ? mail : { ...mail, id: `${mail.id}-${attempts}` });
      return { kind: 'unknown', reason: 'the provider died' };
    },
  };
  await startWorker({
    connectionString,
    contextFor: (task) => ({
      ...base,
      actor: { kind: 'system', task },
      ports: { ...base.ports, messaging: { email, sms: mailbox.sms } },
    }),
    tasks: jobs,
    concurrency: 4,
    log: silentLog,
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

const [, script, connectionString, clockFile] = process.argv;
if (script === import.meta.filename) await run(connectionString ?? '', clockFile ?? '');
