import { readdirSync } from 'node:fs';
import { isPage, openPaths } from '@plumbline/contract/kernel/page-meta.ts';
import { expect, it } from 'vitest';

/** Parts of addresses that are words, not ids. */
const WORDS: Readonly<Record<string, string>> = { trades: 'plumbers', state: 'ky' };
const filled = (path: string) => path.replaceAll(/[$:](\w+)/g, (_part, name: string) => WORDS[name] ?? 'x');

/** Converts 'respond.$serviceRequestId.$contractorId.tsx' to '/respond/x/x', as the router reads file names. */
const paths = readdirSync(new URL('src/routes/', import.meta.url))
  .filter((name) => name.endsWith('.tsx') && !name.startsWith('__') && !name.startsWith('-'))
  .map(
    (name) =>
      `/${name
        .replace(/\.tsx$/, '')
        .replace(/(^|\.)index$/, '')
        .replaceAll('.', '/')}`,
  )
  .map(filled);

it('every route has a page head, and every open page a route: else the server would answer 404, or promise nothing', () => {
  expect(paths.filter((path) => !isPage(path))).toEqual([]);
  const pathsWithIds = openPaths.map(filled);
  expect(
    pathsWithIds.filter((path) => !paths.some((route) => route === path || route.startsWith(`${path}/x`))),
  ).toEqual([]);
});
