import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeLease } from './lease.ts';
import type { Place } from './place.ts';
import { atTheEnd, newFolder } from './testing.ts';

describe('a database last used on another machine', () => {
  it('is taken over when it was closed, without waiting', async () => {
    const place = await placeUsedOn('elsewhere', { closed: true });
    await takeLease(place, () => undefined, 60_000);
    expect(await readFile(join(place.root, 'postgres.host'), 'utf8')).toBe(`${hostname()}\n`);
  });

  it('is taken over when it was not closed but nothing is heard of that machine', async () => {
    const place = await placeUsedOn('elsewhere', { closed: false });
    const said: string[] = [];
    await takeLease(place, (line) => said.push(line), 200);
    expect(said).toEqual([expect.stringMatching(/last used on elsewhere and not closed/)]);
    expect(await readFile(join(place.root, 'postgres.host'), 'utf8')).toBe(`${hostname()}\n`);
  });

  it('is left to that machine while it is in use there', async () => {
    const place = await placeUsedOn('elsewhere', { closed: false });
    const file = join(place.root, 'postgres.host');
    const beat = setInterval(() => void utimes(file, new Date(), new Date()), 50);
    atTheEnd(async () => clearInterval(beat));
    await expect(takeLease(place, () => undefined, 200)).rejects.toThrow(/DATA_DIR .* is in use on .*\(elsewhere\)/);
    expect(await readFile(file, 'utf8')).toBe('elsewhere\n');
  });
});

async function placeUsedOn(host: string, { closed }: { closed: boolean }): Promise<Place> {
  const root = await newFolder();
  const cluster = join(root, 'postgres');
  await mkdir(cluster);
  await writeFile(join(root, 'postgres.host'), `${host}\n`);
  if (!closed) await writeFile(join(cluster, 'postmaster.pid'), '17\n');
  const files = { passwordFile: join(root, 'postgres.password'), logFile: join(root, 'postgres.log') };
  return { dataDir: root, root, cluster, ...files, owner: undefined };
}
