import type { ConnectCalendar, ExternalCalendars } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import { ExternalCalendarId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { appointmentsWords } from '../appointments.words.ts';
import { lockCalendar } from '../store/appointment.ts';
import {
  calendarById,
  calendarsOf,
  deleteCalendar,
  insertCalendar,
  unchooseCalendar,
} from '../store/external-calendar.ts';
import { findOwnContractor } from './find-own-contractor.ts';
import { listCalendars } from './list-calendars.ts';
import { planReading } from './refresh-busy-times.ts';

const MOST_CALENDARS = 5;
/** Between two readings that the owner asks for. */
const PAUSE_MS = 60_000;

/** @throws DomainError 'already-happened' if there are more calendars than one contractor may have */
export function limitCalendars(count: number, field: string): void {
  if (count <= MOST_CALENDARS) return;
  const message = say(appointmentsWords, ({ tooManyCalendars }) => tooManyCalendars(MOST_CALENDARS));
  throw new DomainError('already-happened', message, { [field]: message });
}

/**
 * Connects a calendar, which is read soon after. Its address is stored encrypted. Connecting an address again has no
 * further effect.
 * @throws DomainError 'not-found' without a listing, 'already-happened' if there are too many
 */
export async function connectCalendar(ctx: Context, { name, address }: ConnectCalendar): Promise<ExternalCalendars> {
  const contractorId = await findOwnContractor(ctx);
  const port = ctx.ports.calendars;
  if (port === null) throw notFound();
  await inTransaction(ctx, async (ctx) => {
    await lockCalendar(ctx, contractorId);
    const calendars = await calendarsOf(ctx, contractorId);
    if (calendars.some((one) => port.secrets.open(one.sealedAddress, one.id) === address)) return;
    limitCalendars(calendars.length + 1, 'address');
    const id = ExternalCalendarId.parse(newId('xc'));
    const now = ctx.clock.now();
    await insertCalendar(ctx, {
      id,
      contractorId,
      name,
      host: new URL(address).host,
      sealedAddress: port.secrets.seal(address, id),
      createdAt: now,
    });
    await planReading(ctx, id, now);
  });
  return listCalendars(ctx);
}

/**
 * Plans to read a calendar now, unless that was tried within the last minute.
 * @throws DomainError 'not-found' for a foreign one
 */
export async function refreshCalendar(ctx: Context, id: ExternalCalendarId): Promise<ExternalCalendars> {
  const contractorId = await findOwnContractor(ctx);
  const calendar = await calendarById(ctx, id);
  if (calendar?.contractorId !== contractorId || !calendar.isChosen) throw notFound();
  const now = ctx.clock.now();
  const isRecent = calendar.askedAt !== null && now.getTime() - calendar.askedAt.getTime() < PAUSE_MS;
  if (!isRecent) await planReading(ctx, id, now);
  return listCalendars(ctx);
}

/**
 * Forgets a calendar, its address and its busy times. One of an account can be chosen again, so its address stays.
 * @throws DomainError 'not-found' for a foreign one
 */
export async function disconnectCalendar(ctx: Context, id: ExternalCalendarId): Promise<ExternalCalendars> {
  const contractorId = await findOwnContractor(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockCalendar(ctx, contractorId);
    const calendar = await calendarById(ctx, id);
    if (calendar?.contractorId !== contractorId) throw notFound();
    await (calendar.accountId === null ? deleteCalendar(ctx, id) : unchooseCalendar(ctx, id));
  });
  return listCalendars(ctx);
}
