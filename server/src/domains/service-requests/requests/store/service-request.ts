import type { ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { insertRows } from '../../../../kernel/insert-rows.ts';
import { type StoredRequest, serviceRequests } from '../../tables.ts';

export type NewRequest = Omit<StoredRequest, 'ordinal' | 'completedAt' | 'signedOffAt' | 'disputedAt'>;
/** Nobody confirms more work than this by text. */
const MOST_BY_TEXT = 10;

export type RequestChange = Partial<
  Pick<
    StoredRequest,
    | 'status'
    | 'idleSince'
    | 'completedAt'
    | 'signedOffAt'
    | 'disputedAt'
    | 'awaitsProof'
    | 'provenContact'
    | 'opportunityId'
    | 'opportunityCell'
    | 'customerPhone'
    | 'customerEmail'
  >
>;

/** The account that a request is given to, and the language to write to it in if that changes. */
export type NewCustomer = { readonly customerId: UserId } & Partial<Pick<StoredRequest, 'language'>>;

/** Stores a request and returns it with its ordinal, from which its number is derived. */
export async function insertRequest(ctx: Context, request: NewRequest): Promise<StoredRequest> {
  const [stored] = await insertRows(ctx.db, serviceRequests, [request], sql`ordinal`);
  if (stored === undefined) throw new Error('An insert answered no row');
  return { ...request, completedAt: null, signedOffAt: null, disputedAt: null, ordinal: Number(stored.ordinal) };
}

export async function updateRequest(ctx: Context, id: ServiceRequestId, change: RequestChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await ctx.db.update(serviceRequests).set(change).where(eq(serviceRequests.id, id));
}

/** Assigns requests to an account; those that already have one keep it. */
export async function setCustomer(
  ctx: Context,
  ids: readonly ServiceRequestId[],
  customer: NewCustomer,
): Promise<void> {
  await ctx.db
    .update(serviceRequests)
    .set(customer)
    .where(and(inArray(serviceRequests.id, [...ids]), isNull(serviceRequests.customerId)));
}

/** Assigns to a customer the unclaimed requests sent under an address, which must be in lower case. */
export async function setCustomerOfEmail(ctx: Context, email: string, customer: NewCustomer): Promise<void> {
  await ctx.db
    .update(serviceRequests)
    .set(customer)
    .where(and(sql`lower(${serviceRequests.customerEmail}) = ${email}`, isNull(serviceRequests.customerId)));
}

/** Sets the language of messages to a customer about their requests. */
export async function setLanguageOfCustomer(ctx: Context, customerId: UserId, language: Language): Promise<void> {
  await ctx.db.update(serviceRequests).set({ language }).where(eq(serviceRequests.customerId, customerId));
}

export async function requestsByIds(ctx: Context, ids: readonly ServiceRequestId[]): Promise<StoredRequest[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .select()
    .from(serviceRequests)
    .where(inArray(serviceRequests.id, [...ids]));
}

/** Returns the requests of a phone that may get texts and whose work was completed since a moment, newest first. */
export const completedOfPhone = (ctx: Context, phone: string, since: Date): Promise<StoredRequest[]> =>
  ctx.db
    .select()
    .from(serviceRequests)
    .where(
      sql`${serviceRequests.customerPhone} = ${phone} and ${serviceRequests.smsConsentAt} is not null
        and ${serviceRequests.status} = 'completed' and ${serviceRequests.completedAt} >= ${since.toISOString()}`,
    )
    .orderBy(desc(serviceRequests.completedAt))
    .limit(MOST_BY_TEXT);

/** Returns the open requests of an email address, which must be in lower case, newest first. */
export const openRequestsOf = (ctx: Context, email: string, limit: number): Promise<StoredRequest[]> =>
  ctx.db
    .select()
    .from(serviceRequests)
    // Same condition as the index service_requests_open_email.
    .where(
      sql`lower(${serviceRequests.customerEmail}) = ${email}
        and ${serviceRequests.status} not in ('completed', 'cancelled', 'declined', 'expired')`,
    )
    .orderBy(desc(serviceRequests.createdAt))
    .limit(limit);
