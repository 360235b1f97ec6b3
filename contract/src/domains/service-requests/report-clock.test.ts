import { expect, it } from 'vitest';
import { REOPEN_DAYS } from './lifecycle.ts';
import { CLOCKED_REPORTS, REPORT_CLOCKS, reportableUntil } from './report-clock.ts';

it('silence confirms no completion that could still be disputed', () => {
  expect(REPORT_CLOCKS.unanswered.days).toBeGreaterThanOrEqual(REOPEN_DAYS);
  expect(REPORT_CLOCKS['not-completed'].days).toBe(REOPEN_DAYS);
});

it('whatever an operator decides can be objected to', () => {
  for (const report of CLOCKED_REPORTS) {
    const { objection, decidedBy } = REPORT_CLOCKS[report];
    expect([report, objection === null]).toEqual([report, decidedBy === null]);
  }
});

it('a report can be made until the last moment of its days', () => {
  expect(reportableUntil('contractor-absent', new Date('2026-12-01T15:00:00Z'))).toEqual(
    new Date('2026-12-15T15:00:00Z'),
  );
});
