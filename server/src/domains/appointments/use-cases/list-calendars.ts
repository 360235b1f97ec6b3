import type {
  ExternalCalendar,
  ExternalCalendars,
} from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { Context } from '../../../kernel/context.ts';
import { accountsOf, calendarsFoundIn } from '../store/calendar-account.ts';
import { calendarsOf } from '../store/external-calendar.ts';
import type { StoredCalendar } from '../tables.ts';
import { findOwnContractor } from './find-own-contractor.ts';

const STALE_MS = 60 * 60_000;

/**
 * Returns the signed-in contractor's calendars elsewhere with their state, and the accounts that some are from.
 * @throws DomainError 'not-found' without a listing
 */
export async function listCalendars(ctx: Context): Promise<ExternalCalendars> {
  const contractorId = await findOwnContractor(ctx);
  const calendars = await calendarsOf(ctx, contractorId);
  const accounts = await accountsOf(ctx, contractorId);
  const ids = accounts.map(({ id }) => id);
  const found = Map.groupBy(await calendarsFoundIn(ctx, ids), ({ accountId }) => accountId);
  return {
    calendars: calendars.map((calendar) => shown(ctx, calendar)),
    accounts: accounts.map(({ id, host }) => ({
      id,
      host,
      found: (found.get(id) ?? []).map(({ id, name, isChosen }) => ({ id, name, isChosen })),
    })),
  };
}

const shown = (
  ctx: Context,
  { id, name, host, readAt, trouble, unread, createdAt }: StoredCalendar,
): ExternalCalendar => ({
  id,
  name: name === '' ? host : name,
  host,
  readAt: readAt?.toISOString() ?? null,
  trouble,
  unread,
  isStale: ctx.clock.now().getTime() - (readAt ?? createdAt).getTime() > STALE_MS,
});
