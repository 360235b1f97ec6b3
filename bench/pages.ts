import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Product, startProduct } from '../tools/product.ts';
import { demoPages } from './demo-pages.ts';
import type { Bench, Subject } from './harness.ts';
import { measureLoad, requestsPerSecond } from './http-load.ts';
import { measurePaced } from './paced-load.ts';

interface ServedPage extends Subject {
  readonly url: string;
  /** Pages per second in each round. */
  readonly measured: readonly number[];
}

/** The load at which response times are measured, as a share of the most that a server manages. */
const LOAD = 0.7;
const SECONDS = 5;

function servedPage(url: string, stop: () => Promise<void>): ServedPage {
  const measured: number[] = [];
  return {
    url,
    measured,
    stop,
    run: async (seconds) => {
      const perSecond = await requestsPerSecond({ url, method: 'GET' }, seconds);
      measured.push(perSecond);
      return perSecond;
    },
  };
}

/** Serves the bytes of a page from a bare Fastify route in a separate process. */
async function bareRoute(html: string): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-bare-page-'));
  const page = join(folder, 'page.html');
  await writeFile(page, html);
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'pages-baseline.ts')], {
    env: { PATH: process.env.PATH, PAGE: page, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return servedPage(`http://localhost:${port}/`, async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
    await rm(folder, { recursive: true });
  });
}

/** Compares a page of the product with a bare route that returns the same bytes. */
export function pageBench({
  name,
  summary,
  atLeast,
  path,
  afterwards,
}: Pick<Bench, 'name' | 'summary' | 'atLeast'> & {
  /** Returns the path of the page. */
  readonly path: (url: string) => Promise<string>;
  readonly afterwards?: (product: Product) => Promise<string>;
}): Bench<ServedPage> {
  const started = Promise.withResolvers<{ product: Product; page: ServedPage }>();
  return {
    name,
    summary,
    atLeast,
    ours: async () => {
      const product = await startProduct();
      const page = servedPage(product.url + (await path(product.url)), async () => void (await product.stop()));
      started.resolve({ product, page });
      return page;
    },
    baseline: async () => bareRoute(await htmlOf((await started.promise).page.url)),
    compareAnswers: async (ours, baseline) => {
      const [mine, theirs] = [await htmlOf(ours.url), await htmlOf(baseline.url)];
      assert.ok(Math.abs(mine.length - theirs.length) < 200, `${mine.length} and ${theirs.length} characters`);
    },
    afterwards: async (ours) => {
      const perSecond = Math.max(1, Math.floor(Math.max(...ours.measured) * LOAD));
      const { p50, p99 } = await measurePaced({ url: ours.url, paths: [''], perSecond }, SECONDS);
      const line = `At ${perSecond} pages per second, ${LOAD * 100} % of the most: p50 ${p50} ms, p99 ${p99} ms`;
      return afterwards ? `${line}\n${await afterwards((await started.promise).product)}` : line;
    },
  };
}

/** Returns a line for each route: how long a page takes that is asked for alone. */
export async function renderTimes({ url }: Product): Promise<string> {
  const { contractor, project, respond, track } = await demoPages(url);
  const paths = { projects: '/projects', map: '/map', finder: '/find-plumbers', contractor, project, respond, track };
  const lines: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const { p50, p99 } = await measureLoad({ url: url + path, method: 'GET', connections: 1 }, SECONDS);
    lines.push(`${name.padStart(10)}  p50 ${p50} ms  p99 ${p99} ms`);
  }
  return lines.join('\n');
}

async function htmlOf(url: string): Promise<string> {
  const reply = await fetch(url);
  assert.equal(reply.status, 200);
  return reply.text();
}
