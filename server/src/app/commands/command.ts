import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Shutdown } from '../processes/shutdown.ts';

/** A command of `plumbline`. `usages.ts` explains it. */
export interface Command {
  /** Printed before the facts of an error that nobody expected. */
  readonly whenItBreaks?: string;
  /**
   * Runs the command with the words after its name. Returns the exit code.
   * @throws UsageError for a command line that it doesn't understand
   */
  run(words: readonly string[], shutdown: Shutdown): Promise<number>;
}

/** Exit codes: done; it failed, or something is wrong; the command line is invalid. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** The command line is invalid; `message` says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command can't do what was asked; `message` says why and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Parses the words of a command.
 * @throws UsageError for options that it doesn't have
 */
export function readWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the path that a person has typed, seen from the folder in which they typed it. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);
