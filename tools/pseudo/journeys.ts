import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../install.mjs';

const E2E = join(repository, 'e2e');
const ROUTES = join(repository, 'web', 'src', 'routes');

/** Reads Spanish, which is no pseudo language. */
const LEFT_OUT: ReadonlySet<string> = new Set(['spanish.test.ts']);

/** Where journeys write the paths of the pages they have looked at, in the folder of the results. */
export const SEEN_PATHS = 'pseudo-paths.txt';

/** Returns the test files whose journeys look at pages. */
export const journeysInPseudo = (): string[] =>
  readdirSync(E2E)
    .filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.has(name))
    .filter((name) => readFileSync(join(E2E, name), 'utf8').includes("'./support/inspect.ts'"))
    .map((name) => `e2e/${name}`);

/** A route and the addresses it shows, by the name of its file: 'track.$requestId.tsx'. */
const routes = (): { readonly route: string; readonly pattern: RegExp }[] =>
  readdirSync(ROUTES)
    .filter((name) => name.endsWith('.tsx') && !/^(?:__|-)/.test(name))
    // A frame around other routes shows nothing itself.
    .filter((name, _, all) => !all.includes(name.replace('.tsx', '.index.tsx')))
    .map((name) => {
      const route = `/${name
        .replace(/\.tsx$/, '')
        .replace(/(?:^|\.)index$/, '')
        .replaceAll('.', '/')}`;
      return { route, pattern: new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`) };
    });

/** Returns the routes of the web app that no journey has looked at. */
export async function routesNotSeen(results: string): Promise<string[]> {
  const seen = (await readFile(join(results, SEEN_PATHS), 'utf8').catch(() => '')).split('\n');
  return routes()
    .filter(({ pattern }) => !seen.some((path) => pattern.test(path)))
    .map(({ route }) => route);
}
