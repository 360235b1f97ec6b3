import { gzipSync } from 'node:zlib';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureWebBuilt } from './build-web.mjs';
import { findChromium } from './chromium.ts';
import { freePort, startProduct } from './product.ts';

/** The landing page's minimum scores on Lighthouse's phone. */
const promises = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof promises;
const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Size of the scripts that load without interaction, each compressed with gzip. */
const MOST_SCRIPT_BYTES = 130_000;
const RUNS = 3;

ensureWebBuilt({ node: process.execPath });
const { path, args, source } = await findChromium();
const product = await startProduct();
try {
  console.log(`Chromium: ${path} (from ${source})`);
  const results: Result[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const result = await audit(`${product.url}/`);
    results.push(result);
    console.log(`run ${run}  ${categories.map((category) => `${category} ${score(result, category)}`).join('  ')}`);
  }
  judge(results);
  await judgeScripts(scriptsOf(results[0]));
} finally {
  await product.stop();
}

/** Makes one run in a fresh browser, with Lighthouse's own phone and network. */
async function audit(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: path, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse gave no result');
    return run.lhr;
  } finally {
    await browser.close();
  }
}

function score(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** The median run counts. If it misses the minimum, the audits that cost points are listed. */
function judge(results: readonly Result[]): void {
  for (const category of categories) {
    const byScore = results.toSorted((a, b) => score(a, category) - score(b, category));
    const middle = byScore[Math.floor(byScore.length / 2)];
    const reached = middle ? score(middle, category) : 0;
    report(reached >= promises[category], `${category} ${reached} (at least ${promises[category]})`);
    if (middle && reached < promises[category])
      for (const line of losses(middle, category)) console.log(`       ${line}`);
  }
}

function losses(result: Result, category: Category): string[] {
  const references = result.categories[category]?.auditRefs ?? [];
  return references.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    return [`${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ''}`];
  });
}

/** Returns the addresses of the scripts that the page loaded on its own. */
function scriptsOf(result: Result | undefined): string[] {
  const details = result?.audits['network-requests']?.details;
  if (details?.type !== 'table') return [];
  return details.items.flatMap(({ resourceType, url }) =>
    resourceType === 'Script' && typeof url === 'string' ? [url] : [],
  );
}

async function judgeScripts(urls: readonly string[]): Promise<void> {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const good = urls.length > 0 && total <= MOST_SCRIPT_BYTES;
  report(good, `${kilobytes(total)} KB of scripts (gzip) before interaction (at most ${kilobytes(MOST_SCRIPT_BYTES)})`);
  if (!good)
    urls.forEach((url, index) => console.log(`       ${kilobytes(sizes[index] ?? 0)} KB ${new URL(url).pathname}`));
}

function report(good: boolean, sentence: string): void {
  console.log(`${good ? 'ok    ' : 'FAILED'} ${sentence}`);
  if (!good) process.exitCode = 1;
}
