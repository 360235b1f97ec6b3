import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { atTheEnd, query, start, startApp, usedFolder } from './testing.ts';

const timeout = patience(120_000);

describe('a server that is killed', () => {
  it('under writes comes back on its port with every committed row', { timeout }, async () => {
    const said: string[] = [];
    const postgres = await start({ dataDir: await usedFolder(), say: (line) => said.push(line) });
    const pool = new pg.Pool({ connectionString: postgres.connectionString, max: 4 });
    pool.on('error', () => undefined);
    atTheEnd(async () => pool.end());
    await pool.query('create table note (id int primary key)');
    const committed: number[] = [];
    const killedPid = postgres.pid;
    let next = 0;
    const write = async (until: () => boolean) => {
      while (!until()) {
        const id = next++;
        try {
          await pool.query('insert into note values ($1)', [id]);
          committed.push(id);
        } catch {
          await sleep(10);
        }
      }
    };
    const writers = [1, 2, 3, 4].map(() => write(() => postgres.pid !== killedPid && committed.length > 600));
    await expect.poll(() => committed.length, { timeout: patience(20_000) }).toBeGreaterThan(300);
    process.kill(killedPid, 'SIGKILL');
    await Promise.all(writers);
    const found = new Set((await pool.query<{ id: number }>('select id from note')).rows.map((row) => row.id));
    expect(committed.filter((id) => !found.has(id))).toEqual([]);
    expect(said.join('\n')).toMatch(/ended unexpectedly[^]*answers again/);
  });

  it('comes back although this process had only attached to it', { timeout }, async () => {
    const dataDir = await usedFolder();
    const app = await startApp(dataDir);
    const postgres = await start({ dataDir });
    app.process.kill('SIGKILL');
    process.kill(postgres.pid, 'SIGKILL');
    await expect
      .poll(() => query(postgres, 'select 1 as one').catch(() => []), { timeout: patience(20_000) })
      .toHaveLength(1);
    await expect.poll(() => postgres.pid).not.toBe(app.pid);
  });

  it('in only one of its processes recovers automatically', { timeout }, async () => {
    const said: string[] = [];
    const postgres = await start({ dataDir: await usedFolder(), durable: false, say: (line) => said.push(line) });
    const { pid } = postgres;
    said.length = 0;
    const client = new pg.Client({ connectionString: postgres.connectionString });
    client.on('error', () => undefined);
    await client.connect();
    const [backend] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
    const ended = new Promise((resolve) => client.once('end', resolve));
    process.kill(backend?.pid ?? 0, 'SIGKILL');
    await ended;
    await expect
      .poll(() => query(postgres, 'select 1 as one').catch(() => []), { timeout: patience(20_000) })
      .toHaveLength(1);
    expect(postgres.pid).toBe(pid);
    expect(said).toEqual([]);
    // It is still being watched.
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => postgres.pid, { timeout: patience(20_000) }).not.toBe(pid);
  });

  it('again and again is given up after five restarts, with a reason', { timeout }, async () => {
    const reasons: string[] = [];
    const postgres = await start({
      dataDir: await usedFolder(),
      durable: false,
      onUnexpectedExit: (reason) => reasons.push(reason),
    });
    for (let kills = 0; kills < 6; kills += 1) {
      const { pid } = postgres;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => postgres.pid !== pid || reasons.length > 0, { timeout: patience(20_000) }).toBe(true);
      expect(reasons).toHaveLength(kills < 5 ? 0 : 1);
    }
    expect(reasons[0]).toMatch(/ended 6 times within a minute/);
    await postgres.stop();
  });
});
