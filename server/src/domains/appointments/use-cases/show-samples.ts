import { REMINDERS } from '@plumbline/contract/domains/appointments/reminder.ts';
import { AppointmentId, ReferralId, ReminderId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inventContact } from '../../directory/public.ts';
import type { OutgoingMessage, Sample } from '../../messaging/public.ts';
import type { Job } from '../../service-requests/public.ts';
import { appointmentMessages, reminderMessages, requestedMessages } from '../notifications.ts';
import type { AppointmentHappening } from '../rules/appointment-letters.ts';
import type { JobAppointment } from '../tables.ts';

const HAPPENINGS: readonly (AppointmentHappening & { readonly title: string })[] = [
  { title: 'booked', type: 'book', by: 'customer' },
  { title: 'moved by the contractor', type: 'move', by: 'contractor', reason: 'weather', message: 'Snow is coming.' },
  { title: 'cancelled by the customer', type: 'cancel', by: 'customer', reason: 'illness' },
  { title: 'off, the request was cancelled', type: 'cancel', by: null },
  { title: 'off, the contractor lost the job', type: 'release', by: null },
  { title: 'the customer was not there', type: 'customer-absent', by: 'contractor', message: 'I rang twice.' },
  { title: 'the contractor did not come', type: 'contractor-absent', by: 'customer' },
];
const HOUR_MS = 3_600_000;

/** Every message about an appointment as it would be sent now, with invented people. */
export function showAppointmentSamples({ settings, clock }: Context): Sample[] {
  const now = clock.now();
  const contact = inventContact();
  const appointment = inventAppointment(now, contact.id);
  const job = inventJob(appointment);
  const facts = { appointment, job, contact, settings };
  const nameOf = ({ to }: OutgoingMessage) =>
    to === contact.email || to === contact.phone ? 'To the contractor' : 'To the customer';
  const named = (title: string, messages: readonly OutgoingMessage[]): Sample[] =>
    messages.map((message) => ({ area: 'Appointments', title: `${nameOf(message)}: ${title}`, message }));
  const { name: customerName, email: customerEmail, phone: customerPhone } = job.customer;
  const unbooked = { ...appointment, customerName, customerEmail, customerPhone };
  return [
    ...HAPPENINGS.flatMap(({ title, ...happening }) => named(title, appointmentMessages(happening, facts, now))),
    ...(['customer', 'contractor'] as const).flatMap((party) =>
      REMINDERS[party].flatMap((minutesBefore) => {
        const dueAt = new Date(appointment.startsAt.getTime() - minutesBefore * 60_000);
        const reminder = {
          id: ReminderId.parse('rm_Sample'),
          appointmentId: appointment.id,
          sequence: 0,
          party,
        } as const;
        const whole = { ...reminder, minutesBefore, dueAt, status: 'planned', reason: null } as const;
        return named(`reminder, ${minutesBefore / 60} h before`, reminderMessages(whole, facts));
      }),
    ),
    ...requestedMessages(unbooked, { ...settings, supportEmail: settings.supportEmail ?? 'help@example.com' }).map(
      (message) => ({
        area: 'Appointments',
        title: `${message.to === customerEmail ? 'To the customer' : 'To support'}: wished for without a request`,
        message,
      }),
    ),
  ];
}

function inventAppointment(now: Date, contractorId: JobAppointment['contractorId']): JobAppointment {
  const startsAt = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS);
  return {
    id: AppointmentId.parse('ap_Sample'),
    requestId: ServiceRequestId.parse('rq_Sample'),
    referralId: ReferralId.parse('rf_Sample'),
    contractorId,
    status: 'booked',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS),
    timeZone: 'America/Kentucky/Louisville',
    serviceType: 'plumbing',
    location: '1127 Cherokee Rd, Louisville, KY 40204',
    notes: 'Ring at the side door.',
    sequence: 0,
    earlyReminders: false,
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    createdAt: now,
  };
}

const inventJob = ({ requestId, timeZone, location, contractorId, referralId }: JobAppointment): Job => ({
  requestId,
  requestNumber: 'PL-7K4QZ2',
  title: 'Plumbing repair',
  description: 'Kitchen sink trap drips into the cabinet.',
  customer: {
    name: 'Ana Delgado',
    email: 'ana.delgado@example.com',
    phone: '+15025550177',
    mayText: true,
    mayEmail: true,
  },
  status: 'scheduled',
  workType: 'plumbing',
  timeZone,
  address: location,
  preferredDate: '2026-12-03',
  preferredTimeSlot: 'afternoon',
  contractor: { id: contractorId, referralId },
  agreedTime: null,
  whyNotBook: null,
});
