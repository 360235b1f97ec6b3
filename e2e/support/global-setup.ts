import type { TestProject } from 'vitest/node';
import { buildWeb } from '../../tools/build-web.ts';
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
  if (process.env.WEB_IS_BUILT !== 'true') {
    const { code, output } = await buildWeb();
    if (code !== 0) throw new Error(`The web app can't be built.\n${output}`);
  }
  const { path, args, source } = await findChromium();
  console.log(`Chromium: ${path} (from ${source})`);
  const product = await startProduct();
  project.provide('chromium', { path, args });
  project.provide('productUrl', product.url);
  return () => product.stop();
}
