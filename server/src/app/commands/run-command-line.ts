import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { DomainError } from '../../kernel/errors.ts';
import { MigrationError } from '../../kernel/migrate.ts';
import { BackupError } from '../backups/backup-store.ts';
import { EmbeddedPostgresError } from '../embedded-postgres/error.ts';
import { SettingError } from '../env.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { type Command, CommandError, EXIT, UsageError } from './command.ts';
import { say, sayFailure } from './terminal.ts';
import { type CommandName, usages } from './usages.ts';

/** Each command is loaded when it is needed, with what it takes. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  doctor: async () => (await import('./doctor-command.ts')).doctorCommand,
  backup: async () => (await import('./backup-command.ts')).backupCommand,
  restore: async () => (await import('./restore-command.ts')).restoreCommand,
  operator: async () => (await import('./operator-command.ts')).operatorCommand,
  sources: async () => (await import('./sources-command.ts')).sourcesCommand,
  import: async () => (await import('./import/import-command.ts')).importCommand,
};

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

const EXPECTED = [
  UsageError,
  CommandError,
  SettingError,
  MigrationError,
  EmbeddedPostgresError,
  BackupError,
  DomainError,
];

/** Runs `plumbline WORDS`, and explains failures on standard error. Returns the exit code. */
export async function runCommandLine(words: readonly string[], shutdown: Shutdown): Promise<number> {
  const [name = 'help', ...rest] = words;
  let command: Command | undefined;
  try {
    if (['help', '--help', '-h'].includes(name)) return help(rest[0]);
    if (!isCommand(name)) throw unknownCommand(name);
    if (rest.includes('--help') || rest.includes('-h')) return help(name);
    command = await commands[name]();
    if (existsSync('.env')) loadEnvFile('.env');
    return await command.run(rest, shutdown);
  } catch (error) {
    sayFailure(error, EXPECTED, command?.whenItBreaks);
    if (error instanceof DomainError) sayFields(error);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

function help(name: string | undefined): number {
  if (name === undefined) {
    const lines = Object.entries(usages).map(([command, { summary }]) => `  ${command.padEnd(10)} ${summary}`);
    say(`plumbline COMMAND …\n\n${lines.join('\n')}\n  help       explains a command: plumbline help COMMAND\n`);
    say('Exit codes: 0 done, 1 it failed or something is wrong, 2 the command line is invalid.');
    return EXIT.done;
  }
  if (!isCommand(name)) throw unknownCommand(name);
  say(usages[name].usage);
  return EXIT.done;
}

const unknownCommand = (name: string) => new UsageError(`There is no command '${name}'. See: plumbline help`);

function sayFields({ fields }: DomainError): void {
  for (const [field, message] of Object.entries(fields ?? {})) say(`  ${field || 'the file'}: ${message}`);
}
