import { REMINDERS } from '@plumbline/contract/domains/appointments/reminder.ts';
import { AppointmentId, ReferralId, ReminderId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { inventContact } from '../../directory/public.ts';
import type { MessageArea, MessageKind, OutgoingMessage } from '../../messaging/public.ts';
import type { Job } from '../../service-requests/public.ts';
import { type AppointmentPurpose, appointmentMessages, reminderMessages } from '../notifications.ts';
import type { AppointmentHappening } from '../rules/appointment-letters.ts';
import { requestedMessages } from '../rules/request-letters.ts';
import type { JobAppointment } from '../tables.ts';

const HOUR_MS = 3_600_000;

/** Returns an invented appointment between people who read `language`. */
function invented(ctx: Context, language: Language) {
  const now = ctx.clock.now();
  const contact = { ...inventContact(), language };
  const appointment = inventAppointment(now, contact.id);
  return {
    now,
    appointment,
    facts: { appointment, job: inventJob(appointment, language), contact, settings: ctx.settings },
  };
}

const { email, phone } = inventContact();
const CONTRACTOR = new Set([email, phone]);

const named = (title: string, messages: readonly OutgoingMessage[]) =>
  messages.map((message) => ({
    title: `${CONTRACTOR.has(message.to) ? 'To the contractor' : 'To the customer'}: ${title}`,
    message,
  }));

/** Returns the messages to both parties about a change of an appointment. */
const told = (
  when: string,
  ...happenings: readonly (AppointmentHappening & { readonly title: string })[]
): MessageKind => ({
  to: ['customer', 'contractor'],
  when,
  samples: (ctx, language) => {
    const { facts, now } = invented(ctx, language);
    return happenings.flatMap(({ title, ...happening }) => named(title, appointmentMessages(happening, facts, now)));
  },
});

/** Every message about an appointment, with invented people. */
export const appointmentMessageKinds: MessageArea<AppointmentPurpose> = {
  area: 'Appointments',
  kinds: {
    'appointment-book': told('An appointment was booked', { title: 'booked', type: 'book', by: 'customer' }),
    'appointment-move': told('An appointment was moved', {
      title: 'moved by the contractor',
      type: 'move',
      by: 'contractor',
      reason: 'weather',
      message: 'Snow is coming.',
    }),
    'appointment-cancel': told(
      'An appointment was canceled, or its request was',
      { title: 'canceled by the customer', type: 'cancel', by: 'customer', reason: 'illness' },
      { title: 'off, the request was canceled', type: 'cancel', by: null },
    ),
    'appointment-release': told('The contractor lost the job', {
      title: 'off, the contractor lost the job',
      type: 'release',
      by: null,
    }),
    'appointment-customer-absent': told('The contractor found nobody there', {
      title: 'the customer was not there',
      type: 'customer-absent',
      by: 'contractor',
      message: 'I rang twice.',
    }),
    'appointment-contractor-absent': told('The contractor did not show up', {
      title: 'the contractor did not show up',
      type: 'contractor-absent',
      by: 'customer',
    }),
    'appointment-reminder': {
      to: ['customer', 'contractor'],
      when: 'An appointment is coming up',
      samples: (ctx, language) => {
        const { appointment, facts } = invented(ctx, language);
        return (['customer', 'contractor'] as const).flatMap((party) =>
          REMINDERS[party].flatMap((minutesBefore) => {
            const reminder = {
              id: ReminderId.parse('rm_Sample'),
              appointmentId: appointment.id,
              sequence: 0,
              party,
              minutesBefore,
              dueAt: new Date(appointment.startsAt.getTime() - minutesBefore * 60_000),
              status: 'planned',
              reason: null,
            } as const;
            return named(`reminder, ${minutesBefore / 60} h before`, reminderMessages(reminder, facts));
          }),
        );
      },
    },
    'appointment-requested': {
      to: ['customer', 'support'],
      when: 'Someone asked for an appointment without a request',
      samples: (ctx, language) => {
        const { appointment, facts } = invented(ctx, language);
        const { name: customerName, email: customerEmail, phone: customerPhone } = facts.job.customer;
        const unbooked = { ...appointment, customerName, customerEmail, customerPhone, language };
        const supportEmail = ctx.settings.supportEmail ?? 'help@example.com';
        return requestedMessages(unbooked, { ...ctx.settings, supportEmail, supportLanguage: language }).map(
          (message) => ({
            title: `${message.to === customerEmail ? 'To the customer' : 'To support'}: requested without a request`,
            message,
          }),
        );
      },
    },
  },
};

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
    customerConfirmed: null,
    contractorConfirmed: null,
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    language: 'en',
    createdAt: now,
  };
}

const inventJob = (
  { requestId, timeZone, location, contractorId, referralId }: JobAppointment,
  language: Language,
): Job => ({
  requestId,
  place: { latitude: 38.2527, longitude: -85.7585 },
  requestNumber: 'PL-7K4QZ2',
  title: 'Plumbing repair',
  description: 'Kitchen sink trap drips into the cabinet.',
  customer: {
    name: 'Ana Delgado',
    email: 'ana.delgado@example.com',
    phone: '+15025550177',
    mayText: true,
    mayEmail: true,
    language,
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
