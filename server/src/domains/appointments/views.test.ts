import { describe, expect, it } from 'vitest';
import type { Job, JobViewer } from '../service-requests/public.ts';
import type { CalendarEntry } from './rules/calendar-object.ts';
import type { JobAppointment } from './tables.ts';
import { actionsOn, appointmentSummary, appointmentView, durationOf, scheduleView } from './views.ts';

const zone = 'America/Kentucky/Louisville';
const appointment = {
  id: 'ap_1',
  requestId: 'sr_1',
  referralId: 'rf_1',
  contractorId: 'ct_1',
  status: 'booked',
  startsAt: new Date('2026-12-04T19:00:00Z'),
  endsAt: new Date('2026-12-04T20:30:00Z'),
  timeZone: zone,
  serviceType: 'plumbing',
  location: '1127 Cherokee Rd',
  notes: null,
  earlyReminders: false,
  sequence: 0,
  customerConfirmed: null,
  contractorConfirmed: null,
} as JobAppointment;

const unconfirmed = { customer: false, contractor: false, isMissing: false };

const aJob = (given: Partial<Job> = {}): Job =>
  ({
    requestNumber: 'PL-7K4QZ2',
    status: 'contractor-selected',
    title: 'Leak under the kitchen sink',
    workType: 'plumbing',
    timeZone: zone,
    address: '1127 Cherokee Rd, Louisville, KY 40204',
    preferredDate: '2026-12-03',
    preferredTimeSlot: 'afternoon',
    contractor: { id: 'ct_1', referralId: 'rf_1' },
    agreedTime: null,
    whyNotBook: null,
    customer: { name: 'Ana Delgado', email: 'ana@example.com', phone: '+15025550177' },
    ...given,
  }) as Job;

const COMPLETED = { en: 'The work is completed.', es: 'El trabajo está terminado.' };
const customer: JobViewer = { party: 'customer' };
const contractor = (given: object = {}) =>
  ({ party: 'contractor', referralId: 'rf_1', contractorId: 'ct_1', seesCustomer: true, ...given }) as JobViewer;

it('an appointment takes the minutes between its two ends', () => {
  expect(durationOf(appointment)).toBe(90);
});

it('an appointment is shown on the clocks of its place, with calendars that hold no link', () => {
  const entry = {
    title: 'Leak',
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    timeZone: zone,
    location: '1127 Cherokee Rd',
    description: 'Move: https://plumbline.example/secret',
    url: 'https://plumbline.example/secret',
  } as CalendarEntry;
  const view = appointmentView(appointment, {
    linkId: 'rf_1',
    language: 'en',
    requestNumber: 'PL-7K4QZ2',
    entry,
    confirmation: unconfirmed,
    reminders: [],
  });
  expect(view).toMatchObject({
    date: '2026-12-04',
    time: '14:00',
    startsAt: '2026-12-04T14:00:00-05:00',
    endsAt: '2026-12-04T15:30:00-05:00',
    duration: 90,
    reminders: [],
  });
  expect(view.calendar.ics).toContain('rf_1');
  for (const link of [view.calendar.google, view.calendar.outlook]) {
    expect(link).toContain('PL-7K4QZ2');
    expect(link).not.toContain('secret');
  }
});

describe('the possible actions on an appointment', () => {
  const before = new Date('2026-12-04T18:59:59Z');
  const begun = appointment.startsAt;

  it('changes at the moment at which it begins', () => {
    expect(actionsOn(appointment, aJob(), customer, before)).toEqual(['confirm', 'move', 'cancel']);
    expect(actionsOn(appointment, aJob(), customer, begun)).toEqual(['move', 'report-contractor-absent']);
    expect(actionsOn(appointment, aJob(), contractor(), begun)).toEqual(['move', 'report-customer-absent']);
  });

  it('lets each side confirm once', () => {
    const confirmed = { ...appointment, customerConfirmed: 0 };
    expect(actionsOn(confirmed, aJob(), customer, before)).toEqual(['move', 'cancel']);
    expect(actionsOn(confirmed, aJob(), contractor(), before)).toEqual(['confirm', 'move', 'cancel']);
  });

  it.each([
    ['there is none', null, aJob(), customer],
    [
      'its contractor has lost the job',
      appointment,
      aJob({ contractor: { referralId: 'rf_2' } as Job['contractor'] }),
      customer,
    ],
    ['nobody has the job', appointment, aJob({ contractor: null }), customer],
    ['it is another contractor’s', appointment, aJob(), contractor({ referralId: 'rf_2' })],
    ['nothing can be booked', appointment, aJob({ whyNotBook: COMPLETED }), customer],
  ])('is nothing where %s', (_, given, job, viewer) => {
    expect(actionsOn(given, job, viewer, before)).toEqual([]);
  });
});

