import { it } from 'vitest';
import { testDatabase } from '../kernel/testing/test-database.ts';
import { proveMoney } from './testing/money-model.ts';

const SEQUENCES = 100_000;
/** Side by side, each in a database of its own. */
const WORLDS = 8;
const databases = await Promise.all(Array.from({ length: WORLDS }, () => testDatabase()));

it(
  'a hundred thousand sequences of payments, each step held against the rules',
  async () => {
    await Promise.all(
      databases.map((database, world) => proveMoney(database, { numRuns: SEQUENCES / WORLDS, seed: 1000 + world })),
    );
  },
  8 * 3_600_000,
);
