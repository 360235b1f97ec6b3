import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { repository } from './install.mjs';
import { runCommand } from './run-command.ts';
import { type Counts, verify } from './verify.ts';
import { countTests, type VitestReport } from './vitest-counts.ts';

interface Stage {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

/** Files side by side, each with a browser and a product: as many as a small machine has cores. */
const E2E_WORKERS = 2;

const results = join(repository, 'test-results');

const stages: readonly Stage[] = [
  { name: 'verify', run: verify },
  { name: 'build of the web app', run: build },
  { name: 'unit, database and web tests', run: () => vitest(['unit', 'database', 'web']) },
  { name: 'end-to-end tests', run: () => vitest(['e2e'], E2E_WORKERS) },
  ...(process.argv.includes('--prove') ? [{ name: 'long proofs', run: () => vitest(['prove']) }] : []),
];

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

async function vitest(projects: readonly string[], workers?: number): Promise<Counts> {
  const reportFile = join(results, `${projects.join('-')}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  if (workers !== undefined) args.push(`--maxWorkers=${workers}`);
  const { code } = await runCommand('vitest', [...args, ...projects.map((project) => `--project=${project}`)], {
    stream: true,
  });
  const report: VitestReport | undefined = await readFile(reportFile, 'utf8').then(JSON.parse, () => undefined);
  return countTests(report, code);
}

/** A stage that fails doesn't keep the next one from running. */
const total = { passed: 0, failed: 0 };
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
for (const { name, run } of stages) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed} of ${passed + failed} passed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
