import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../install.mjs';

const E2E = join(repository, 'e2e');
const ROUTES = join(repository, 'web', 'src', 'routes');

/** Tests that open pages in Spanish, which aren't built in this run. */
const LEFT_OUT: ReadonlySet<string> = new Set(['spanish.test.ts', 'forms.test.ts']);

/** The file in the folder of the results to which journeys write the paths of the pages they have checked. */
export const SEEN_PATHS = 'pseudo-paths.txt';

/** Returns the test files whose journeys check pages. */
export const journeysInPseudo = (): string[] =>
  readdirSync(E2E)
    .filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.has(name))
    .filter((name) => readFileSync(join(E2E, name), 'utf8').includes("'./support/inspect.ts'"))
    .map((name) => `e2e/${name}`);

/** Returns the routes with patterns of their paths. A route has the name of its file: 'track.$requestId.tsx'. */
const routes = (): { readonly route: string; readonly pattern: RegExp }[] =>
  readdirSync(ROUTES)
    .filter((name) => name.endsWith('.tsx') && !/^(?:__|-)/.test(name))
    // A layout around other routes shows nothing itself, and neither does a route that only leads on to another.
    .filter((name, _, all) => !all.includes(name.replace('.tsx', '.index.tsx')))
    .filter((name) => /\bcomponent\b/.test(readFileSync(join(ROUTES, name), 'utf8')))
    .map((name) => {
      const route = `/${name
        .replace(/\.tsx$/, '')
        .replace(/(?:^|\.)index$/, '')
        .replaceAll('.', '/')}`;
      return { route, pattern: new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`) };
    });

/** Returns the routes of the web app that no journey has checked. */
export async function routesNotSeen(results: string): Promise<string[]> {
  const seen = (await readFile(join(results, SEEN_PATHS), 'utf8').catch(() => '')).split('\n');
  return routes()
    .filter(({ pattern }) => !seen.some((path) => pattern.test(path)))
    .map(({ route }) => route);
}
