import type { Context } from '../../../kernel/context.ts';
import { contactOf } from '../../directory/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import type { Job } from '../../service-requests/public.ts';
import { appointmentMessages } from '../notifications.ts';
import type { AppointmentHappening } from '../rules/appointment-letters.ts';
import type { JobAppointment } from '../tables.ts';

/** Notifies both parties of an appointment's event, in the caller's transaction. */
export async function tellParties(
  ctx: Context,
  happening: AppointmentHappening,
  appointment: JobAppointment,
  job: Job,
): Promise<void> {
  const contact = await contactOf(ctx, appointment.contractorId);
  const facts = { appointment, job, contact, settings: ctx.settings };
  await sendMessages(ctx, appointmentMessages(happening, facts, ctx.clock.now()));
}
