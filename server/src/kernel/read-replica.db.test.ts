import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openLog } from './open-log.ts';
import { openReadReplica } from './read-replica.ts';
import { testDatabase } from './testing/test-database.ts';

const { connectionString, pool } = await testDatabase();
const options = { max: 1, log: openLog('silent') };

it.each([
  ['is no replica, although it has everything', connectionString],
  ['is away', 'postgres://nobody@127.0.0.1:1/none'],
])('nothing is read from a server that %s, and nobody waits for it', async (_what, url) => {
  const replica = openReadReplica(url, pool, options);
  await sleep(200);
  await replica.caughtUp();
  expect(replica.current()).toBeNull();
  await replica.close();
});
