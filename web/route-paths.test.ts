import { readdirSync } from 'node:fs';
import { isPage, openPaths } from '@plumbline/contract/kernel/page-meta.ts';
import { expect, it } from 'vitest';

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
  .map((path) => path.replaceAll(/\$\w+/g, 'x'));

it('every route has a page head, and every open page a route: else the server would answer 404, or promise nothing', () => {
  expect(paths.filter((path) => !isPage(path))).toEqual([]);
  const pathsWithIds = openPaths.map((path) => path.replaceAll(/:\w+/g, 'x'));
  expect(
    pathsWithIds.filter((path) => !paths.some((route) => route === path || route.startsWith(`${path}/x`))),
  ).toEqual([]);
});
