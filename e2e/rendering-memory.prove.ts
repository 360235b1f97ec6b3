import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { demoPages } from '../bench/demo-pages.ts';
import { median } from '../bench/harness.ts';
import { startProduct } from '../tools/product.ts';

const MINUTE_MS = 60_000;
const MINUTES = 10;
/** Until then, code is compiled and caches fill. */
const WARM_MINUTES = 3;
const READERS = 4;
const SAMPLE_MS = 5000;

/** Returns the resident memory of a process in MB. */
async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

it('memory stays flat over ten minutes of rendering', { timeout: (MINUTES + 3) * MINUTE_MS }, async () => {
  const product = await startProduct();
  try {
    const { contractor, project, respond, track } = await demoPages(product.url);
    const paths = ['/', '/projects', '/map', '/find-plumbers', '/request-service', contractor, project, respond, track];
    const began = Date.now();
    const end = began + MINUTES * MINUTE_MS;
    let pages = 0;
    const statuses = new Set<number>();
    const read = async (first: number) => {
      for (let at = first; Date.now() < end; at += 1) {
        // Each address is new, so that no page comes from the cache.
        const reply = await fetch(`${product.url}${paths[at % paths.length]}?visit=${(pages += 1)}`);
        await reply.text();
        // The limits of calls hold here, too.
        if (reply.status === 429) await sleep(1000);
        else statuses.add(reply.status);
      }
    };
    const samples: { readonly minute: number; readonly mb: number }[] = [];
    const watch = async () => {
      for (; Date.now() < end; await sleep(SAMPLE_MS))
        samples.push({ minute: (Date.now() - began) / MINUTE_MS, mb: await residentMb(product.pid) });
    };
    await Promise.all([watch(), ...Array.from({ length: READERS }, (_, reader) => read(reader))]);
    const between = (from: number, to: number) =>
      median(samples.filter(({ minute }) => minute >= from && minute < to).map(({ mb }) => mb));
    const [early, late] = [between(WARM_MINUTES, WARM_MINUTES + 2), between(MINUTES - 2, MINUTES)];
    console.log(
      `${pages} pages, ${early.toFixed(0)} MB after ${WARM_MINUTES} minutes, ${late.toFixed(0)} MB at the end`,
    );
    expect([...statuses]).toEqual([200]);
    expect(late / early).toBeLessThan(1.15);
  } finally {
    await product.stop();
  }
});
