import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { administer, withDatabase } from '../../server/src/kernel/testing/test-database.ts';
import { ensureWebBuilt } from '../../tools/build-web.mjs';
import { findChromium } from '../../tools/chromium.ts';
import { type ProductOptions, startProduct } from '../../tools/product.ts';
import { buildPseudo, speaksPseudo } from '../../tools/pseudo/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One product per worker, by number. */
    productUrls: readonly string[];
    /** The data of a new product, for files that start their own. */
    newData: string;
    chromium: { readonly path: string; readonly args: readonly string[] };
  }
}

/**
 * Before the first end-to-end test, provides the current web app, a browser, and for each worker a product that its
 * files share, so that parallel files never use the same one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (speaksPseudo) await buildPseudo();
  else ensureWebBuilt({ node: process.execPath });
  const { path, args, source } = await findChromium();
  console.log(`Chromium: ${path} (from ${source})`);
  const workers = project.vitest.config.maxWorkers;
  const newData = await mkdtemp(join(tmpdir(), 'plumbline-new-'));
  await (await startProduct({ dataDir: newData })).stop();
  const products = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => startProduct(await placeOf(worker, newData))),
  );
  project.provide('newData', newData);
  project.provide('chromium', { path, args });
  project.provide(
    'productUrls',
    products.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await rm(newData, { recursive: true, force: true });
  };
}

/**
 * Returns where a worker's product keeps its data: in a copy of a new product's, or with `TEST_DATABASE_URL` and
 * `TEST_POOLER_URL` in a new database, which its requests reach through the pooler.
 */
async function placeOf(worker: number, newData: string): Promise<ProductOptions> {
  const { TEST_DATABASE_URL: server, TEST_POOLER_URL: pooler } = process.env;
  if (server === undefined || pooler === undefined) return { copyOf: newData };
  const name = `journeys_${worker}_${randomBytes(4).toString('hex')}`;
  await administer(server, `create database ${name}`);
  return {
    env: { DATABASE_URL: withDatabase(pooler, name), DATABASE_DIRECT_URL: withDatabase(server, name) },
  };
}
