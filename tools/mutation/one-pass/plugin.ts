import { join } from 'node:path';
import { strykerPlugins as stock } from '@stryker-mutator/vitest-runner';
import type { Fate } from './journal.ts';
import { fatesIn, tryAll } from './try-all.ts';
import { PASS } from './variables.ts';

type Plugin = (typeof stock)[number];
type Runner = ReturnType<Plugin['factory']>;
type Injector = NonNullable<Parameters<Plugin['factory']>[0]>;
type Result = Awaited<ReturnType<Runner['mutantRun']>>;

/**
 * Stryker’s own Vitest runner, with a pass before it: most mutants are killed in one run of the tests, which loads the
 * code once. The remaining ones are tried one by one, each with freshly loaded code.
 */
function onePass(vitest: Plugin, injector: Injector): Runner {
  const runner = vitest.factory(injector);
  const journal = join(process.cwd(), 'one-pass.jsonl');
  // Left by the previous process, if a hanging mutant ended it.
  let fates = fatesIn(journal);
  return {
    capabilities: () => runner.capabilities(),
    init: async () => runner.init?.(),
    dispose: async () => runner.dispose?.(),
    dryRun: async (options) => {
      const result = await runner.dryRun(options);
      if (process.env[PASS] !== 'off' && 'tests' in result) {
        await tryAll(options.files ?? [], timesOf(result.tests), journal);
      }
      fates = fatesIn(journal);
      return result;
    },
    mutantRun: async (options) => {
      const fate = fates.get(options.activeMutant.id);
      return fate === undefined ? runner.mutantRun(options) : resultOf(fate);
    },
  };
}
const resultOf = (fate: Fate): Result =>
  'hangs' in fate
    ? { status: 'timeout' as TimedOut }
    : { status: 'killed' as Killed, killedBy: [fate.foundBy], failureMessage: 'found out in one pass', nrOfTests: 1 };
type Killed = Extract<Result, { killedBy: string[] }>['status'];
type TimedOut = Extract<Result, { reason?: string }>['status'];

/** Returns the milliseconds by file. */
function timesOf(tests: readonly { readonly fileName?: string; readonly timeSpentMs: number }[]) {
  const times: Record<string, number> = {};
  for (const { fileName = '', timeSpentMs } of tests) times[fileName] = (times[fileName] ?? 0) + timeSpentMs;
  return times;
}

export const strykerPlugins = stock.map((vitest) => ({
  kind: vitest.kind,
  name: 'one-pass',
  factory: Object.assign((injector: Injector) => onePass(vitest, injector), { inject: ['$injector'] as ['$injector'] }),
}));
