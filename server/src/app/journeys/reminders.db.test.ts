import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { liveThroughMonth } from '../testing/reminder-month.ts';

const changes = inTurn('clock changes', [
  { season: 'spring', changeDay: '2031-03-09', seed: 5 },
  { season: 'autumn', changeDay: '2031-11-02', seed: 6 },
]);
const months = await Promise.all(changes.map(async (change) => ({ ...change, database: await testDatabase() })));

describe('a month of appointments around a clock change, with workers killed (a sample)', () => {
  it.each(months)(
    'in $season each reminder that is due comes exactly once, and no other',
    { timeout: patience(600_000) },
    async ({ database, changeDay, seed }) => {
      const report = await liveThroughMonth(database, { changeDay, jobs: 8, kills: 1, seed });
      expect(report.faults).toEqual([]);
      expect(report.due).toBeGreaterThan(20);
      expect(report.unknown).toBeGreaterThan(0);
      expect(report.moved).toBeGreaterThan(0);
      expect(report.kills).toBe(1);
    },
  );
});
