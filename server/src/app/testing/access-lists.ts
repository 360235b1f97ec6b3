import { BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { CalendarFeedKey, type ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { aPasskey } from '../../domains/accounts/fixtures.ts';
import { aBooking, aCalendar } from '../../domains/appointments/fixtures.ts';
import { setFeedKey } from '../../domains/appointments/store/calendar-feed.ts';
import { bookAppointment } from '../../domains/appointments/use-cases/book-appointment.ts';
import { submitBid } from '../../domains/bids/use-cases/submit-bid.ts';
import { aContractor, aDayOff } from '../../domains/directory/fixtures.ts';
import { aLinkedFirm, aWatch } from '../../domains/leads/fixtures.ts';
import { followProject } from '../../domains/leads/use-cases/follow-project.ts';
import { movePursuit } from '../../domains/leads/use-cases/move-pursuit.ts';
import { anOutreach } from '../../domains/outreach/fixtures.ts';
import { aKeptCard } from '../../domains/payments/fixtures.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { anAcceptedRequest, aRequest } from '../../domains/service-requests/fixtures.ts';
import { loadCase } from '../../domains/service-requests/lifecycle/store/request-case.ts';
import { claimRequests } from '../../domains/service-requests/public.ts';
import type { Account, Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';

/** An account that reads its own list. */
export interface Reader {
  readonly account: Account;
  readonly email: string;
  /** The contractor's listing; '' for a customer. */
  readonly contractorId: string;
}

/** Adds an item to the reader's list, and returns words that identify it in the response. */
export type Fill = (ctx: Context, reader: Reader) => Promise<string>;

let count = 0;
/** Makes words that appear in a single object. */
const unique = (words: string) => `${words} ${(count += 1)}`;

const ownEmail: Fill = async (_ctx, { email }) => email;

const aRequestOf: Fill = async (ctx, { account }) => {
  const description = unique('The pipe behind the wall of the pantry leaks, tile');
  const { id } = await aRequest(ctx, 1, { description });
  await claimRequests(ctx, account.userId, [id]);
  return description;
};

/** Creates a customer's request that a contractor has accepted; identified by the contractor's name. */
async function anAcceptedOf(ctx: Context, { account }: Reader) {
  const companyName = unique('Bourbon Creek Plumbing');
  const { id: contractorId } = await aContractor(ctx, { companyName });
  const { id } = await anAcceptedRequest(ctx, { selectedPlumberIds: [contractorId] });
  await claimRequests(ctx, account.userId, [id]);
  return { id, companyName };
}

/** Creates a request that the contractor has accepted; identified by its description or number. */
async function anAcceptedBy(ctx: Context, { contractorId }: Reader) {
  const description = unique('The boiler in the cellar knocks, valve');
  const { id } = await anAcceptedRequest(ctx, { selectedPlumberIds: [contractorId], description });
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw new Error('The request is not there');
  return { id, description, number: requestNumber(opened.request.ordinal) };
}

const book = (ctx: Context, serviceRequestId: string) =>
  bookAppointment(ctx, aBooking({ serviceRequestId, proposedDate: '2026-12-09' }), null);

const pursued: Fill = async (ctx, { account }) => {
  const id = await aProject(ctx);
  await movePursuit({ ...ctx, actor: account }, id, 'saved');
  return id;
};

/**
 * Every call that shows only the caller's own data and names no one else. `access-matrix` checks that each reader finds
 * their own data and none of the others'.
 */
export const accessLists: Readonly<Record<string, Fill>> = {
  'GET /api/auth/me': ownEmail,
  'GET /api/account/data': ownEmail,
  'GET /api/auth/sessions': async (_ctx, { account }) => account.sessionId,
  'GET /api/account/watches': async (ctx, { account }) => {
    const name = unique('Kettle jobs');
    await aWatch({ ...ctx, actor: account }, { name });
    return name;
  },
  'GET /api/account/watch-reach': ownEmail,
  'GET /api/account/follows': async (ctx, { account }) => {
    const id = await aProject(ctx);
    await followProject({ ...ctx, actor: account }, id, { week: true, days: true, hours: true });
    return id;
  },
  'GET /api/account/pipeline': pursued,
  'GET /api/account/pipeline/stages': pursued,
  'GET /api/account/bid-calendar': async (ctx, reader) => {
    const id = await pursued(ctx, reader);
    await ctx.db.execute(
      sql`update project_pursuits set next_step_on = ${ctx.clock.now().toISOString()} where project_id = ${id}`,
    );
    return id;
  },
  'GET /api/auth/factors': (ctx, { account }) => aPasskey(ctx, account.userId),
  'GET /api/customer/projects': aRequestOf,
  'GET /api/customer/service-requests': aRequestOf,
  'GET /api/customer/disclosures': async (ctx, reader) => (await anAcceptedOf(ctx, reader)).companyName,
  'GET /api/customer/appointments': async (ctx, reader) => {
    const { id, companyName } = await anAcceptedOf(ctx, reader);
    await book(ctx, id);
    return companyName;
  },
  'GET /api/craftsman/offers': async (ctx, { contractorId }) => {
    const description = unique('The kitchen tap drips on the counter, gasket');
    await aRequest(ctx, 0, { selectedPlumberIds: [contractorId], description });
    return description;
  },
  'GET /api/craftsman/bids': async (ctx, { account }) => {
    const form = BidForm.parse({ projectId: await aProject(ctx) });
    const call = { idempotencyKey: null, rememberVisitor: () => undefined };
    return (await submitBid({ ...ctx, actor: account }, form, call)).id;
  },
  'GET /api/craftsman/active-projects': async (ctx, reader) => (await anAcceptedBy(ctx, reader)).description,
  'GET /api/craftsman/appointments': async (ctx, reader) => {
    const { id, number } = await anAcceptedBy(ctx, reader);
    await book(ctx, id);
    return number;
  },
  'GET /api/craftsman/payments': async (ctx, reader) => (await anAcceptedBy(ctx, reader)).number,
  'GET /api/craftsman/outreach': async (ctx, { account }) => (await anOutreach({ ...ctx, actor: account })).receipt.id,
  'GET /api/craftsman/profile': async (_ctx, { contractorId }) => contractorId,
  'GET /api/craftsman/permits': (ctx, { contractorId }) => aLinkedFirm(ctx, contractorId as ContractorId),
  'GET /api/craftsman/calendar-feed': async (ctx, { contractorId }) => {
    const key = CalendarFeedKey.parse(newId('cf'));
    await setFeedKey(ctx, contractorId as ContractorId, key);
    return key;
  },
  'GET /api/craftsman/days-off': async (ctx, { contractorId }) => {
    const day = new Date(Date.UTC(2090, 0, (count += 1))).toISOString().slice(0, 10);
    await aDayOff(ctx, contractorId as ContractorId, day);
    return day;
  },
  'GET /api/craftsman/kept-card': async (ctx, { account }) => {
    const brand = newId('br');
    await aKeptCard(ctx, account.userId, { brand });
    return brand;
  },
  'GET /api/craftsman/calendars': (ctx, { contractorId }) => aCalendar(ctx, contractorId as ContractorId),
};

/** Calls for signed-in accounts that show only their own figures, or data that every contractor nearby may see. */
export const withoutContents: ReadonlySet<string> = new Set([
  // Not JSON; `pipeline.db.test.ts` reads it.
  'GET /api/account/pipeline.csv',
  'GET /api/auth/freshness',
  'GET /api/account/contact-channels',
  'GET /api/craftsman/opportunities',
  'GET /api/craftsman/contact-history',
  'GET /api/craftsman/spending-cap',
  'GET /api/craftsman/night-hours',
  'GET /api/craftsman/visit-rules',
  // Named by an id: the matrix requests another's and is refused.
  'GET /api/craftsman/profile/{id}',
  'GET /api/account/watches/{id}',
  'GET /api/account/watches/{id}/narrowings',
  'GET /api/account/pipeline/projects/{id}',
  'GET /api/account/follows/projects/{id}',
  'GET /api/account/bid-calendar/projects/{id}/date.ics',
  'GET /api/customer/projects/{id}/proposals',
]);
