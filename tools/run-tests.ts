import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SAMPLE } from '../contract/src/kernel/testing/sample.ts';
import { ensureWebBuilt } from './build-web.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { repository } from './install.mjs';
import { journeysInPseudo, routesNotSeen } from './pseudo/journeys.ts';
import { runCommand } from './run-command.ts';
import { type Counts, verify } from './verify.ts';
import { countRepeated, countTests, type Failure, failuresOf, type VitestReport } from './vitest-counts.ts';

interface Stage {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

/**
 * Number of parallel files, each with a browser and a product. One more than the cores of a small machine saves a few
 * percent.
 */
const E2E_WORKERS = 3;

/** Number of parallel files of the other tests. Many of those with a database wait for a process or a time limit. */
const MIXED_WORKERS = 3;

/** If more files than this fail, the cause isn't a flaky test. */
const MOST_AGAIN = 5;

const results = join(repository, 'test-results');

/** Only takes the screenshots of the journeys. */
const drawsScreens = process.argv.includes('--screens');

const inPseudo: Stage = { name: 'journeys in the pseudo language', run: pseudoJourneys };

/** Proofs forgive nothing. */
const endToEnd: Stage = {
  name: 'end-to-end tests',
  run: () => sampled(['e2e'], E2E_WORKERS, { forgives: !process.argv.includes('--prove') }),
};

const alone = drawsScreens ? endToEnd : process.argv.includes('--pseudo') ? inPseudo : undefined;

const stages: readonly Stage[] = alone
  ? [alone]
  : [
      { name: 'verify', run: verify },
      { name: 'build of the web app', run: build },
      { name: 'unit, database and web tests', run: () => sampled(['unit', 'database', 'web'], MIXED_WORKERS) },
      endToEnd,
      ...(process.argv.includes('--prove')
        ? [
            { name: 'long proofs', run: () => vitest(['prove']) },
            inPseudo,
            { name: 'mutants of the rules', run: mutants },
          ]
        : []),
    ];

/** Runs a sample of the variants of each test, chosen by the commit; with `--prove` or `--screens`, all of them. */
const sampled = (
  projects: readonly string[],
  workers: number,
  { forgives }: { readonly forgives: boolean } = { forgives: false },
): Promise<Counts> => vitest(projects, { workers, env: { [SAMPLE]: seed }, forgives });

/** Returns the seed of this run's samples. */
async function seedOfRun(): Promise<string> {
  const isWhole = drawsScreens || process.argv.includes('--prove');
  return process.env[SAMPLE] ?? (isWhole ? 'all' : await commit());
}

/** Returns the start of the hash of the current commit; outside a repository, everything is checked. */
async function commit(): Promise<string> {
  const { code, output } = await runCommand('git', ['rev-parse', '--short', 'HEAD']);
  return code === 0 ? output.trim() : 'all';
}

async function mutants(): Promise<Counts> {
  const { code } = await runCommand('node', ['tools/mutate.ts'], { stream: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Runs the journeys that find hard-coded texts and broken layouts. Also fails for routes that no journey covers. */
async function pseudoJourneys(): Promise<Counts> {
  const { counts } = await vitestRun('pseudo', ['e2e'], {
    workers: E2E_WORKERS,
    files: journeysInPseudo(),
    env: { PSEUDO: '1' },
  });
  const missed = await routesNotSeen(results);
  for (const route of missed) notes.push(`Not seen in the pseudo language: ${route}`);
  return { passed: counts.passed, failed: counts.failed + missed.length };
}

function build(): Promise<Counts> {
  try {
    ensureWebBuilt({ node: process.execPath });
    console.log('ok     build of the web app');
    return Promise.resolve({ passed: 1, failed: 0 });
  } catch (error) {
    console.log(`FAILED build of the web app\n${error instanceof Error ? error.message : String(error)}`);
    return Promise.resolve({ passed: 0, failed: 1 });
  }
}

/**
 * Runs the tests of these projects. Files with a failure run once more, alone, to tell broken tests from unstable ones
 * at the end. Both count as failed unless the run forgives a single unstable file.
 */
async function vitest(
  projects: readonly string[],
  {
    workers,
    env: given = {},
    forgives = false,
  }: Partial<Pick<RunOptions, 'workers' | 'env'>> & { forgives?: boolean } = {},
): Promise<Counts> {
  const name = projects.join('-');
  const env = drawsScreens ? { ...given, SCREENS: '1' } : given;
  const first = await vitestRun(name, projects, { workers, env });
  const failures = first.report === undefined ? [] : failuresOf(first.report);
  const files = [...new Set(failures.map(({ file }) => file))];
  if (first.report === undefined || files.length === 0 || files.length > MOST_AGAIN) {
    notes.push(...failures.map((failure) => `Failed: ${named(failure)}`));
    if (first.counts.failed > failures.length) notes.push(`Failed: vitest itself (${name}), see its output above`);
    return first.counts;
  }
  console.log(`\n── once more: ${files.map((file) => relative(repository, file)).join(', ')}`);
  const again = await vitestRun(`${name}-again`, projects, { workers: 1, files, env });
  const left = (again.report === undefined ? failures : failuresOf(again.report)).map(named);
  notes.push(
    ...failures
      .map(named)
      .flatMap((each) => (left.includes(each) ? [] : [`Failed, and passed when run again: ${each}`])),
    ...left.map((each) => `Failed twice: ${each}`),
  );
  return countRepeated(first.counts, failures, again, { forgives });
}

interface RunOptions {
  readonly workers: number | undefined;
  /** All files of the projects by default. */
  readonly files?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

async function vitestRun(
  name: string,
  projects: readonly string[],
  { workers, files = [], env }: RunOptions,
): Promise<{ readonly counts: Counts; readonly report: VitestReport | undefined }> {
  const reportFile = join(results, `${name}.json`);
  const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  if (workers !== undefined) args.push(`--maxWorkers=${workers}`);
  const { code } = await runCommand('vitest', [...args, ...projects.map((project) => `--project=${project}`)], {
    stream: true,
    env,
  });
  const report: VitestReport | undefined = await readFile(reportFile, 'utf8').then(JSON.parse, () => undefined);
  return { counts: countTests(report, code), report };
}

const named = ({ file, test }: Failure): string => `${relative(repository, file)}${test === null ? '' : ` › ${test}`}`;

/** Notes that are repeated at the end, where people read them. */
const notes: string[] = [];
/** A failed stage doesn't stop the next one. */
const total = { passed: 0, failed: 0 };
const seed = await seedOfRun();
endWithParent();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
for (const { name, run } of stages) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `── ${name}: ${passed} of ${passed + failed} passed (${seconds} s)`;
  console.log(line);
  notes.push(line);
  total.passed += passed;
  total.failed += failed;
}
console.log(['', ...notes, `The sample was ${SAMPLE}=${seed}`].join('\n'));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
