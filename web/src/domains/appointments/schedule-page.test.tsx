import type { Appointment, Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import { AppointmentId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type Handler, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { SchedulePage } from './schedule-page.tsx';

// The free times come with a second response.
configure({ asyncUtilTimeout: 5000 });

const NOW = new Date('2026-12-01T17:00:00Z');
const READ = 'GET /api/scheduling/rq_1';
const BOOK = 'POST /api/scheduling/create-appointment';
const SLOTS = 'GET /api/scheduling/rq_1/free-slots';

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  viewer: 'customer',
  requestNumber: 'PL-7K4QZ2',
  requestStatus: 'contractor-selected',
  title: 'Plumbing repair',
  timeZone: 'America/Kentucky/Louisville',
  contractor: {
    id: ContractorId.parse('ct_1'),
    companyName: 'Beargrass Plumbing Co.',
    phone: '+15025550171',
    timeZone: 'America/Kentucky/Louisville',
  },
  canBook: true,
  whyNot: null,
  actions: [],
  agreedTime: null,
  form: {
    serviceType: 'plumbing',
    customerName: 'Ana Delgado',
    customerEmail: 'ana@example.com',
    customerPhone: '+15025550134',
    address: '1127 Cherokee Rd, Louisville, KY 40204',
    scheduledDate: '2026-12-03',
    scheduledTime: '13:00',
    duration: 120,
    notes: '',
  },
  appointment: null,
  ...changes,
});

const booked: Appointment = {
  id: AppointmentId.parse('ap_1'),
  status: 'booked',
  startsAt: '2026-12-03T14:30:00-05:00',
  endsAt: '2026-12-03T16:30:00-05:00',
  date: '2026-12-03',
  time: '14:30',
  duration: 120,
  timeZone: 'America/Kentucky/Louisville',
  serviceType: 'plumbing',
  location: '1127 Cherokee Rd, Louisville, KY 40204',
  notes: null,
  confirmation: { customer: false, contractor: false, isMissing: false },
  earlyReminders: false,
  reminders: [
    {
      label: '24 hours before',
      minutesBefore: 1440,
      dueAt: '2026-12-02T19:30:00Z',
      isCurrent: true,
      status: 'skipped',
      reason: 'It was booked too late for this one.',
      channels: [],
    },
  ],
  calendar: { google: 'https://calendar.google.com/x', outlook: 'https://outlook.live.com/x', ics: '/api/x.ics' },
};

const freeSlots = ok({
  date: '2026-12-03',
  timeZone: 'America/Kentucky/Louisville',
  duration: 120,
  hoursKnown: true,
  slots: [{ time: '14:30', startsAt: '2026-12-03T14:30:00-05:00' }],
});

const open = async (handlers: Record<string, Handler>, props = { requestId: 'rq_1', contractorId: undefined }) => {
  const server = fakeServer({ [SLOTS]: freeSlots, ...handlers });
  const { user } = await openPage(() => <SchedulePage {...props} />, { path: '/schedule-service' });
  return { server, user };
};
const lastToast = () => toastStore.snapshot()[0];

