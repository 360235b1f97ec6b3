import type { TestProject } from 'vitest/node';
import { ensureWebBuilt } from '../../tools/build-web.mjs';
import { findChromium } from '../../tools/chromium.ts';
import { startProduct } from '../../tools/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    chromium: { readonly path: string; readonly args: readonly string[] };
  }
}

/** Before the first end-to-end test: the web app as it is now, a browser, and one product that all files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureWebBuilt({ node: process.execPath });
  const { path, args, source } = await findChromium();
  console.log(`Chromium: ${path} (from ${source})`);
  const product = await startProduct();
  project.provide('chromium', { path, args });
  project.provide('productUrl', product.url);
  return async () => {
    await product.stop();
  };
}
