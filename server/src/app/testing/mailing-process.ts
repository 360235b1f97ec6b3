import { openDatabase } from '../../kernel/database.ts';
import { silentLog } from '../../kernel/log.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { createSmtp } from '../adapters/smtp.ts';
import { jobs } from '../compose/jobs.ts';
import { startWorker } from '../processes/worker.ts';

/** The file to fork. */
export const MAILING_PROCESS = import.meta.filename;

/** Delivers queued mails in a separate process, so that a test can kill it halfway. */
async function run(connectionString: string, url: string): Promise<void> {
  const { db } = openDatabase(connectionString, { max: 8 });
  const base = testContext(db);
  const email = createSmtp({ url, from: 'Plumbline <post@plumbline.example>' });
  await startWorker({
    connectionString,
    contextFor: (task) => ({
      ...base,
      actor: { kind: 'system', task },
      ports: { ...base.ports, messaging: { ...base.ports.messaging, email } },
    }),
    tasks: jobs,
    concurrency: 4,
    log: silentLog,
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

const [, script, connectionString, url] = process.argv;
if (script === MAILING_PROCESS) await run(connectionString ?? '', url ?? '');
