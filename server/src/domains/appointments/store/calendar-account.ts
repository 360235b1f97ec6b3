import type { CalendarAccountId, ContractorId, ExternalCalendarId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { calendarAccounts, externalCalendars, type StoredAccount, type StoredCalendar } from '../tables.ts';

/** Returns a contractor's accounts, oldest first. */
export const accountsOf = (ctx: Context, contractorId: ContractorId): Promise<StoredAccount[]> =>
  ctx.db
    .select()
    .from(calendarAccounts)
    .where(eq(calendarAccounts.contractorId, contractorId))
    .orderBy(asc(calendarAccounts.createdAt), asc(calendarAccounts.id));

export async function accountById(ctx: Context, id: CalendarAccountId): Promise<StoredAccount | null> {
  const [row] = await ctx.db.select().from(calendarAccounts).where(eq(calendarAccounts.id, id));
  return row ?? null;
}

/** Stores an account, or its new login. */
export async function saveAccount(ctx: Context, account: StoredAccount): Promise<void> {
  const { host, sealedLogin } = account;
  await ctx.db
    .insert(calendarAccounts)
    .values(account)
    .onConflictDoUpdate({ target: calendarAccounts.id, set: { host, sealedLogin } });
}

/** Removes an account of this contractor with its calendars and their busy times. Returns whether there was one. */
export async function deleteAccount(ctx: Context, contractorId: ContractorId, id: CalendarAccountId): Promise<boolean> {
  const isTheirs = and(eq(calendarAccounts.id, id), eq(calendarAccounts.contractorId, contractorId));
  const gone = await ctx.db.delete(calendarAccounts).where(isTheirs).returning({ id: calendarAccounts.id });
  return gone.length > 0;
}

export async function deleteAccountsOf(ctx: Context, contractorId: ContractorId): Promise<void> {
  await ctx.db.delete(calendarAccounts).where(eq(calendarAccounts.contractorId, contractorId));
}

/** Returns all calendars that were found in accounts, chosen or not, by name. */
export const calendarsFoundIn = (ctx: Context, accounts: readonly CalendarAccountId[]): Promise<StoredCalendar[]> =>
  ctx.db
    .select()
    .from(externalCalendars)
    .where(inArray(externalCalendars.accountId, [...accounts]))
    .orderBy(asc(externalCalendars.name), asc(externalCalendars.id));

/** Marks a calendar as one whose busy times count from now on. */
export async function markChosen(ctx: Context, id: ExternalCalendarId): Promise<void> {
  const createdAt = ctx.clock.now();
  await ctx.db.update(externalCalendars).set({ isChosen: true, createdAt }).where(eq(externalCalendars.id, id));
}

export async function renameCalendar(ctx: Context, id: ExternalCalendarId, name: string): Promise<void> {
  await ctx.db.update(externalCalendars).set({ name }).where(eq(externalCalendars.id, id));
}
