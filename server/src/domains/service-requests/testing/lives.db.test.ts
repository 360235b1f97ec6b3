import { it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { proveLives } from './lives.ts';

const database = await testDatabase();

it(
  'whatever everybody tries, in whatever order and at whatever instant, the rules hold (a sample)',
  () => proveLives(database, { numRuns: 25, seed: 11 }),
  120_000,
);
