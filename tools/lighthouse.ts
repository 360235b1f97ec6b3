import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureWebBuilt } from './build-web.mjs';
import { findChromium } from './chromium.ts';
import { serveBlankPage } from './lighthouse/blank-page.ts';
import { type Expected, type Measured, medians, missedBounds } from './lighthouse/bounds.ts';
import { type LighthousePage, lighthousePages } from './lighthouse/pages.ts';
import { freePort, startProduct } from './product.ts';

/** `npm run lighthouse -- [NAME …] [--runs 5]`: measures pages on Lighthouse's phone, and fails if one misses a bound. */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const BLANK = { name: 'blank page', path: '/', hasMap: false, isIndexed: false } as const;

ensureWebBuilt({ node: process.execPath });
const { path, args, source } = await findChromium();
const product = await startProduct();
const blank = await serveBlankPage();
try {
  console.log(`Chromium: ${path} (from ${source}); medians of ${runs} runs`);
  const pages = (await lighthousePages(product.url)).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  console.log(row('page', 'perf', 'a11y', 'best', 'SEO', 'LCP', '× blank', 'CLS', 'TBT', 'requests', 'KB'));
  const ofBlank = await measure(blank.url, BLANK);
  console.log(rowOf(BLANK, ofBlank, ofBlank.lcp));
  for (const page of pages) {
    const measured = await measure(product.url, page);
    console.log(rowOf(page, measured, ofBlank.lcp));
    const missed = missedBounds(page, measured, ofBlank.lcp);
    for (const sentence of missed) console.log(`  FAILED ${sentence}`);
    if (missed.length > 0) process.exitCode = 1;
  }
} finally {
  blank.stop();
  await product.stop();
}

/** Runs Lighthouse several times, each time as somebody whose browser has kept nothing but what the page needs. */
async function measure(url: string, page: LighthousePage): Promise<Measured> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, page));
  return medians(results, page);
}

async function runOnce(url: string, page: LighthousePage): Promise<Result> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: path,
    args: [...args, `--remote-debugging-port=${port}`],
    baseURL: url,
  });
  try {
    if (page.prepare) {
      const tab = await context.newPage();
      await page.prepare(tab);
      await tab.close();
    }
    const result = await lighthouse(new URL(page.path, url).href, { port, logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result');
    return result.lhr;
  } finally {
    await context.close();
  }
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(22) + cells.map((cell) => String(cell).padStart(9)).join('');
}

function rowOf({ name }: Expected, measured: Measured, blankLcp: number): string {
  const { performance, accessibility, bestPractices, seo, lcp, cls, tbt, requests, bytes } = measured;
  const share = (lcp / blankLcp).toFixed(2);
  const kilobytes = (bytes / 1000).toFixed(1);
  return row(name, performance, accessibility, bestPractices, seo, lcp, share, cls, tbt, requests, kilobytes);
}
