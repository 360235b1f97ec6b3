import { runCommand } from './run-command.ts';

interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

/** Needed by the type check of the web, so it goes first and alone. */
const routeTree: Check = { name: 'route tree', command: ['node', 'tools/route-tree.ts'] };

const checks: readonly Check[] = [
  { name: 'format', command: ['biome', 'check', '--linter-enabled=false', '--colors=off', '--max-diagnostics=40'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--format=unix'] },
  { name: 'types of contract, server and tools', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'types of web', command: ['tsc', '--noEmit', '-p', 'web/tsconfig.json'] },
  { name: 'types of e2e', command: ['tsc', '--noEmit', '-p', 'e2e/tsconfig.json'] },
  { name: 'nothing unused', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'structure', command: ['node', 'tools/check-structure.ts'] },
  { name: 'regular expressions', command: ['node', 'tools/check-regexps.ts'] },
  { name: 'lock file', command: ['node', 'tools/check-lock.ts'] },
];

/** What a check and a run of tests have in common. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Checks the code without running it, two checks at a time. Prints one line each, and the output of those that fail. */
export async function verify(): Promise<Counts> {
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

if (import.meta.main) {
  const { failed } = await verify();
  process.exitCode = failed > 0 ? 1 : 0;
}
