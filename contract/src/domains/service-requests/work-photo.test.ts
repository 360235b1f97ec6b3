import { expect, it } from 'vitest';
import { CLOCKED_REPORTS, REPORT_CLOCKS, reportableUntil } from './report-clock.ts';
import { workPhotosUntil } from './work-photo.ts';

it('takes photos of completed work until no objection to any report about it is possible', () => {
  const completedAt = new Date('2026-12-01T15:00:00Z');
  const until = workPhotosUntil(completedAt);
  expect(until.toISOString()).toBe('2026-12-18T15:00:00.000Z');
  for (const report of CLOCKED_REPORTS.filter((report) => REPORT_CLOCKS[report].since === 'completion')) {
    const hours = REPORT_CLOCKS[report].objection?.hours ?? 0;
    const last = reportableUntil(report, completedAt).getTime() + hours * 3_600_000;
    expect(last).toBeLessThanOrEqual(until.getTime());
  }
});
