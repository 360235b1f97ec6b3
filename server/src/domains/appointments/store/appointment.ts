import type { Point } from '@plumbline/contract/domains/locations/distance.ts';
import type { AppointmentId, ContractorId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { appointments, type JobAppointment, type StoredAppointment } from '../tables.ts';

export type NewAppointment = typeof appointments.$inferInsert;
export type AppointmentChange = Partial<
  Pick<
    StoredAppointment,
    | 'status'
    | 'startsAt'
    | 'endsAt'
    | 'serviceType'
    | 'location'
    | 'notes'
    | 'sequence'
    | 'earlyReminders'
    | 'customerConfirmed'
    | 'contractorConfirmed'
  >
>;

/** The table's constraint that lets the first booking of a contractor's hour win. */
const ONE_AT_A_TIME = 'appointments_one_at_a_time';

/**
 * Returns whether the database refused because another appointment has that time. The transaction must be rolled back.
 */
export const isTaken = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { constraint?: string } | null)?.constraint === ONE_AT_A_TIME;
};

/**
 * Serializes bookings of a contractor until the transaction ends. Without the lock, two concurrent inserts would wait
 * for each other until the database aborts one of them.
 */
export async function lockCalendar(ctx: Context, contractorId: ContractorId): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar:${contractorId}`}, 0))`);
}

export async function insertAppointment(ctx: Context, appointment: NewAppointment): Promise<void> {
  await ctx.db.insert(appointments).values(appointment);
}

export async function updateAppointment(ctx: Context, id: AppointmentId, change: AppointmentChange): Promise<void> {
  await ctx.db.update(appointments).set(change).where(eq(appointments.id, id));
}

/** Only an appointment requested without a service request has none, as the table's constraints ensure. */
const asJob = (row: StoredAppointment | undefined): JobAppointment | null =>
  (row as JobAppointment | undefined) ?? null;

/** Returns the newest appointment of a request, which is the current one if there is any. */
export async function newestOf(ctx: Context, requestId: ServiceRequestId): Promise<JobAppointment | null> {
  const [row] = await ctx.db
    .select()
    .from(appointments)
    .where(eq(appointments.requestId, requestId))
    .orderBy(sql`(${appointments.status} = 'booked') desc`, desc(appointments.createdAt))
    .limit(1);
  return asJob(row);
}

export async function appointmentById(ctx: Context, id: AppointmentId): Promise<JobAppointment | null> {
  const [row] = await ctx.db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), sql`${appointments.requestId} is not null`));
  return asJob(row);
}

/** More visits of one phone are never told apart by text. */
const MOST_OF_PHONE = 10;

/** Returns the booked visits to come of these contractors, and of customers with this phone; earliest first. */
export async function visitsOfPhone(
  ctx: Context,
  phone: string,
  contractorIds: readonly ContractorId[],
): Promise<JobAppointment[]> {
  const isOfCustomer = sql`${appointments.requestId} in (select id from service_requests where customer_phone = ${phone})`;
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.status, 'booked'),
        gt(appointments.startsAt, ctx.clock.now()),
        or(isOfCustomer, inArray(appointments.contractorId, [...contractorIds])),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(MOST_OF_PHONE);
  // A booked appointment always has a request, as the table's constraints ensure.
  return rows as JobAppointment[];
}

export interface Busy {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A booked visit, and where its job is. */
export interface BookedVisit extends Busy {
  readonly place: Point | null;
}

/** Returns the booked visits of a contractor that touch a period, except one appointment. */
export async function bookedVisits(
  ctx: Context,
  contractorId: ContractorId,
  { from, to }: Period,
  except: AppointmentId | null,
): Promise<BookedVisit[]> {
  const { startsAt, endsAt, requestId } = appointments;
  const rows = await ctx.db
    .select({
      startsAt,
      endsAt,
      latitude: sql<number | null>`(select latitude from service_requests where id = ${requestId})`,
      longitude: sql<number | null>`(select longitude from service_requests where id = ${requestId})`,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.contractorId, contractorId),
        eq(appointments.status, 'booked'),
        sql`tstzrange(${startsAt}, ${endsAt}) && tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
        except === null ? undefined : sql`${appointments.id} <> ${except}`,
      ),
    );
  return rows.map(({ latitude, longitude, ...time }) => ({
    ...time,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Maximum number of appointments in a list or calendar. */
const MOST = 1000;

/** Returns a contractor's current and past appointments, earliest first, using appointments_of_contractor. */
export const appointmentsOfContractor = (ctx: Context, id: ContractorId, period: Period): Promise<JobAppointment[]> =>
  standing(ctx, sql`${appointments.contractorId} = ${id}`, period);

/**
 * Returns the same for a customer with an account, using appointments_of_customer: the database maintains the owner.
 */
export const appointmentsOfCustomer = (ctx: Context, id: UserId, period: Period): Promise<JobAppointment[]> =>
  standing(ctx, sql`customer_id = ${id}`, period);

async function standing(ctx: Context, whose: SQL, { from, to }: Period): Promise<JobAppointment[]> {
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(
      and(
        whose,
        sql`${appointments.status} in ('booked', 'done')`,
        sql`${appointments.startsAt} >= ${from.toISOString()}::timestamptz`,
        sql`${appointments.startsAt} < ${to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(MOST);
  // Only an appointment requested without a service request has none, as the table's constraints ensure.
  return rows as JobAppointment[];
}
