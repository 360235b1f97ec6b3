import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { AppointmentId, ReminderId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { erased, withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';

/** Selects appointments of a customer's requests, and those that the address requested without a request. */
const isTheirs = (customerId: UserId, email: string) => sql`id in (
  select appointments.id from appointments join service_requests on service_requests.id = request_id
    where service_requests.customer_id = ${customerId}
  union all select id from appointments
    where customer_email is not null and lower(customer_email) = ${email.toLowerCase()})`;

/**
 * Selects appointments of these requests, and those requested without one by a person without an account. Phone numbers
 * are compared as entered.
 */
const isOfPerson = (requestIds: readonly ServiceRequestId[], { email, phone }: Person) => sql`id in (
  select id from appointments where request_id = any(${sql.param([...requestIds])}::text[])
  union all select id from appointments where customer_email is not null and lower(customer_email) = ${email}::text
  union all select id from appointments where request_id is null
    and right(regexp_replace(customer_phone, '[^0-9]', '', 'g'), 10) = right(${phone}::text, 10))`;

/** Returns the stored data about a customer's appointments, without the contractors' secrets. */
export async function appointmentData(ctx: Context, customerId: UserId, email: string): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(appointments) - ${withheld(columns.appointments)} || jsonb_build_object(
      'reminders', (
        select coalesce(jsonb_agg(to_jsonb(reminders) - ${withheld(columns.appointment_reminders)}
          order by due_at), '[]')
        from appointment_reminders as reminders where appointment_id = appointments.id and party = 'customer')
      ) order by created_at), '[]') as found
    from appointments where ${isTheirs(customerId, email)}`);
  return rows[0]?.found ?? [];
}

/** Returns the ids of a customer's appointments and their reminders, for the messages about them. */
export const idsOfCustomer = (ctx: Context, customerId: UserId, email: string): Promise<AppointmentIds> =>
  idsWhere(ctx, isTheirs(customerId, email));

/** Returns the same for a person without an account and their requests. */
export const idsOfPerson = (
  ctx: Context,
  requestIds: readonly ServiceRequestId[],
  person: Person,
): Promise<AppointmentIds> => idsWhere(ctx, isOfPerson(requestIds, person));

interface AppointmentIds {
  readonly appointmentIds: AppointmentId[];
  readonly reminderIds: ReminderId[];
  /** Returns the customers' contacts: email in lower case, phones in E.164. */
  readonly addresses: string[];
}

async function idsWhere(ctx: Context, which: SQL): Promise<AppointmentIds> {
  const { rows } = await ctx.db.execute<{ id: AppointmentId; addresses: string[]; reminders: ReminderId[] }>(sql`
    select id, array(select id from appointment_reminders where appointment_id = appointments.id) as reminders,
      array(select lower(customer_email) where customer_email is not null
        union select unnest(array[lower(asked.customer_email), asked.customer_phone]) from service_requests as asked
          where asked.id = request_id) as addresses
    from appointments where ${which}`);
  return {
    appointmentIds: rows.map(({ id }) => id),
    reminderIds: rows.flatMap(({ reminders }) => reminders),
    addresses: rows.flatMap(({ addresses }) => addresses),
  };
}

/** Removes the customer's identity from appointments. Their times stay. */
export async function eraseIdentity(ctx: Context, ids: readonly AppointmentId[]): Promise<void> {
  await ctx.db.execute(sql`
    update appointments set ${erased(columns.appointments, {})} where id = any(${sql.param([...ids])}::text[])`);
}
