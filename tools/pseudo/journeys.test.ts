import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routesNotSeen, SEEN_PATHS } from './journeys.ts';

it('misses each route that shows something, until a journey has checked it', async () => {
  const results = await mkdtemp(join(tmpdir(), 'pseudo-paths-'));
  const before = await routesNotSeen(results);
  expect(before).toEqual(expect.arrayContaining(['/', '/respond', '/track/$requestId', '/dashboard/customer']));
  // These two show nothing: one leads on by role, the other is a layout.
  expect(before.filter((route) => route === '/dashboard')).toEqual([]);
  expect(before.filter((route) => route === '/respond')).toHaveLength(1);
  await writeFile(join(results, SEEN_PATHS), '/respond\n/track/Zx9\n');
  const after = await routesNotSeen(results);
  expect(before.filter((route) => !after.includes(route))).toEqual(['/respond', '/track/$requestId']);
});
