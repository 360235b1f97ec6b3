import type { CreateAppointment, CreatedAppointment } from '@plumbline/contract/domains/appointments/appointment.ts';
import { AppointmentId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { callersLanguage } from '../../accounts/public.ts';
import { placeByText } from '../../locations/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { requestedMessages } from '../rules/request-letters.ts';
import { insertAppointment } from '../store/appointment.ts';
import { readTime } from './read-time.ts';

/**
 * Records an appointment requested without a service request. Reserves no time and schedules no reminders. Notifies
 * support and, if they gave an address, tells the sender the first step.
 */
export async function requestAppointment(ctx: Context, form: CreateAppointment): Promise<CreatedAppointment> {
  const timeZone = placeByText(form.location ?? '')?.timeZone ?? ctx.settings.homeTimeZone;
  const { startsAt, endsAt } = readTime(ctx, timeZone, form);
  const appointment = {
    id: AppointmentId.parse(newId('ap')),
    requestId: null,
    referralId: null,
    contractorId: form.contractorId === null ? null : ContractorId.parse(form.contractorId),
    status: 'requested' as const,
    startsAt,
    endsAt,
    timeZone,
    serviceType: form.serviceType,
    location: form.location ?? '',
    notes: form.notes ?? null,
    sequence: 0,
    customerConfirmed: null,
    contractorConfirmed: null,
    earlyReminders: form.earlyReminders,
    customerName: form.customerName ?? null,
    customerEmail: form.customerEmail ?? null,
    customerPhone: form.customerPhone ?? null,
    language: await callersLanguage(ctx),
    createdAt: ctx.clock.now(),
  };
  await insertAppointment(ctx, appointment);
  await sendMessages(ctx, requestedMessages(appointment, ctx.settings));
  return {
    success: true,
    status: 'requested',
    message: appointmentsWords[ctx.language].noted,
    schedule: null,
  };
}