describe('the page of an appointment', () => {
  const page = (job: Job, viewer: JobViewer, today = '2026-12-01') =>
    scheduleView(job, viewer, { appointment: null, actions: [], contact: null, today, language: 'en' });

  it('begins with what the request knows', () => {
    expect(page(aJob(), customer).form).toEqual({
      serviceType: 'plumbing',
      customerName: 'Ana Delgado',
      customerEmail: 'ana@example.com',
      customerPhone: '+15025550177',
      address: '1127 Cherokee Rd, Louisville, KY 40204',
      scheduledDate: '2026-12-03',
      scheduledTime: '13:00',
      duration: 120,
      notes: '',
    });
  });

  it('tells a contractor of the customer only what may be known', () => {
    expect(page(aJob(), contractor()).form.customerName).toBe('Ana Delgado');
    expect(page(aJob(), contractor({ seesCustomer: false })).form).toMatchObject({
      customerName: '',
      customerEmail: '',
      customerPhone: '',
      address: '',
    });
  });

  it.each([
    ['morning', '09:00'],
    ['afternoon', '13:00'],
    ['evening', '17:00'],
    ['anytime', '09:00'],
  ] as const)('begins for %s at %s', (preferredTimeSlot, time) => {
    expect(page(aJob({ preferredTimeSlot }), customer).form.scheduledTime).toBe(time);
  });

  it('begins with the agreed time, and with no day that is over', () => {
    const agreed = aJob({ agreedTime: { date: '2026-12-09', time: '10:15' } });
    expect(page(agreed, customer).form).toMatchObject({ scheduledDate: '2026-12-09', scheduledTime: '10:15' });
    expect(page(agreed, customer, '2026-12-09').form.scheduledDate).toBe('2026-12-09');
    expect(page(agreed, customer, '2026-12-10').form.scheduledDate).toBe('2026-12-10');
  });

  it('chooses no service where the work is none of those offered', () => {
    expect(page(aJob({ workType: 'construction' as Job['workType'] }), customer).form.serviceType).toBeNull();
  });

  it('says why nothing can be booked', () => {
    expect(page(aJob(), customer)).toMatchObject({ canBook: true, whyNot: null });
    expect(page(aJob({ whyNotBook: COMPLETED }), customer)).toMatchObject({
      canBook: false,
      whyNot: 'The work is completed.',
    });
    expect(page(aJob(), contractor({ referralId: 'rf_2' }))).toMatchObject({
      canBook: false,
      whyNot: 'Another contractor got this job.',
    });
    expect(page(aJob({ contractor: null }), contractor({ referralId: 'rf_2' })).whyNot).toBeNull();
  });
});

it('a line of a dashboard is an appointment with what its viewer calls it', () => {
  const facts = {
    requestNumber: 'PL-7K4QZ2',
    title: 'Leak',
    with: 'Ana Delgado',
    scheduleId: 'rf_1',
    confirmation: unconfirmed,
  };
  expect(appointmentSummary(appointment, facts)).toEqual({
    ...facts,
    id: 'ap_1',
    status: 'booked',
    startsAt: '2026-12-04T14:00:00-05:00',
    endsAt: '2026-12-04T15:30:00-05:00',
    timeZone: zone,
    location: '1127 Cherokee Rd',
  });
});
