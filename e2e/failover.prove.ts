import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, type ProductOptions, startProduct } from '../tools/product.ts';
import { type Cluster, startCluster } from './support/servers/cluster.ts';
import { findPlumbers } from './support/submissions.ts';
import { keepSubmitting, lossesOf, untilGrown } from './support/submitters.ts';

const FAILOVERS = 10;
const LIMIT_MS = 60_000;

let cluster: Cluster;
const products: Product[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  for (const product of products.toReversed()) await product.stop();
  await cluster.remove();
});

it('ten times, the primary dies with its agent: nothing acknowledged is lost, and all goes on within a minute', async () => {
  const env = {
    DATABASE_URL: cluster.pooledUrl,
    DATABASE_DIRECT_URL: cluster.directUrl,
    DATABASE_READ_URL: cluster.readUrl,
    // On a busy machine, opening a connection takes longer than on a quiet one.
    DATABASE_WAIT_SECONDS: String(Math.ceil(patience(3))),
    MESSAGES_PER_HOUR: '10000',
    LOG_LEVEL: 'silent',
  };
  const web = await start({ env: { ...env, PROCESS: 'web' } });
  await start({ env: { ...env, PROCESS: 'worker' }, awaitReady: false });
  const contractors = (await findPlumbers(web.url)).filter(({ email, phone }) => email !== null && phone !== null);
  const { acknowledged, stop } = keepSubmitting({
    url: () => web.url,
    contractors,
    seed: 1,
    tries: () => 300,
    pauseMs: 500,
  });

  const table: Record<string, unknown>[] = [];
  for (let number = 1; number <= FAILOVERS; number++) {
    await untilGrown(acknowledged, 10);
    const killed = await cluster.killPrimary();
    const killedAt = Date.now();
    const servedMs = await untilTrue(() => acknowledged.some(({ sentAt }) => sentAt > killedAt));
    const readyMs = await untilTrue(async () => (await fetch(`${web.url}/readyz`)).ok);
    table.push({
      killed,
      'served again after (s)': Math.round((servedMs - killedAt) / 100) / 10,
      'ready after (s)': Math.round((readyMs - killedAt) / 100) / 10,
      acknowledged: acknowledged.length,
    });
    cluster.revive(killed);
    await cluster.untilWhole();
  }
  await stop();
  const losses = await lossesOf(web, acknowledged);
  console.table(table);
  console.log(`${acknowledged.length} acknowledged, ${losses.length} lost or repeated`);
  expect(losses.slice(0, 5)).toEqual([]);
  for (const row of table) expect(row['served again after (s)']).toBeLessThan(LIMIT_MS / 1000);
});

async function start(options: ProductOptions): Promise<Product> {
  try {
    const product = await startProduct(options);
    products.push(product);
    return product;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${cluster.output()}`);
  }
}

/** Returns the time at which something is true. @throws Error if it isn't within three minutes */
async function untilTrue(isTrue: () => boolean | Promise<boolean>): Promise<number> {
  const end = Date.now() + 3 * LIMIT_MS;
  while (Date.now() < end) {
    if (await Promise.resolve(isTrue()).catch(() => false)) return Date.now();
    await sleep(100);
  }
  throw new Error(`Nothing is served after three minutes\n${cluster.output()}`);
}
