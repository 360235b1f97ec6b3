import { it } from 'vitest';
import { testDatabase } from '../kernel/testing/test-database.ts';
import { proveMoney } from './testing/money-model.ts';

const database = await testDatabase();

it(
  'whatever becomes of acceptances, payments and webhooks, nobody is charged twice and the ledger says what the provider says (a sample)',
  () => proveMoney(database, { numRuns: 40, seed: 7 }),
  180_000,
);
