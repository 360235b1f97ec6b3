import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { provenContacts, setProvenPhone } from '../store/proven-phone.ts';

/** Remembers the phone that a code has proved for an account's holder. Replaces an earlier one. */
export const recordPhone = (ctx: Context, id: UserId, phone: string): Promise<void> =>
  setProvenPhone(ctx.db, id, phone);

/** Returns the contacts that are proven to be an account holder's: the email always, a phone once a code proved it. */
export const provenContactsOf = (
  ctx: Context,
  id: UserId,
): Promise<{ readonly email: string | null; readonly phone: string | null }> => provenContacts(ctx.db, id);
