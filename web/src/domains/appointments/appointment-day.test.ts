import type { AppointmentSummary } from '@plumbline/contract/domains/appointments/appointment.ts';
import { AppointmentId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { visitsOf } from './appointment-day.ts';

const at = (startsAt: string, endsAt: string, changes: Partial<AppointmentSummary> = {}): AppointmentSummary => ({
  id: AppointmentId.parse('ap_1'),
  status: 'booked',
  startsAt,
  endsAt,
  timeZone: 'America/Kentucky/Louisville',
  requestNumber: 'PL-000001',
  title: 'Leak under the kitchen sink',
  location: '418 Oldham Ave, Louisville, KY 40206',
  with: 'Harold Reyes',
  scheduleId: 'rf_1',
  confirmation: { customer: false, contractor: false, isMissing: false },
  ...changes,
});

// 11 AM in Louisville.
const now = new Date('2026-12-01T16:00:00Z');

it('shows what is over, what is on or next, and what else is to come today', () => {
  const morning = at('2026-12-01T13:00:00Z', '2026-12-01T14:40:00Z');
  const noon = at('2026-12-01T15:30:00Z', '2026-12-01T17:00:00Z');
  const evening = at('2026-12-01T21:30:00Z', '2026-12-02T01:30:00Z');
  expect(visitsOf([morning, noon, evening], now).today).toEqual([
    { appointment: morning, state: 'done' },
    { appointment: noon, state: 'now' },
    { appointment: evening, state: 'next' },
  ]);
});

it('counts days on the clocks where the work is', () => {
  // Already December 2 in UTC.
  const late = at('2026-12-02T01:00:00Z', '2026-12-02T02:00:00Z');
  const tomorrow = at('2026-12-02T15:00:00Z', '2026-12-02T16:00:00Z');
  const { today, later } = visitsOf([late, tomorrow], now);
  expect(today.map(({ appointment }) => appointment)).toEqual([late]);
  expect(later).toEqual([tomorrow]);
});

it('leaves out what was canceled, and past days', () => {
  const canceled = at('2026-12-01T21:00:00Z', '2026-12-01T22:00:00Z', { status: 'cancelled' });
  const yesterday = at('2026-11-30T21:00:00Z', '2026-11-30T22:00:00Z');
  expect(visitsOf([canceled, yesterday], now)).toEqual({ today: [], later: [] });
});
