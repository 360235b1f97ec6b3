import { changedFiles, isThere } from './changed-files.ts';
import { allChecks, type Check, checksOf, routeTree } from './checks.ts';
import { runCommand } from './run-command.ts';

/** The counts that a check and a test run share. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Checks the code without running it, two checks at a time. Prints one line for each, and the output of those that
 * fail.
 */
export async function verify(checks: readonly Check[] = allChecks): Promise<Counts> {
  const outcomes = [await passes(routeTree)];
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await passes(check));
  };
  await Promise.all([work(), work()]);
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}

async function passes({ name, command: [program, ...args] }: Check): Promise<boolean> {
  const { code, output, seconds } = await runCommand(program, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '       '));
  return code === 0;
}

/** Checks the files that differ from the branch's upstream, and prints what that omits. */
async function verifyChanged(): Promise<Counts> {
  const { since, paths } = await changedFiles();
  console.log(`${paths.length} files differ from ${since}`);
  const counts = await verify(checksOf(paths, isThere));
  console.log(
    'Only in the full run: unused code, lint of files that only import changed ones, and types of tools and journeys that do',
  );
  return counts;
}

if (import.meta.main) {
  const { failed } = await (process.argv.includes('--changed') ? verifyChanged() : verify());
  process.exitCode = failed > 0 ? 1 : 0;
}
