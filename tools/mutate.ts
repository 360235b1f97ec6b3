import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { repository } from './install.mjs';
import { judge, LEAST_SCORE, type MutationReport, scoreOf, type Verdict } from './mutation/judge.ts';
import { isMostlyNew } from './mutation/known.ts';
import { PASS, TESTS } from './mutation/one-pass/variables.ts';
import { groupOf, isTestOrWords, scope, testsOf } from './mutation/scope.ts';
import { survivors } from './mutation/survivors.ts';
import { runCommand } from './run-command.ts';

const REPORT = 'test-results/mutation.json';
/** Neither UTC nor a developer's zone, so that a rule that ignores the zone fails on every machine. */
const TIME_ZONE = 'Asia/Kolkata';

/**
 * Makes every small change to the rules, and prints the changes that no test notices. Words select files by a part of
 * their path, and `--changed` those that differ from the main branch. By default, all rules are tried. Earlier results
 * are reused while neither the file nor its tests have changed, except with `--force`.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const isForced = process.argv.includes('--force');
const isPart = words.length > 0 || process.argv.includes('--changed');
const changed = process.argv.includes('--changed') ? new Set((await changedFiles()).paths) : undefined;

const files = scope
  .flatMap((pattern) => globSync(pattern, { cwd: repository }))
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !isTestOrWords(path))
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  .filter((path) => changed === undefined || changed.has(path) || changed.has(path.replace(/\.ts$/, '.test.ts')))
  .sort();

if (files.length === 0) {
  console.log('No rules were selected.');
} else {
  const verdicts: Verdict[] = [];
  for (const [group, members] of Map.groupBy(files, groupOf)) {
    // One at a time, because each uses the whole of a small machine.
    // oxlint-disable-next-line no-await-in-loop
    const verdict = await tryGroup(group, members);
    verdicts.push(verdict);
  }
  const total = { found: sum(verdicts, 'found'), tried: sum(verdicts, 'tried') };
  const problems = verdicts.flatMap((verdict) => verdict.problems);
  for (const problem of problems) console.log(problem);
  console.log(`${line('all', files.length, total)}; ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Tries the mutants of one group. */
async function tryGroup(group: string, members: readonly string[]): Promise<Verdict> {
  rmSync(join(repository, REPORT), { force: true });
  const incremental = `node_modules/.cache/mutation/${group}.json`;
  const isNew = isForced || isMostlyNew(members, readReport(incremental), textOf);
  const stryker = [
    'run',
    'tools/mutation/stryker.json',
    '--mutate',
    members.join(','),
    '--incrementalFile',
    incremental,
  ];
  const { code, output, seconds } = await runCommand('stryker', isForced ? [...stryker, '--force'] : stryker, {
    env: { TZ: TIME_ZONE, [PASS]: isNew ? 'on' : 'off', [TESTS]: JSON.stringify(testsOf(group)) },
  });
  const report = readReport(REPORT);
  if (code !== 0 || report === undefined) {
    return { found: 0, tried: 0, problems: [`${group}: the mutants could not be tried\n${output}`] };
  }
  // The report repeats earlier results for other files.
  const tried = Object.entries(report.files).filter(([path]) => members.includes(path));
  const verdict = judge({ files: Object.fromEntries(tried) }, survivors);
  console.log(`${line(group, members.length, verdict)} (${seconds.toFixed(0)} s)`);
  // The score of a single changed rule says little.
  if (isPart || scoreOf(verdict) >= LEAST_SCORE) return verdict;
  return { ...verdict, problems: [...verdict.problems, `${group}: ${LEAST_SCORE} % of the mutants must be found out`] };
}

function line(name: string, size: number, { found, tried }: Pick<Verdict, 'found' | 'tried'>): string {
  const score = scoreOf({ found, tried }).toFixed(1);
  return `${name}: ${size} files, ${found} of ${tried} mutants found out, ${score} %, ${tried - found} survive`;
}

function sum(verdicts: readonly Verdict[], key: 'found' | 'tried'): number {
  return verdicts.reduce((total, verdict) => total + verdict[key], 0);
}

/** Returns a report, or undefined if there is none. One that an interrupted run has cut off is removed. */
function readReport(path: string): MutationReport | undefined {
  const text = textOf(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as MutationReport;
  } catch {
    rmSync(join(repository, path), { force: true });
    return undefined;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(join(repository, path), 'utf8');
  } catch {
    return undefined;
  }
}
