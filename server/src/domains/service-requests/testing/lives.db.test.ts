import fc from 'fast-check';
import { afterAll, it } from 'vitest';
import { openDatabase } from '../../../kernel/database.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { takingPorts } from '../fixtures.ts';
import { aLife, liveThrough } from './lives.ts';

const database = await testDatabase();
const other = openDatabase(database.connectionString);
afterAll(() => other.close());

it('whatever everybody tries, in whatever order and at whatever instant, the rules hold (a sample)', async () => {
  const clock = testClock();
  const contexts = [
    testContext(database.db, { clock, ports: takingPorts }),
    testContext(other.db, { clock, ports: takingPorts }),
  ] as const;
  await fc.assert(
    fc.asyncProperty(aLife, (life) => liveThrough(contexts, clock, life)),
    { numRuns: 25, seed: 11 },
  );
}, 120_000);
