import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../../kernel/context.ts';
import { setCustomer, setCustomerOfEmail, setLanguageOfCustomer } from '../store/service-request.ts';

/**
 * Gives a customer the requests whose links they hold. Unknown ids, and requests that are somebody's already, change
 * nothing: their links go on working as before.
 */
export const claimRequests = (ctx: Context, userId: UserId, ids: readonly ServiceRequestId[]): Promise<void> =>
  setCustomer(ctx, ids, userId);

/**
 * Gives a customer the requests sent without an account under their verified address, in lower case. A phone named in a
 * request gives nobody anything (decision 36).
 */
export const claimRequestsOfEmail = (ctx: Context, userId: UserId, email: string): Promise<void> =>
  setCustomerOfEmail(ctx, email, userId);

/** Writes to a customer about their requests in the language that they have chosen. */
export const followCustomerLanguage = (ctx: Context, userId: UserId, language: Language): Promise<void> =>
  setLanguageOfCustomer(ctx, userId, language);
