import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { appointOperator, listOperators, resetFactors } from '../../domains/accounts/public.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Context, Ports } from '../../kernel/context.ts';
import { openDatabase } from '../../kernel/database.ts';
import { DomainError } from '../../kernel/errors.ts';
import { MigrationError, migrate } from '../../kernel/migrate.ts';
import { openLog } from '../../kernel/open-log.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { EmbeddedPostgresError } from '../embedded-postgres/error.ts';
import { readEnv, SettingError, settingsOf } from '../env.ts';
import { reachDatabase } from '../processes/reach-database.ts';
import { createShutdown, type Shutdown } from '../processes/shutdown.ts';
import { completeEnv } from '../setup/stored-settings.ts';
import { say, sayFailure } from './terminal.ts';

const USAGE = `npm run operator -- list             who are operators
npm run operator -- add E-MAIL       makes the account of this address an operator's; it must be registered before
npm run operator -- remove E-MAIL    makes it again what it was before
npm run operator -- reset-factor E-MAIL
                                     removes every second factor of somebody who has lost theirs, operator or not`;

/** The command line is invalid; `message` says what to do. */
class UsageError extends Error {
  override name = 'UsageError';
}

async function main(shutdown: Shutdown): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb = '', email, ...more] = positionals;
  const isComplete = verb === 'list' ? email === undefined : email !== undefined && more.length === 0;
  if (!['add', 'remove', 'reset-factor', 'list'].includes(verb) || !isComplete) throw new UsageError(USAGE);
  const ctx = await open(shutdown);
  if (email === undefined) return list(ctx);
  if (verb === 'reset-factor') return reset(ctx, email);
  await appointOperator(ctx, email, verb === 'add');
  say(
    verb === 'add'
      ? `${email} is an operator now, and signs in anew. What operators do is in the audit log.`
      : `${email} is no operator any more.`,
  );
}

async function reset(ctx: Context, email: string): Promise<void> {
  await resetFactors(ctx, email);
  say(
    `${email} has no second factor any more, and signs in with the password alone. An operator must set up a new one first.`,
  );
}

async function list(ctx: Context): Promise<void> {
  const operators = await listOperators(ctx);
  if (operators.length === 0) say('There is no operator yet. Make one with: npm run operator -- add E-MAIL');
  for (const { email, firstName, lastName } of operators) say(`${email} (${firstName} ${lastName})`);
}

async function open(shutdown: Shutdown): Promise<Context> {
  if (existsSync('.env')) loadEnvFile('.env');
  const given = readEnv(process.env, { complete: false });
  const connectionString = await reachDatabase(given, shutdown);
  await migrate(connectionString);
  const env = await completeEnv(connectionString, given, process.env);
  const { db, close } = openDatabase(connectionString, { ...databaseOptions(env).requests, max: 2 });
  shutdown.onStop('database connections', close);
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${env.PORT}`;
  return {
    actor: { kind: 'system', task: 'operator' },
    language: DEFAULT_LANGUAGE,
    db,
    clock: systemClock,
    settings: settingsOf(env, publicUrl),
    // No external service is called.
    ports: {} as Ports,
    // Separate from the command's own output.
    log: openLog(env.LOG_LEVEL, process.stderr),
  };
}

const EXPECTED = [UsageError, SettingError, MigrationError, EmbeddedPostgresError, DomainError];

const shutdown = createShutdown();
try {
  await main(shutdown);
  await shutdown.now(0);
} catch (error) {
  sayFailure(error, EXPECTED);
  await shutdown.now(1);
}