describe('scheduling', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends what the request knows and the chosen free time, and shows what was booked', async () => {
    const after = schedule({ requestStatus: 'scheduled', appointment: booked, actions: ['move', 'cancel'] });
    let now = schedule();
    const { server, user } = await open({
      [READ]: () => ok(now),
      [BOOK]: () => {
        now = after;
        return ok({ success: true, status: 'booked', message: 'Booked.', schedule: after });
      },
    });
    await user.click(await screen.findByRole('button', { name: '2:30 PM' }));
    await user.click(screen.getByRole('button', { name: 'Schedule Appointment' }));
    await screen.findByText('Thu, Dec 3, 2:30–4:30 PM EST');
    expect(server.sentBy('POST')[0]?.body).toMatchObject({
      serviceRequestId: 'rq_1',
      contractorId: 'ct_1',
      customerId: 1,
      proposedDate: '2026-12-03',
      proposedTime: '14:30',
      duration: 120,
      serviceType: 'plumbing',
    });
    expect(lastToast()?.title).toBe('Appointment Scheduled! 📅');
    const reminders = screen.getByRole('region', { name: 'Your reminders' });
    within(reminders).getByText('Skipped');
    within(reminders).getByText('It was booked too late for this one.');
  });

  it('says which answers are missing, and sends nothing', async () => {
    const { server, user } = await open({}, { requestId: undefined, contractorId: undefined } as never);
    await user.click(await screen.findByRole('button', { name: 'Schedule Appointment' }));
    expect(lastToast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill in all required fields',
    });
    for (const words of ['Choose a service', "Enter the customer's name", 'Choose a date', 'Choose a time']) {
      screen.getByText(words);
    }
    await waitFor(() => expect(document.activeElement?.id).toBe('serviceType'));
    expect(server.sentBy('POST')).toEqual([]);
    expect(screen.getByLabelText('Date').getAttribute('min')).toBe('2026-12-01');
  });

  it('puts the refusal of a time that was taken meanwhile beside the time', async () => {
    const taken = 'This time has just been taken. Choose another.';
    const { user } = await open({
      [READ]: ok(schedule()),
      [BOOK]: refused(409, 'already-happened', taken, { proposedTime: taken }),
    });
    await user.click(await screen.findByRole('button', { name: 'Schedule Appointment' }));
    await screen.findByText(taken);
    expect(lastToast()).toMatchObject({
      title: 'Scheduling Error',
      description: 'Failed to schedule appointment. Please try again.',
    });
    expect(screen.getByLabelText('Time').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows no form while nothing can be booked, and says why', async () => {
    await open({
      [READ]: ok(schedule({ canBook: false, contractor: null, whyNot: 'No contractor has the job yet.' })),
    });
    await screen.findByText('No contractor has the job yet.');
    expect(screen.queryByRole('button', { name: 'Schedule Appointment' })).toBeNull();
  });

  it('is confirmed with one press, and says who has confirmed', async () => {
    const standing = schedule({ appointment: booked, actions: ['confirm', 'move', 'cancel'] });
    const by = (confirmation: Partial<Appointment['confirmation']>) => ({
      ...booked,
      confirmation: { ...booked.confirmation, ...confirmation },
    });
    const confirmed = { ...standing, actions: ['move', 'cancel'], appointment: by({ customer: true }) };
    const { server, user } = await open({
      [READ]: ok(standing),
      'POST /api/scheduling/rq_1/confirm': () => {
        server.handlers[READ] = ok(confirmed);
        return ok(confirmed);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('By you');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    server.handlers[READ] = ok({ ...confirmed, appointment: by({ customer: true, contractor: true }) });
    server.change();
    await screen.findByText('By both of you');
  });

  it('tells the contractor alone that the customer has not answered', async () => {
    const appointment = { ...booked, confirmation: { customer: false, contractor: false, isMissing: true } };
    const { server } = await open({ [READ]: ok(schedule({ appointment, viewer: 'contractor' })) });
    await screen.findByText('Not confirmed');
    server.handlers[READ] = ok(schedule({ appointment }));
    server.change();
    await screen.findByText('Not yet');
  });

  it('cancels with a reason, after asking', async () => {
    const standing = schedule({ appointment: booked, actions: ['move', 'cancel'] });
    const { server, user } = await open({
      [READ]: ok(standing),
      'POST /api/scheduling/rq_1/cancel': ok({
        ...standing,
        actions: [],
        appointment: { ...booked, status: 'cancelled' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'weather');
    server.handlers[READ] = ok({ ...standing, actions: [], appointment: { ...booked, status: 'cancelled' } });
    await user.click(screen.getByRole('button', { name: 'Cancel Appointment' }));
    await screen.findByText('This appointment was canceled');
    expect(server.sentBy('POST')[0]?.body).toMatchObject({ reason: 'weather' });
  });

  it('says what was agreed until there is an appointment, also a canceled one', async () => {
    const agreedTime = { date: '2026-12-04', time: '09:00' };
    const { server, user } = await open({ [READ]: ok(schedule({ agreedTime })) });
    await screen.findByText(/You agreed on/);
    server.handlers[READ] = ok(schedule({ agreedTime, appointment: { ...booked, status: 'cancelled' } }));
    server.change();
    await user.click(await screen.findByRole('button', { name: 'Book another time' }));
    await screen.findByRole('button', { name: 'Schedule Appointment' });
    expect(screen.queryByText(/You agreed on/)).toBeNull();
  });
});
