import { mkdir, readdir, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureRuntime, locateBinaries, removeLeftovers } from './binaries.ts';
import type { Place } from './place.ts';
import { newFolder } from './testing.ts';

describe('the programs of PostgreSQL', () => {
  it('are missing for a platform without a package, and the message says what to do', async () => {
    await expect(locateBinaries('freebsd-x64')).rejects.toThrow(/platform \(freebsd-x64\): set DATABASE_URL/);
  });

  it('become whole and readable by all, from a package whose install script did not run', async () => {
    const native = await newFolder();
    await mkdir(join(native, 'bin'), { mode: 0o700 });
    await mkdir(join(native, 'lib'), { mode: 0o700 });
    await writeFile(join(native, 'bin', 'postgres'), 'program', { mode: 0o700 });
    await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links), { mode: 0o600 });

    const place = placeIn(await newFolder());
    const said: string[] = [];
    for (const _ of ['first', 'second']) {
      await ensureRuntime({ version: '18.4.0', major: 18, native }, place, (line) => said.push(line));
    }
    const runtime = join(place.root, 'runtime-18.4.0');
    expect(await readdir(place.root)).toEqual(['runtime-18.4.0']);
    expect(await readlink(join(runtime, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
    expect((await stat(join(runtime, 'lib'))).mode & 0o777).toBe(0o755);
    expect((await stat(join(runtime, 'lib', 'libpq.so.5'))).mode & 0o777).toBe(0o644);
    expect((await stat(join(runtime, 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
    expect(said).toHaveLength(1);
  });

  it('of other versions are removed, other files and work in progress are not', async () => {
    const place = placeIn(await newFolder());
    const names = ['runtime-17.1.0', 'runtime-18.4.0', 'runtime-18.4.0.new-0123456789ab', 'postgres', 'mailbox'];
    for (const name of names) await mkdir(join(place.root, name));
    await removeLeftovers({ version: '18.4.0', major: 18, native: '' }, place);
    expect((await readdir(place.root)).sort()).toEqual(names.slice(1).sort());
  });
});

function placeIn(root: string): Place {
  const paths = { cluster: join(root, 'postgres'), passwordFile: join(root, 'p'), logFile: join(root, 'l') };
  return { dataDir: root, root, ...paths, owner: undefined };
}
