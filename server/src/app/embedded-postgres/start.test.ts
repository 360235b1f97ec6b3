import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { describe, expect, it } from 'vitest';
import { asRoot, atTheEnd, newFolder, nobody, othersMayEnter, query, start, startApp, usedFolder } from './testing.ts';

const timeout = patience(120_000);

describe('a first start', () => {
  it('answers queries, with the extensions the app needs and text that sorts alike everywhere', {
    timeout,
  }, async () => {
    const postgres = await start({ dataDir: await newFolder() });
    expect(postgres.reattached).toBe(false);
    await query(postgres, 'create extension cube');
    await query(postgres, 'create extension earthdistance');
    await query(postgres, 'create extension btree_gist');
    await query(postgres, 'create extension pg_trgm');
    const [row] = await query(
      postgres,
      `select current_database() as database, current_user as role, current_setting('server_version_num')::int as version,
        current_setting('TimeZone') as zone, current_setting('max_connections') as connections,
        current_setting('fsync') as fsync, current_setting('listen_addresses') as address, upper('müller') as upper,
        array(select word from unnest(array['b', 'é', 'a', 'B']) as word order by word) as sorted`,
    );
    expect(row).toEqual({
      database: 'plumbline',
      role: 'plumbline',
      version: expect.toSatisfy((version: number) => version >= 180_000),
      zone: 'UTC',
      connections: '200',
      fsync: 'on',
      address: '127.0.0.1',
      upper: 'MÜLLER',
      sorted: ['B', 'a', 'b', 'é'],
    });
  });

  it('lets nobody in without the password, which only the owner may read', { timeout }, async () => {
    const dataDir = await usedFolder();
    const postgres = await start({ dataDir, durable: false });
    const url = new URL(postgres.connectionString);
    url.password = 'guess';
    await expect(query({ connectionString: url.href }, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it('by two processes at the same moment ends in one server', { timeout }, async () => {
    const dataDir = await newFolder();
    const [one, two] = await Promise.all([startApp(dataDir), startApp(dataDir)]);
    expect(one.connectionString).toBe(two.connectionString);
    expect(one.pid).toBe(two.pid);
    expect([one.reattached, two.reattached].sort()).toEqual([false, true]);
    expect((await readdir(dataDir)).filter((name) => name.includes('.new-'))).toEqual([]);
  });
});

describe('a second start', () => {
  it('finds the data', { timeout }, async () => {
    const dataDir = await usedFolder();
    const first = await start({ dataDir, durable: false });
    await query(first, 'create table note as select 1 as id');
    await first.stop();
    await expect(query(first, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    const second = await start({ dataDir, durable: false });
    expect(second.reattached).toBe(false);
    expect(await query(second, 'select id from note')).toEqual([{ id: 1 }]);
  });

  it('attaches to the server of an app that was killed, and stops it', { timeout }, async () => {
    const dataDir = await usedFolder();
    const killed = await startApp(dataDir);
    killed.process.kill('SIGKILL');
    await once(killed.process, 'exit');
    const next = await start({ dataDir, durable: false });
    expect(next).toMatchObject({ reattached: true, pid: killed.pid, connectionString: killed.connectionString });
    await next.stop();
    await expect(query(next, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is not fooled by a postmaster.pid that names another living process', { timeout }, async () => {
    const dataDir = await usedFolder();
    const first = await start({ dataDir, durable: false });
    await first.stop();
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    const other = spawn('sleep', ['60'], asRoot ? { uid, gid } : {});
    atTheEnd(async () => other.kill());
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(file, `${other.pid}\n${join(dataDir, 'postgres')}\n1790000000\n1\n\n127.0.0.1\n\nready\n`);
    await chown(file, uid, gid);
    const second = await start({ dataDir, durable: false });
    expect(second.reattached).toBe(false);
  });

  it('leaves the server to another app process that uses it', { timeout }, async () => {
    const dataDir = await usedFolder();
    const said: string[] = [];
    const mine = await start({ dataDir, say: (line) => said.push(line) });
    const other = await startApp(dataDir);
    await mine.stop();
    expect(said.at(-1)).toMatch(/another process uses it/);
    expect(await query(other, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.stop();
    await expect(query(other, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe.runIf(asRoot)('started as root', () => {
  it('runs as a separate user, and elsewhere if that user cannot enter DATA_DIR', { timeout }, async () => {
    const parent = await newFolder();
    await chmod(parent, 0o700);
    const dataDir = join(parent, 'data');
    const said: string[] = [];
    const first = await start({ dataDir, say: (line) => said.push(line) });
    const root = (await readFile(join(dataDir, 'postgres-location.txt'), 'utf8')).split('\n')[0] ?? '';
    atTheEnd(() => rm(root, { recursive: true, force: true }));
    expect(root).toMatch(/^\/var\/lib\/plumbline-[0-9a-f]{10}$/);
    expect(said[0]).toMatch(`${parent} is closed to the user the database runs as, so the database lives in ${root}`);
    expect(await stat(join(root, 'postgres'))).toMatchObject(nobody);
    expect((await stat(`/proc/${first.pid}`)).uid).toBe(65534);
    await query(first, 'create table note as select 1 as id');
    await first.stop();
    const second = await start({ dataDir, durable: false });
    expect(await query(second, 'select id from note')).toEqual([{ id: 1 }]);
  });

  it('opens an empty DATA_DIR of root to the server alone', { timeout }, async () => {
    const dataDir = await newFolder();
    await chmod(dataDir, 0o700);
    await start({ dataDir, durable: false });
    expect(await readdir(dataDir)).toContain('postgres');
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710);
  });

  it.runIf(othersMayEnter)('works for an unprivileged user alike', { timeout }, async () => {
    const dataDir = await newFolder();
    await chown(dataDir, 65534, 65534);
    const first = await startApp(dataDir, nobody);
    await query(first, 'create table note as select 1 as id');
    await first.stop();
    const second = await start({ dataDir, durable: false });
    expect(await query(second, 'select id from note')).toEqual([{ id: 1 }]);
  });
});
