import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { proveMoney } from '../testing/money/model.ts';

const { connectionString } = await testDatabase();

it(
  'for any sequence of acceptances, payments and webhooks, nobody is charged twice and the ledger matches the provider (a sample)',
  async () => {
    await proveMoney(connectionString, { numRuns: 60, seed: 7 });
  },
  patience(180_000),
);
