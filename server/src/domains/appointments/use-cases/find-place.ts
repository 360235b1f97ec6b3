import * as z from 'zod';
import type { Context } from '../../../kernel/context.ts';
import type { CalendarLogin, CalendarPlace, CalendarPort } from '../ports.ts';
import { accountById } from '../store/calendar-account.ts';
import type { StoredAccount, StoredCalendar } from '../tables.ts';

const Login = z.object({ address: z.string(), userName: z.string(), password: z.string() });

/** Encrypts the login of an account. */
export const sealLogin = ({ secrets }: CalendarPort, { address, userName, password }: CalendarLogin, id: string) =>
  secrets.seal(JSON.stringify({ address, userName, password }), id);

/** Returns the login of an account; null if it can no longer be decrypted. */
export function openLogin({ secrets }: CalendarPort, { sealedLogin, id }: StoredAccount): CalendarLogin | null {
  const opened = secrets.open(sealedLogin, id);
  return opened === null ? null : Login.parse(JSON.parse(opened));
}

/** Returns where a calendar is and what opens it; null if that can no longer be decrypted. */
export async function findPlace(
  ctx: Context,
  port: CalendarPort,
  { sealedAddress, id, accountId }: StoredCalendar,
): Promise<CalendarPlace | null> {
  const address = port.secrets.open(sealedAddress, id);
  if (address === null) return null;
  if (accountId === null) return { address, login: null };
  const account = await accountById(ctx, accountId);
  const login = account && openLogin(port, account);
  return login && { address, login };
}
