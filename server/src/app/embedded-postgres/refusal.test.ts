import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { describe, expect, it } from 'vitest';
import { asRoot, atTheEnd, newFolder, nobody, othersMayEnter, query, start, startApp, usedFolder } from './testing.ts';

const timeout = patience(120_000);

describe('a start that cannot be', () => {
  it('says so when DATA_DIR is a file', { timeout }, async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, 'mine');
    await expect(start({ dataDir: file })).rejects.toThrow(/^DATA_DIR \(.*file\) is not a folder: set DATA_DIR/);
    await expect(start({ dataDir: join(file, 'below') })).rejects.toThrow(/^DATA_DIR .* is not a folder/);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it.runIf(!asRoot || othersMayEnter)('says so when DATA_DIR may not be written', { timeout }, async () => {
    const dataDir = await newFolder();
    await chmod(dataDir, 0o555);
    const failure = startApp(dataDir, nobody);
    await expect(failure).rejects.toThrow(
      /EmbeddedPostgresError: DATA_DIR .* may not be written by this user: make it/,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('leaves files alone that Plumbline did not make', { timeout }, async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'thesis.txt'), 'mine');
    await expect(start({ dataDir, durable: false })).rejects.toThrow(
      /holds files that Plumbline did not make.*set DATA_DIR/,
    );
    expect(await readdir(dataDir, { recursive: true })).toEqual(['postgres', 'postgres/thesis.txt']);
  });

  it("leaves another program's database alone", { timeout }, async () => {
    const dataDir = await newFolder();
    await writeFile(join(dataDir, 'PG_VERSION'), '18\n');
    await expect(start({ dataDir, durable: false })).rejects.toThrow(
      /another program's PostgreSQL data directory.*set DATA_DIR/,
    );
    expect(await readdir(dataDir)).toEqual(['PG_VERSION']);
  });

  it('leaves a database of another major version alone', { timeout }, async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await writeFile(join(dataDir, 'postgres.password'), 'secret\n');
    if (asRoot) await chown(join(dataDir, 'postgres'), 65534, 65534);
    await expect(start({ dataDir, durable: false })).rejects.toThrow(
      /DATA_DIR .* was made by PostgreSQL 15.*brings PostgreSQL 18/,
    );
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.password']);
  });

  it('names the log when the database is broken', { timeout }, async () => {
    const dataDir = await usedFolder();
    await rm(join(dataDir, 'postgres', 'global', 'pg_control'));
    await expect(start({ dataDir, durable: false })).rejects.toThrow(
      /DATA_DIR .* does not start: .*pg_control.*postgres\.log/,
    );
  });

  it.runIf(asRoot)('says so when the disk is full, at first and later', { timeout }, async ({ skip }) => {
    const disk = await newFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0;
    skip(!mounted, 'this machine does not let root mount a small disk');
    atTheEnd(async () => spawnSync('umount', ['-l', disk]));
    await expect(start({ dataDir: disk, durable: false })).rejects.toThrow(/DATA_DIR .* is full: make room/);
    expect(await readdir(disk)).toEqual([]);

    spawnSync('mount', ['-o', 'remount,size=400m', disk]);
    const first = await start({ dataDir: disk, durable: false });
    await query(first, 'create table note as select 1 as id');
    await first.stop();
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize));
    await expect(start({ dataDir: disk, durable: false })).rejects.toThrow(/DATA_DIR .* is full: make room/);
    await rm(join(disk, 'filler'));
    expect(await query(await start({ dataDir: disk, durable: false }), 'select id from note')).toEqual([{ id: 1 }]);
  });
});
