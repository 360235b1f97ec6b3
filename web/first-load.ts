import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { chunksOf, entryFiles, pageFiles } from './page-files.ts';

/** The most JavaScript, gzipped, that a phone may need before the landing page is usable. */
const LIMIT_BYTES = 130_000;

/** Libraries that only the pages after the landing page need. */
const KEPT_OUT = /node_modules\/(?:zod|react-day-picker|radix-ui|@radix-ui|@tanstack\/react-query)\//;

/** Returns the files of the landing page's first load: the entry's, and those that only the landing page's chunk imports. */
export function firstLoad(bundle: Rolldown.OutputBundle): { entry: string[]; landing: readonly string[] } {
  const landing = pageFiles(bundle).routes['/'];
  if (!landing) throw new Error('The landing page has no chunk of its own any more');
  return { entry: [...entryFiles(bundle)], landing };
}

/** Fails the build if the landing page's first load is too large, and lists what should be loaded later. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const { entry, landing } = firstLoad(bundle);
      const first = [...entry, ...landing].flatMap((file) => chunks.get(file) ?? []);
      const modules = first.flatMap((chunk) => chunk.moduleIds);
      const unwanted = modules.find((id) => KEPT_OUT.test(id));
      if (unwanted) {
        // The imports of a route file are loaded at once, except for its component.
        const byRoutes = modules.filter((id) => /\/src\/(?:routes|domains)\//.test(id)).join('\n  ');
        throw new Error(`The landing page loads ${unwanted}; import it lazily. What it loads of ours:\n  ${byRoutes}`);
      }
      const bytes = first.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
      if (bytes > LIMIT_BYTES) {
        throw new Error(`The landing page loads ${bytes} bytes of JavaScript (gzip), over ${LIMIT_BYTES}`);
      }
    },
  };
}
