import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { LARGER_PAGES, MOST_PAGE_BYTES, MOST_PAGE_FILES } from './page-budgets.ts';
import { chunksOf, entryFiles, pageFiles } from './page-files.ts';

/** The most JavaScript, gzipped, that a phone may need before the landing page is usable. */
const LIMIT_BYTES = 123_426;

/** Libraries that only the pages after the landing page need. */
const KEPT_OUT = /node_modules\/(?:zod|react-day-picker|radix-ui|@radix-ui|@tanstack\/react-query)\//;

/** Libraries that no page needs before somebody uses it: to check a form, and to open what lies over the page. */
const ON_DEMAND = /node_modules\/(?:zod|radix-ui|@radix-ui)\//;

/** Returns the files of the landing page's first load: the entry's, and those that only the landing page's chunk imports. */
export function firstLoad(bundle: Rolldown.OutputBundle): { entry: string[]; landing: readonly string[] } {
  const landing = pageFiles(bundle).routes['/'];
  if (!landing) throw new Error('The landing page has no chunk of its own any more');
  return { entry: [...entryFiles(bundle)], landing };
}

/** Fails the build if a page loads too much, and says what should be loaded later. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      checkLanding(bundle);
      checkOnDemand(bundle);
      const over = pagesOverBudget(bundle);
      if (over.length > 0) throw new Error(`These pages load too much JavaScript:\n  ${over.join('\n  ')}`);
    },
  };
}

function checkLanding(bundle: Rolldown.OutputBundle): void {
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
  const bytes = first.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  if (bytes > LIMIT_BYTES) {
    throw new Error(`The landing page loads ${bytes} bytes of JavaScript (gzip), over ${LIMIT_BYTES}`);
  }
}

/** Throws if a page loads what it should load on demand, such as a schema that is used outside of forms. */
export function checkOnDemand(bundle: Rolldown.OutputBundle): void {
  const chunks = chunksOf(bundle);
  for (const [route, files] of Object.entries(pageFiles(bundle).routes)) {
    const modules = files.flatMap((file) => chunks.get(file)?.moduleIds ?? []);
    const early = modules.find((id) => ON_DEMAND.test(id));
    if (early) throw new Error(`${route} loads ${early}, which is loaded on demand (docs/decisions/0086)`);
  }
}

/** Returns a sentence about each page that loads more than it may beyond the shell. */
export function pagesOverBudget(bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksOf(bundle);
  const { routes, queries } = pageFiles(bundle);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(chunks.get(file)?.code ?? '').length;
    sizes.set(file, size);
    return size;
  };
  return Object.entries(routes).flatMap(([route, own]) => {
    const files = new Set([...own, ...queries]);
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    const most = LARGER_PAGES[route];
    const [mostBytes, mostFiles] = [most?.bytes ?? MOST_PAGE_BYTES, most?.files ?? MOST_PAGE_FILES];
    const isWithin = bytes <= mostBytes && files.size <= mostFiles;
    return isWithin ? [] : [`${route}: ${bytes} bytes (gzip) of ${mostBytes}, ${files.size} files of ${mostFiles}`];
  });
}
