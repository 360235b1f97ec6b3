import { errorLines } from '../../kernel/error-facts.ts';

/** Prints one line for the person who started the process. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs one step of the startup and prints how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  say(`${what} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** An error whose message is meant for the person who started the process. */
type Expected = abstract new (...args: never[]) => Error;

/**
 * Explains on standard error why the process is ending: an expected error by its message, any other one without it,
 * since the message may contain data from the database. `before` introduces the latter.
 */
export function sayFailure(error: unknown, expected: readonly Expected[], before?: string): void {
  const isTyped = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const words =
    error instanceof Error && (isTyped || expected.some((kind) => error instanceof kind))
      ? error.message
      : [before, errorLines(error)].filter((line) => line !== undefined).join('\n');
  process.stderr.write(`${words}\n`);
}
