import type { AppointmentSummary } from '@plumbline/contract/domains/appointments/appointment.ts';
import { AppointmentId, UserId } from '@plumbline/contract/kernel/id.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { AppointmentList } from './appointment-list.tsx';

const HOUR_MS = 3_600_000;
const me = UserId.parse('us_1');
// Noon in UTC, so that an hour before and after are on the same day.
const NOON = Date.parse('2026-12-01T12:00:00Z');

const visit = (number: number, hours: number): AppointmentSummary => ({
  id: AppointmentId.parse(`ap_${number}`),
  status: 'booked',
  startsAt: new Date(NOON + hours * HOUR_MS).toISOString(),
  endsAt: new Date(NOON + (hours + 1) * HOUR_MS).toISOString(),
  timeZone: 'UTC',
  requestNumber: `PL-00000${number}`,
  title: `Job ${number}`,
  location: '418 Oldham Ave',
  with: 'Harold Reyes',
  scheduleId: `rf_${number}`,
  confirmation: { customer: false, contractor: false, isMissing: false },
});

const open = async (appointments: readonly AppointmentSummary[]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  fakeServer({ 'GET /api/craftsman/appointments': ok(appointments) });
  return openPage(() => <AppointmentList userId={me} />);
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows today’s visits in order, the current one with its mark, and then the next days', async () => {
  await open([visit(1, -3), visit(2, 1), visit(3, 4), visit(4, 48)]);
  await screen.findByRole('heading', { name: 'Today, Tue, Dec 1' });
  const visits = within(screen.getByRole('list', { name: 'Visits' })).getAllByRole('listitem');
  expect(visits.map((item) => /Job \d/.exec(item.textContent)?.[0])).toEqual(['Job 1', 'Job 2', 'Job 3']);
  expect(visits.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  // Past appointments offer no actions.
  expect(visits.map((item) => within(item).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
    null,
    '/schedule-service?request=rf_2',
    '/schedule-service?request=rf_3',
  ]);
  screen.getByRole('heading', { name: 'Next appointments' });
  screen.getByText(/Thu, Dec 3/);
});

it('flags a visit that the customer has not confirmed', async () => {
  await open([visit(1, 2), { ...visit(2, 4), confirmation: { customer: false, contractor: false, isMissing: true } }]);
  const flag = await screen.findByText('Not confirmed');
  expect(flag.closest('li')?.textContent).toContain('Job 2');
});

it('says that nothing is booked today, and what comes next', async () => {
  await open([visit(1, 48)]);
  await screen.findByRole('heading', { name: 'Nothing booked today' });
  screen.getByRole('heading', { name: 'Next appointments' });
});
