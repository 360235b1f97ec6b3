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

it('five thousand lives of a request, each step held against the rules', async () => {
  const clock = testClock();
  const contexts = [
    testContext(database.db, { clock, ports: takingPorts }),
    testContext(other.db, { clock, ports: takingPorts }),
  ] as const;
  await fc.assert(
    fc.asyncProperty(aLife, (life) => liveThrough(contexts, clock, life)),
    { numRuns: 5000 },
  );
});
