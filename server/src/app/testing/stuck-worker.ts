import { deliverMessages } from '../../domains/messaging/public.ts';
import { openDatabase } from '../../kernel/database.ts';
import { silentLog } from '../../kernel/log.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { createMailbox } from '../adapters/mailbox.ts';
import { startWorker } from '../processes/worker.ts';

// A separate process, made to be killed: it puts the first message into the mailbox, reports that, and then hangs.
const connectionString = process.argv[2] ?? '';
const { db } = openDatabase(connectionString);
const base = testContext(db);
const mailbox = createMailbox(db, base.clock);
const stuck = {
  send: async (message: Parameters<typeof mailbox.email.send>[0]) => {
    await mailbox.email.send(message);
    process.stdout.write('handed over\n');
    return new Promise<never>(() => undefined);
  },
};
await startWorker({
  connectionString,
  contextFor: () => ({ ...base, ports: { ...base.ports, messaging: { email: stuck, sms: mailbox.sms } } }),
  tasks: { 'send-messages': deliverMessages },
  concurrency: 2,
  log: silentLog,
});
