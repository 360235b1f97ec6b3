import type { AppointmentId, ReminderId, UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/** Of a customer's requests, and what the address asked for without a request. */
const isTheirs = (customerId: UserId, email: string) => sql`id in (
  select appointments.id from appointments join service_requests on service_requests.id = request_id
    where service_requests.customer_id = ${customerId}
  union all select id from appointments
    where customer_email is not null and lower(customer_email) = ${email.toLowerCase()})`;

/** All that is kept of a customer's appointments. The contractors' secrets are left out. */
export async function appointmentData(ctx: Context, customerId: UserId, email: string): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(appointments) - 'referral_id' || jsonb_build_object('reminders',
      (select coalesce(jsonb_agg(to_jsonb(reminders) - 'id' - 'appointment_id' order by due_at), '[]')
        from appointment_reminders as reminders
        where appointment_id = appointments.id and party = 'customer')) order by created_at), '[]') as found
    from appointments where ${isTheirs(customerId, email)}`);
  return rows[0]?.found ?? [];
}

/** Appointments of a customer and their reminders, for what was sent about them. */
export async function idsOfCustomer(
  ctx: Context,
  customerId: UserId,
  email: string,
): Promise<{ appointmentIds: AppointmentId[]; reminderIds: ReminderId[] }> {
  const { rows } = await ctx.db.execute<{ id: AppointmentId; reminders: ReminderId[] }>(sql`
    select id, array(select id from appointment_reminders where appointment_id = appointments.id) as reminders
    from appointments where ${isTheirs(customerId, email)}`);
  return { appointmentIds: rows.map(({ id }) => id), reminderIds: rows.flatMap(({ reminders }) => reminders) };
}

/** Takes the customer out of appointments; when they were stays. */
export async function eraseIdentity(ctx: Context, ids: readonly AppointmentId[]): Promise<void> {
  await ctx.db.execute(sql`
    update appointments set location = '', notes = null, customer_name = null, customer_email = null,
      customer_phone = null where id = any(${sql.param([...ids])}::text[])`);
}
