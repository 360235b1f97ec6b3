import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../../kernel/context.ts';
import { chosenLanguageOf } from '../../../accounts/public.ts';
import { type NewCustomer, setCustomer, setCustomerOfEmail, setLanguageOfCustomer } from '../store/service-request.ts';

/**
 * Assigns to a customer the requests whose links they hold. Unknown ids, and requests that already have an account, are
 * ignored: their links keep working as before.
 */
export async function claimRequests(ctx: Context, userId: UserId, ids: readonly ServiceRequestId[]): Promise<void> {
  if (ids.length > 0) await setCustomer(ctx, ids, await newCustomer(ctx, userId));
}

/**
 * Assigns to a customer the requests sent without an account under their verified address, in lower case. A phone named
 * in a request proves nothing (decision 36).
 */
export const claimRequestsOfEmail = async (ctx: Context, userId: UserId, email: string): Promise<void> =>
  setCustomerOfEmail(ctx, email, await newCustomer(ctx, userId));

/** A language that the account has chosen replaces that of the page a request was sent from. */
async function newCustomer(ctx: Context, customerId: UserId): Promise<NewCustomer> {
  const language = await chosenLanguageOf(ctx, customerId);
  return { customerId, ...(language !== null && { language }) };
}

/** Switches the messages about a customer's requests to the language that they have chosen. */
export const followCustomerLanguage = (ctx: Context, userId: UserId, language: Language): Promise<void> =>
  setLanguageOfCustomer(ctx, userId, language);
