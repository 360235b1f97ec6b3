import { readFile } from 'node:fs/promises';
import type { Trouble } from '@plumbline/contract/domains/messaging/provider-trouble.ts';
import { openDatabase } from '../../kernel/database.ts';
import { systemDns } from '../adapters/dns.ts';
import { createSmtp } from '../adapters/smtp.ts';
import { stripeEndpoints } from '../adapters/stripe-endpoints.ts';
import { latestRuns } from '../backups/backup-runs.ts';
import { backupStore } from '../compose/backup-port.ts';
import { ELSEWHERE } from '../compose/backup-settings.ts';
import { choosePlace } from '../embedded-postgres/place.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { type Env, publicUrlOf, readEnv, type Source, settingProblems } from '../env.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { mergedSettings, readStoredSettings } from '../setup/stored-settings.ts';
import { type Command, EXIT, readWords, UsageError } from './command.ts';
import { examineDatabase } from './doctor/database.ts';
import { broken, type Finding, findingsText, note, ok } from './doctor/finding.ts';
import { examineDisk } from './doctor/machine.ts';
import { examineMailDns } from './doctor/mail-dns.ts';
import { examineStripe } from './doctor/stripe.ts';
import { examineTwilio } from './doctor/twilio.ts';
import { say } from './terminal.ts';
import { usages } from './usages.ts';

/** `plumbline doctor`: examines the installation and says what to do. */
export const doctorCommand: Command = {
  run: async (words, shutdown) => {
    const { positionals, values } = readWords(words, { json: { type: 'boolean' } });
    if (positionals.length > 0) throw new UsageError(usages.doctor.usage);
    const findings = await examineAll(shutdown);
    say(values.json === true ? JSON.stringify(findings, null, 2) : findingsText(findings));
    return findings.some(({ state }) => state === 'broken') ? EXIT.failed : EXIT.done;
  },
};

async function examineAll(shutdown: Shutdown): Promise<Finding[]> {
  // What the settings name is examined once they are right.
  const wrong = settingProblems(process.env, { complete: false });
  if (wrong.length > 0) return wrong.map(settingFinding);
  const given = readEnv(process.env, { complete: false });
  const { findings, stored } = await examineStorage(given, shutdown);
  const source = mergedSettings(stored, process.env);
  const missing = settingProblems(source);
  if (missing.length > 0) return [...missing.map(settingFinding), ...findings];
  const env = readEnv(source);
  const parts = await Promise.all([
    ...(env.SMTP_URL === undefined ? [] : [examineMail(env)]),
    ...(env.STRIPE_SECRET_KEY === undefined ? [] : [stripe(env, env.STRIPE_SECRET_KEY)]),
    ...(env.TWILIO_ACCOUNT_SID === undefined ? [] : [texts(env)]),
  ]);
  return [ok('Settings', 'they are complete.'), ...findings, ...parts.flat()];
}

function settingFinding(problem: string): Finding {
  const [name = '', ...rest] = problem.split(': ');
  return broken(name, rest.join(': '), 'Set it in .env; .env.example explains it.');
}

interface Storage {
  readonly findings: readonly Finding[];
  /** The settings that were entered at setup. */
  readonly stored: Source;
}

async function examineStorage(env: Env, shutdown: Shutdown): Promise<Storage> {
  try {
    const place = env.DATABASE_URL === undefined ? await choosePlace(env.DATA_DIR, () => undefined) : null;
    const connectionString =
      env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? (await startQuietly(env.DATA_DIR, shutdown));
    const findings = [
      ...(await examineDatabase(connectionString)),
      ...(await Promise.all([examineDisk('Disk', place?.root ?? env.DATA_DIR), backups(env, connectionString)])),
    ];
    return { findings, stored: await storedSettings(connectionString) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it does not start';
    return { findings: [broken('Database', reason, 'See docs/operations.md.')], stored: {} };
  }
}

/** Before the first start there are none, and if the database can't be read, a finding says so. */
async function storedSettings(connectionString: string): Promise<Source> {
  const { db, close } = openDatabase(connectionString, { max: 1 });
  try {
    return await readStoredSettings(db);
  } catch {
    return {};
  } finally {
    await close();
  }
}

/** `--json` leaves no room for other lines. */
async function startQuietly(dataDir: string, shutdown: Shutdown): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  shutdown.onStop('the embedded database', () => postgres.stop());
  return postgres.connectionString;
}

async function backups(env: Env, connectionString: string): Promise<Finding> {
  const about = 'Backups';
  if (env.BACKUP_TO === ELSEWHERE) return ok(about, 'someone else makes them, as BACKUP_TO says.');
  if (env.BACKUP_TO === undefined) {
    const state = env.PLUMBLINE_MODE === 'production' ? broken : note;
    return state(about, 'none are made.', 'Set BACKUP_TO.');
  }
  const database = openDatabase(connectionString, { max: 1 });
  try {
    await backupStore(env.BACKUP_TO, env).list('');
    const [{ succeededAt }, proof] = [await latestRuns(database.db, 'backup'), await latestRuns(database.db, 'proof')];
    if (succeededAt === null) return note(about, 'none has been made yet.', 'Make one now: plumbline backup');
    return proof.succeededAt === null
      ? note(about, `the last one ended at ${succeededAt.toISOString()}.`, 'Prove it: plumbline backup prove')
      : ok(
          about,
          `the last one ended at ${succeededAt.toISOString()}, the last proof at ${proof.succeededAt.toISOString()}.`,
        );
  } catch (error) {
    return broken(about, error instanceof Error ? error.message : "their place can't be used.", 'Check BACKUP_TO.');
  } finally {
    await database.close();
  }
}

const SMTP_TODO: Readonly<Record<Trouble, string>> = {
  unreachable: 'Check host and port in SMTP_URL, the firewall, and the certificate.',
  silent: 'Check host and port in SMTP_URL, and the firewall.',
  'refuses-us': 'Check user and password in SMTP_URL.',
  'refuses-everyone': 'Check user and password in SMTP_URL.',
};

async function examineMail(env: Env): Promise<Finding[]> {
  const { SMTP_URL: url = '', MAIL_FROM: from = '', DKIM_DOMAIN: domain, DKIM_SELECTOR: selector } = env;
  const file = env.DKIM_PRIVATE_KEY_FILE;
  const privateKey = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  const domainOf = (address: string) => address.replace(/^.*@([^@>\s]+)>?$/, '$1').toLowerCase();
  const dkim =
    domain !== undefined && selector !== undefined && privateKey !== undefined
      ? { domain, selector, privateKey }
      : undefined;
  const bounces = env.BOUNCE_ADDRESS === undefined ? undefined : domainOf(env.BOUNCE_ADDRESS);
  const { check } = createSmtp({ url, from, bounceAddress: undefined, dkim: undefined });
  const trouble = (await check?.()) ?? null;
  return [
    trouble === null
      ? ok('Mail server', 'it lets us in.')
      : broken('Mail server', `it is ${trouble}.`, SMTP_TODO[trouble]),
    ...(await examineMailDns(systemDns(), { from: domainOf(from), bounces, dkim })),
  ];
}

const stripe = async (env: Env, key: string): Promise<Finding[]> => [
  await examineStripe(() => stripeEndpoints(key, env.STRIPE_API_URL), publicUrlOf(env)),
];

async function texts(env: Env): Promise<Finding[]> {
  const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: authToken = '', TWILIO_FROM: from = '' } = env;
  // The SDK takes long to load.
  const { twilioAccount } = await import('../adapters/twilio-account.ts');
  return examineTwilio(twilioAccount({ accountSid, authToken, from }), publicUrlOf(env), from);
}
