import { ReminderId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { suppressQueued } from '../../messaging/public.ts';
import { planReminders } from '../rules/reminder-plan.ts';
import { messageReason } from '../rules/reminder-reason.ts';
import { insertReminders, remindersOf, replanSkipped, skipPlanned } from '../store/reminder.ts';
import type { StoredAppointment, StoredReminder } from '../tables.ts';

/** A new job with the same key replaces the waiting one, so a moved appointment has one job per reminder. */
const keyOf = ({ appointmentId, party, minutesBefore }: StoredReminder): string =>
  `appointment-reminder:${appointmentId}:${party}:${minutesBefore}`;

/** Schedules a reminder for its due time. */
export const scheduleReminder = (ctx: Context, reminder: StoredReminder): Promise<void> =>
  enqueue(ctx, [
    {
      task: 'appointment-reminder',
      payload: { reminderId: reminder.id },
      runAt: reminder.dueAt,
      key: keyOf(reminder),
    },
  ]);

/** Plans the reminders for the current time of an appointment, in the caller's transaction. */
export async function scheduleReminders(
  ctx: Context,
  { id: appointmentId, sequence, startsAt }: Pick<StoredAppointment, 'id' | 'sequence' | 'startsAt'>,
): Promise<void> {
  const rows = planReminders(startsAt, ctx.clock.now()).map((planned) => ({
    ...planned,
    id: ReminderId.parse(newId('rm')),
    appointmentId,
    sequence,
  }));
  await insertReminders(ctx, rows);
  for (const reminder of rows) if (reminder.status === 'planned') await scheduleReminder(ctx, reminder);
}

/**
 * Drops the planned reminders of an appointment and holds back waiting messages about it, with a reason. A message that
 * is already being sent can't be recalled.
 */
export async function dropReminders(ctx: Context, { id }: Pick<StoredAppointment, 'id'>, why: string): Promise<void> {
  await skipPlanned(ctx, id, why);
  const reminders = await remindersOf(ctx, id);
  await suppressQueued(
    ctx,
    [
      { kind: 'appointment' as const, id },
      ...reminders.map((reminder) => ({ kind: 'appointment-reminder' as const, id: reminder.id })),
    ],
    messageReason(why),
  );
}

/** Plans reminders again that were dropped for this reason and are not due yet. Repeating it has no further effect. */
export async function restoreReminders(
  ctx: Context,
  { id, sequence }: Pick<StoredAppointment, 'id' | 'sequence'>,
  why: string,
): Promise<void> {
  for (const reminder of await replanSkipped(ctx, id, { sequence, reason: why })) await scheduleReminder(ctx, reminder);
}
