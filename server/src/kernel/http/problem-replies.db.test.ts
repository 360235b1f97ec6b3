import Fastify from 'fastify';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { refusalOf } from './problem-replies.ts';

const { connectionString } = await testDatabase();
const request = { id: 'a'.repeat(32), headers: {}, log: Fastify().log };

/** Returns what a client reports when its database does this. */
async function errorOf(options: pg.ClientConfig, query: string): Promise<Error> {
  const client = new pg.Client({ connectionString, ...options });
  client.on('error', () => undefined);
  await client.connect();
  const error = await client.query(query).then(
    () => new Error('It answered'),
    (reason: Error) => reason,
  );
  await client.end();
  return error;
}

describe('a database that cannot answer now', () => {
  it('is a 503 that says when to try again, however the client puts it', async () => {
    const errors = [
      // A pooler whose server connections are all taken accepts queries and lets them wait.
      await errorOf({ query_timeout: 20 }, 'select pg_sleep(1)'),
      await errorOf({ statement_timeout: 20 }, 'select pg_sleep(1)'),
      await errorOf({}, 'select pg_terminate_backend(pg_backend_pid())'),
      new Error('timeout exceeded when trying to connect'),
    ];
    for (const error of errors) {
      expect(refusalOf(error, request)).toMatchObject({ status: 503, body: { code: 'unavailable' }, retryAfter: '2' });
      const wrapped = new Error('Failed query', { cause: error });
      expect(refusalOf(wrapped, request).status, error.message).toBe(503);
    }
  });

  it('is not confused with a query that is wrong', async () => {
    expect(refusalOf(await errorOf({}, 'select nothing from nowhere'), request).status).toBe(500);
  });
});
