import type { AppointmentSummary } from '@plumbline/contract/domains/appointments/appointment.ts';
import { LAST_REMINDER } from '@plumbline/contract/domains/appointments/reminder.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { contactsOf, listingOf } from '../../directory/public.ts';
import { jobsOf } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { confirmationOf } from '../rules/confirmation.ts';
import { appointmentsOfContractor, appointmentsOfCustomer, type Period } from '../store/appointment.ts';
import { remindedOf } from '../store/reminder.ts';
import type { JobAppointment } from '../tables.ts';
import { appointmentSummary } from '../views.ts';

const DAY_MS = 86_400_000;

const periodOf = (ctx: Context, { days, back }: { readonly days: number; readonly back: number }): Period => {
  const now = ctx.clock.now().getTime();
  return { from: new Date(now - back * DAY_MS), to: new Date(now + days * DAY_MS) };
};

/** Returns the signed-in customer's current and past appointments, earliest first. */
export async function listCustomerAppointments(
  ctx: Context,
  query: { readonly days: number; readonly back: number },
): Promise<AppointmentSummary[]> {
  const found = await appointmentsOfCustomer(ctx, signedIn(ctx.actor).userId, periodOf(ctx, query));
  const contacts = await contactsOf(ctx, [...new Set(found.map(({ contractorId }) => contractorId))]);
  return summaries(ctx, found, (appointment) => ({
    with: contacts.get(appointment.contractorId)?.companyName ?? appointmentsWords[ctx.language].theContractor,
    scheduleId: appointment.requestId,
  }));
}

/** Returns the signed-in contractor's appointments; none without a listing. */
export async function listContractorAppointments(
  ctx: Context,
  query: { readonly days: number; readonly back: number },
): Promise<AppointmentSummary[]> {
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null) return [];
  const found = await appointmentsOfContractor(ctx, listing.id, periodOf(ctx, query));
  return summaries(ctx, found, (appointment, customer) => ({ with: customer, scheduleId: appointment.referralId }));
}

async function summaries(
  ctx: Context,
  found: readonly JobAppointment[],
  other: (appointment: JobAppointment, customer: string) => { readonly with: string; readonly scheduleId: string },
): Promise<AppointmentSummary[]> {
  const [jobs, asked] = await Promise.all([
    jobsOf(
      ctx,
      found.map(({ requestId }) => requestId),
    ),
    remindedOf(
      ctx,
      found.map(({ id }) => id),
      { party: 'customer', minutesBefore: LAST_REMINDER },
    ),
  ]);
  return found.flatMap((appointment) => {
    const job = jobs.get(appointment.requestId);
    if (job === undefined) return [];
    const { requestNumber, title, customer } = job;
    const confirmation = confirmationOf(appointment, asked.has(appointment.id));
    const facts = { requestNumber, title, confirmation, ...other(appointment, customer.name) };
    return [appointmentSummary(appointment, facts)];
  });
}
