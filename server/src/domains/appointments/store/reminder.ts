import type { ReminderParty } from '@plumbline/contract/domains/appointments/reminder.ts';
import type { AppointmentId, ReminderId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { appointmentReminders, appointments, type StoredReminder } from '../tables.ts';

export async function insertReminders(ctx: Context, rows: readonly StoredReminder[]): Promise<void> {
  if (rows.length > 0) await ctx.db.insert(appointmentReminders).values([...rows]);
}

/** Returns all reminders of an appointment, including those for earlier times of it; earliest first. */
export const remindersOf = (ctx: Context, appointmentId: AppointmentId): Promise<StoredReminder[]> =>
  ctx.db
    .select()
    .from(appointmentReminders)
    .where(eq(appointmentReminders.appointmentId, appointmentId))
    .orderBy(asc(appointmentReminders.dueAt), asc(appointmentReminders.id));

export async function reminderById(ctx: Context, id: ReminderId): Promise<StoredReminder | null> {
  const [row] = await ctx.db.select().from(appointmentReminders).where(eq(appointmentReminders.id, id));
  return row ?? null;
}

export async function updateReminder(
  ctx: Context,
  id: ReminderId,
  change: Pick<StoredReminder, 'status' | 'reason'>,
): Promise<void> {
  await ctx.db.update(appointmentReminders).set(change).where(eq(appointmentReminders.id, id));
}

/** Returns which of these appointments have had a reminder for a party at their current time, or that one only. */
export async function remindedOf(
  ctx: Context,
  ids: readonly AppointmentId[],
  { party, minutesBefore }: { readonly party: ReminderParty; readonly minutesBefore?: number },
): Promise<ReadonlySet<AppointmentId>> {
  const { appointmentId, sequence } = appointmentReminders;
  const rows = await ctx.db
    .selectDistinct({ appointmentId })
    .from(appointmentReminders)
    .innerJoin(appointments, and(eq(appointments.id, appointmentId), eq(appointments.sequence, sequence)))
    .where(
      and(
        inArray(appointmentId, [...ids]),
        eq(appointmentReminders.party, party),
        eq(appointmentReminders.status, 'handed'),
        minutesBefore === undefined ? undefined : eq(appointmentReminders.minutesBefore, minutesBefore),
      ),
    );
  return new Set(rows.map((row) => row.appointmentId));
}

/** Skips the planned reminders of an appointment, with a reason. */
export async function skipPlanned(ctx: Context, appointmentId: AppointmentId, reason: string): Promise<void> {
  await ctx.db
    .update(appointmentReminders)
    .set({ status: 'skipped', reason })
    .where(and(eq(appointmentReminders.appointmentId, appointmentId), eq(appointmentReminders.status, 'planned')));
}

/**
 * Reschedules reminders that were skipped for a reason at this time of an appointment and are not due yet; returns
 * them.
 */
export const replanSkipped = (
  ctx: Context,
  appointmentId: AppointmentId,
  { sequence, reason }: { readonly sequence: number; readonly reason: string },
): Promise<StoredReminder[]> =>
  ctx.db
    .update(appointmentReminders)
    .set({ status: 'planned', reason: null })
    .where(
      and(
        eq(appointmentReminders.appointmentId, appointmentId),
        eq(appointmentReminders.sequence, sequence),
        eq(appointmentReminders.status, 'skipped'),
        eq(appointmentReminders.reason, reason),
        gt(appointmentReminders.dueAt, ctx.clock.now()),
      ),
    )
    .returning();
