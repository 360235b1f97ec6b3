import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { repository } from '../tools/install.mjs';
import { freePort } from '../tools/product.ts';
import { ownPostgres } from './support/own-postgres.ts';

const { folder, postgres } = ownPostgres();

/** Starts the product with invalid settings. Returns its exit code and output. */
async function failedStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(repository, 'server/src/app/main.ts')], {
    cwd: folder(),
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'exit');
  return { code, said: said.trim() };
}

describe('a failed start ends with exit code 1 and one sentence that names the setting', () => {
  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:1/none' }],
  ])('%s: %o', async (setting, env) => {
    const { code, said } = await failedStart({ DATABASE_URL: postgres().connectionString, ...env });
    expect(said).toMatch(new RegExp(`^${setting}: `));
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('DATABASE_URL with a wrong password', async () => {
    const url = new URL(postgres().connectionString);
    url.password = 'wrong';
    const { code, said } = await failedStart({ DATABASE_URL: url.href });
    expect(said).toMatch(/^DATABASE_URL: .*password/);
    expect(code).toBe(1);
  });

  it('a port that is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { code, said } = await failedStart({ DATABASE_URL: postgres().connectionString, PORT: String(port) });
    server.close();
    expect(said).toBe(
      `PORT: ${port} is in use. Stop the other program, or choose another with PORT=${Number(port) + 1}.`,
    );
    expect(code).toBe(1);
  });

  it('a DATA_DIR that is a file', async () => {
    const file = join(folder(), 'a-file');
    await writeFile(file, '');
    const { code, said } = await failedStart({ DATA_DIR: file });
    expect(said).toContain('DATA_DIR');
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('a database that is newer than the code, which stays unchanged', async () => {
    const name = 'newer_than_the_code';
    const admin = new pg.Client({ connectionString: postgres().adminConnectionString });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    const url = new URL(postgres().connectionString);
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(
      "create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz default now()); insert into schema_migrations values ('9999_from_the_future.sql', 'x')",
    );
    const { code, said } = await failedStart({ DATABASE_URL: url.href });
    const { rows } = await client.query(
      "select count(*)::int as n from pg_tables where schemaname in ('public', 'graphile_worker')",
    );
    await client.end();
    expect(said).toMatch(/^The database is newer than this code: it has migration 9999_from_the_future.sql/);
    expect(rows).toEqual([{ n: 1 }]);
    expect(code).toBe(1);
  });
});
