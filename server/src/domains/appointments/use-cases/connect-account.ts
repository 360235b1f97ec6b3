import type {
  CalendarTrouble,
  ConnectAccount,
  ExternalCalendars,
} from '@plumbline/contract/domains/appointments/external-calendar.ts';
import { CalendarAccountId, type ContractorId, ExternalCalendarId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { appointmentsWords } from '../appointments.words.ts';
import type { CalendarPort, FoundCalendar } from '../ports.ts';
import { lockCalendar } from '../store/appointment.ts';
import {
  accountById,
  accountsOf,
  calendarsFoundIn,
  deleteAccount,
  markChosen,
  renameCalendar,
  saveAccount,
} from '../store/calendar-account.ts';
import { calendarsOf, deleteCalendar, insertCalendar, unchooseCalendar } from '../store/external-calendar.ts';
import type { StoredAccount } from '../tables.ts';
import { limitCalendars } from './connect-calendar.ts';
import { findOwnContractor } from './find-own-contractor.ts';
import { openLogin, sealLogin } from './find-place.ts';
import { listCalendars } from './list-calendars.ts';
import { planReading } from './refresh-busy-times.ts';

const MOST_ACCOUNTS = 3;
/** The contractor waits for this in front of the form. */
const PATIENCE_MS = 10_000;

/**
 * Finds the calendars that a login opens. The login is stored encrypted. If there is only one calendar, it is chosen.
 * Connecting the same login again stores its new password and what is found now.
 * @throws DomainError 'invalid-input' if the server can't be read, 'already-happened' if there are too many accounts,
 * 'not-found' without a listing
 */
export async function connectAccount(ctx: Context, login: ConnectAccount): Promise<ExternalCalendars> {
  const contractorId = await findOwnContractor(ctx);
  const port = ctx.ports.calendars;
  if (port === null) throw notFound();
  const found = await port.discover(login, AbortSignal.timeout(PATIENCE_MS));
  if ('trouble' in found) throw refusal(found.trouble);
  await inTransaction(ctx, async (ctx) => {
    await lockCalendar(ctx, contractorId);
    const accounts = await accountsOf(ctx, contractorId);
    const known = accounts.find((account) => {
      const opened = openLogin(port, account);
      return opened?.address === login.address && opened.userName === login.userName;
    });
    if (known === undefined && accounts.length >= MOST_ACCOUNTS) {
      const message = say(appointmentsWords, ({ tooManyAccounts }) => tooManyAccounts(MOST_ACCOUNTS));
      throw new DomainError('already-happened', message, { address: message });
    }
    const id = known?.id ?? CalendarAccountId.parse(newId('xa'));
    const sealedLogin = sealLogin(port, login, id);
    const { host } = new URL(login.address);
    const account = { id, contractorId, host, sealedLogin, createdAt: known?.createdAt ?? ctx.clock.now() };
    await saveAccount(ctx, account);
    await mergeFound(ctx, port, account, found.calendars);
    await chooseOnly(ctx, contractorId, id);
  });
  return listCalendars(ctx);
}

function refusal(trouble: CalendarTrouble): DomainError {
  const message = say(appointmentsWords, ({ accountTroubles }) => accountTroubles[trouble]);
  return new DomainError('invalid-input', message, {
    [trouble === 'wrong-password' ? 'password' : 'address']: message,
  });
}

/** Adds the calendars that are new, renames others, and removes those that are gone and not in use. */
async function mergeFound(
  ctx: Context,
  port: CalendarPort,
  { id: accountId, contractorId }: StoredAccount,
  calendars: readonly FoundCalendar[],
): Promise<void> {
  const left = new Map(calendars.map((one) => [one.address, one.name]));
  for (const known of await calendarsFoundIn(ctx, [accountId])) {
    const address = port.secrets.open(known.sealedAddress, known.id) ?? '';
    const name = left.get(address);
    left.delete(address);
    if (name !== undefined) await renameCalendar(ctx, known.id, name);
    else if (!known.isChosen) await deleteCalendar(ctx, known.id);
  }
  for (const [address, name] of left) {
    const id = ExternalCalendarId.parse(newId('xc'));
    const sealedAddress = port.secrets.seal(address, id);
    const { host } = new URL(address);
    const createdAt = ctx.clock.now();
    await insertCalendar(ctx, { id, contractorId, accountId, isChosen: false, name, host, sealedAddress, createdAt });
  }
}

/** Reads the chosen calendars of an account again, or chooses its only one. */
async function chooseOnly(ctx: Context, contractorId: ContractorId, id: CalendarAccountId): Promise<void> {
  const found = await calendarsFoundIn(ctx, [id]);
  const [only] = found;
  const now = ctx.clock.now();
  for (const calendar of found) if (calendar.isChosen) await planReading(ctx, calendar.id, now);
  if (found.length !== 1 || only === undefined || only.isChosen) return;
  limitCalendars((await calendarsOf(ctx, contractorId)).length + 1, 'address');
  await markChosen(ctx, only.id);
  await planReading(ctx, only.id, now);
}

/**
 * Chooses which calendars of an account are read. What was read of the others is forgotten.
 * @throws DomainError 'not-found' for a foreign account, 'already-happened' if too many are chosen
 */
export async function chooseCalendars(
  ctx: Context,
  id: CalendarAccountId,
  chosen: readonly ExternalCalendarId[],
): Promise<ExternalCalendars> {
  const contractorId = await findOwnContractor(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockCalendar(ctx, contractorId);
    if ((await accountById(ctx, id))?.contractorId !== contractorId) throw notFound();
    for (const calendar of await calendarsFoundIn(ctx, [id])) {
      const isChosen = chosen.includes(calendar.id);
      if (isChosen === calendar.isChosen) continue;
      if (isChosen) {
        await markChosen(ctx, calendar.id);
        await planReading(ctx, calendar.id, ctx.clock.now());
      } else await unchooseCalendar(ctx, calendar.id);
    }
    limitCalendars((await calendarsOf(ctx, contractorId)).length, 'calendars');
  });
  return listCalendars(ctx);
}

/**
 * Forgets an account with its password, its calendars and their busy times.
 * @throws DomainError 'not-found' for a foreign one
 */
export async function disconnectAccount(ctx: Context, id: CalendarAccountId): Promise<ExternalCalendars> {
  if (!(await deleteAccount(ctx, await findOwnContractor(ctx), id))) throw notFound();
  return listCalendars(ctx);
}
