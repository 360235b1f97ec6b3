import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { systemClock } from '../../../kernel/clock.ts';
import type { Context, Ports } from '../../../kernel/context.ts';
import { openDatabase } from '../../../kernel/database.ts';
import { migrate } from '../../../kernel/migrate.ts';
import { openLog } from '../../../kernel/open-log.ts';
import { databaseOptions } from '../../compose/database-options.ts';
import { readEnv, settingsOf } from '../../env.ts';
import { reachDatabase } from '../../processes/reach-database.ts';
import type { Shutdown } from '../../processes/shutdown.ts';
import { completeEnv } from '../../setup/stored-settings.ts';
import { type Command, EXIT, typedPath } from '../command.ts';
import { say, step } from '../terminal.ts';
import { type ImportCommand, readCommand } from './command-line.ts';
import { importFile } from './import-file.ts';
import { outcomeText } from './outcome-text.ts';
import { progressBar } from './progress-bar.ts';

/** `plumbline import`: imports one file into the directory, whether or not the product is running. */
export const importCommand: Command = {
  whenItBreaks: 'The import failed; what was stored stays, and the same command goes on there.',
  run: async (words, shutdown) => {
    await runImport(withPaths(readCommand(words)), shutdown);
    return EXIT.done;
  },
};

const withPaths = (command: ImportCommand): ImportCommand => ({
  ...command,
  file: typedPath(command.file),
  mapping: command.mapping === undefined ? undefined : typedPath(command.mapping),
  report: command.report === undefined ? undefined : typedPath(command.report),
});

async function runImport(command: ImportCommand, shutdown: Shutdown): Promise<void> {
  const given = readEnv(process.env, { complete: false });
  const connectionString = await reachDatabase(given, shutdown);
  await step('Bringing the database to the newest schema', () => migrate(connectionString));
  const env = await completeEnv(connectionString, given, process.env);
  const database = openDatabase(connectionString, { ...databaseOptions(env).import, max: 2 });
  shutdown.onStop('database connections', () => database.close());
  const ctx: Context = {
    actor: { kind: 'system', task: 'import' },
    language: DEFAULT_LANGUAGE,
    db: database.db,
    clock: systemClock,
    settings: settingsOf(env, env.PUBLIC_URL ?? ''),
    // An import calls no external services.
    ports: {} as Ports,
    log: openLog(env.LOG_LEVEL),
  };
  const stopping = new AbortController();
  const began = performance.now();
  const importing = importFile(ctx, command, {
    bar: progressBar(process.stderr),
    signal: stopping.signal,
    dataDir: env.DATA_DIR,
  });
  shutdown.onStop('the import', async () => {
    stopping.abort();
    await importing.catch(() => undefined);
  });
  const { outcome, report } = await importing;
  say(outcomeText(outcome, { seconds: (performance.now() - began) / 1000, report }));
}
