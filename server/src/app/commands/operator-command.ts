import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { appointOperator, listOperators, resetFactors } from '../../domains/accounts/public.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Context, Ports } from '../../kernel/context.ts';
import { openDatabase } from '../../kernel/database.ts';
import { migrate } from '../../kernel/migrate.ts';
import { openLog } from '../../kernel/open-log.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { publicUrlOf, readEnv, settingsOf } from '../env.ts';
import { reachDatabase } from '../processes/reach-database.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { completeEnv } from '../setup/stored-settings.ts';
import { type Command, EXIT, readWords, UsageError } from './command.ts';
import { say } from './terminal.ts';
import { usages } from './usages.ts';

/** `plumbline operator`: appoints operators. */
export const operatorCommand: Command = {
  run: async (words, shutdown) => {
    const [verb = '', email, ...more] = readWords(words, {}).positionals;
    const isComplete = verb === 'list' ? email === undefined : email !== undefined && more.length === 0;
    if (!['add', 'remove', 'reset-factor', 'list'].includes(verb) || !isComplete)
      throw new UsageError(usages.operator.usage);
    const ctx = await open(shutdown);
    if (email === undefined) await list(ctx);
    else if (verb === 'reset-factor') await reset(ctx, email);
    else await appoint(ctx, email, verb === 'add');
    return EXIT.done;
  },
};

async function appoint(ctx: Context, email: string, isAdded: boolean): Promise<void> {
  await appointOperator(ctx, email, isAdded);
  say(
    isAdded
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
  if (operators.length === 0) say('There is no operator yet. Make one with: plumbline operator add EMAIL');
  for (const { email, firstName, lastName } of operators) say(`${email} (${firstName} ${lastName})`);
}

async function open(shutdown: Shutdown): Promise<Context> {
  const given = readEnv(process.env, { complete: false });
  const connectionString = await reachDatabase(given, shutdown);
  await migrate(connectionString);
  const env = await completeEnv(connectionString, given, process.env);
  const { db, close } = openDatabase(connectionString, { ...databaseOptions(env).requests, max: 2 });
  shutdown.onStop('database connections', close);
  const publicUrl = publicUrlOf(env);
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
