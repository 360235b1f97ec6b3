import { BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import { PushSubscriptionId } from '@plumbline/contract/domains/messaging/push.ts';
import { DonationForm } from '@plumbline/contract/domains/payments/donation.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { Access } from '@plumbline/contract/kernel/endpoint.ts';
import { CalendarFeedKey } from '@plumbline/contract/kernel/id.ts';
import { aCall, aPasskey, aUser } from '../../domains/accounts/fixtures.ts';
import { authenticateSession } from '../../domains/accounts/public.ts';
import { listSessions } from '../../domains/accounts/use-cases/list-sessions.ts';
import { startSession } from '../../domains/accounts/use-cases/start-session.ts';
import { aBooking } from '../../domains/appointments/fixtures.ts';
import { setFeedKey } from '../../domains/appointments/store/calendar-feed.ts';
import { bookAppointment } from '../../domains/appointments/use-cases/book-appointment.ts';
import { submitBid } from '../../domains/bids/use-cases/submit-bid.ts';
import { aContractor, anInvitation } from '../../domains/directory/fixtures.ts';
import { anOutgoingMessage } from '../../domains/messaging/fixtures.ts';
import { deliverMessage, messageFates, sendMessages } from '../../domains/messaging/public.ts';
import { upsertSubscription } from '../../domains/messaging/store/push-subscription.ts';
import { donate } from '../../domains/payments/use-cases/donate.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { reportOfReferral } from '../../domains/service-requests/connections/store/connection-report.ts';
import { reportBadConnection } from '../../domains/service-requests/connections/use-cases/report-bad-connection.ts';
import { type ARequest, anAcceptedRequest, aRequest } from '../../domains/service-requests/fixtures.ts';
import { claimRequests } from '../../domains/service-requests/public.ts';
import { answerAsContractor } from '../../domains/service-requests/referrals/use-cases/answer-as-contractor.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import type { Caller, Named, Row } from './access-row.ts';
import { calendarRows } from './calendar-access-rows.ts';
import { cardRows } from './card-access-rows.ts';
import { firmRows } from './firm-access-rows.ts';
import { followRows } from './follow-access-rows.ts';
import { aClaim, aContactChange, aListingKey, aReview, type Coded } from './listing-links.ts';
import { outreachRows } from './outreach-access-rows.ts';
import { photoRows } from './photo-access-rows.ts';
import { proofRows } from './proof-access-rows.ts';
import { pursuitRows } from './pursuit-access-rows.ts';
import { reportRows } from './report-access-rows.ts';
import { sourceRows } from './source-access-rows.ts';
import { threadRows } from './thread-access-rows.ts';
import { watchRows } from './watch-access-rows.ts';

export type { Caller, Row } from './access-row.ts';

/** A link opens its object to anyone who holds it, and nothing to anyone else. */
const link = (own: number) => ({ own, foreign: 404, malformed: 404 });

const publicId = (named: (ctx: Context) => Promise<string>) => ({
  ...link(200),
  named: async (ctx: Context) => ({ own: await named(ctx), foreign: (await aUser(ctx)).id }),
});

const aTracked = async (ctx: Context): Promise<Named> => {
  const { id, referralIds } = await aRequest(ctx);
  return { own: id, foreign: referralIds[0] ?? '' };
};

const aReferral = async (ctx: Context): Promise<Named> => {
  const [request, other] = [await aRequest(ctx), await aRequest(ctx)];
  const [own = '', foreign = ''] = [request, other].map(({ referralIds }) => referralIds[0]);
  return { own, foreign, beside: request.contractorIds[0] ?? '' };
};

const aProposal = async (ctx: Context): Promise<Named> => {
  const propose = async () => {
    const request = await aRequest(ctx);
    const [serviceRequestId, contractorId] = [request.referralIds[0], request.contractorIds[0]];
    if (!serviceRequestId || !contractorId) throw new Error('Nobody was asked');
    const time = { response: 'propose', proposedDate: '2027-01-10', proposedTime: '14:00', source: 'web' } as const;
    await answerAsContractor(ctx, { serviceRequestId, contractorId, ...time });
    return { requestId: request.id, proposalId: (await request.referral()).proposalId ?? '' };
  };
  const [own, other] = [await propose(), await propose()];
  return { own: own.proposalId, foreign: other.proposalId, beside: own.requestId };
};

/** The client secret of a payer's browser. A payment's own id opens nothing at the provider. */
const aPayable = async (ctx: Context): Promise<Named> => {
  const key = crypto.randomUUID();
  const answer = await ctx.ports.payments?.createIntent({
    amountCents: 500,
    description: 'Of the matrix',
    metadata: { paymentId: key },
    idempotencyKey: key,
    askedSince: ctx.clock.now(),
  });
  if (answer?.kind !== 'ok') throw new Error('Nothing can be paid');
  return { own: answer.value.clientSecret, foreign: answer.value.id };
};

const acceptNext = async (ctx: Context, { referralIds, contractorIds }: ARequest) => {
  const [serviceRequestId, contractorId] = [referralIds[0], contractorIds[0]];
  if (!serviceRequestId || !contractorId) throw new Error('Nobody was asked');
  await answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'accept', source: 'web' });
  return { referralId: serviceRequestId, contractorId };
};

/** Creates a fee that is due, named by its payment. A donation's id doesn't open it, nor the other way around. */
const aFee = async (ctx: Context): Promise<string> => {
  const first = await aRequest(ctx);
  const { contractorId } = await acceptNext(ctx, first);
  // The first one was free.
  const second = await aRequest(ctx, 0, { selectedPlumberIds: [contractorId] });
  await acceptNext(ctx, second);
  return (await second.referral()).paymentId ?? '';
};

const aDonation = async (ctx: Context): Promise<string> =>
  (
    await donate(ctx, DonationForm.parse({ amount: 25 }), {
      idempotencyKey: null,
      rememberVisitor: () => undefined,
      header: () => undefined,
      client: { address: '127.0.0.1', userAgent: '', visitorId: crypto.randomUUID() },
    })
  ).paymentId;

const onDonation = {
  ...link(200),
  named: async (ctx: Context) => ({ own: await aDonation(ctx), foreign: await aFee(ctx) }),
};

/** Creates a connection that its contractor has reported, named by the customer's link. */
const aReport = async (ctx: Context): Promise<Named> => {
  const { referralId, contractorId } = await acceptNext(ctx, await aRequest(ctx));
  await reportBadConnection(ctx, { referralId, contractorId, reason: 'unreachable' });
  return { own: (await reportOfReferral(ctx, referralId))?.id ?? '', foreign: referralId };
};

/** Both links of a job open its appointment; this returns the customer's. No one else's does. */
const aScheduled = async (ctx: Context): Promise<Named> => {
  const { id } = await anAcceptedRequest(ctx);
  await bookAppointment(ctx, aBooking({ serviceRequestId: id, proposedDate: '2026-12-09' }), null);
  return { own: id, foreign: (await aContractor(ctx)).id };
};

const aReviewLink = async (ctx: Context): Promise<Named> => ({
  own: await anInvitation(ctx, (await aContractor(ctx)).id),
  foreign: (await aRequest(ctx)).id,
});

const contractorAnswer = {
  ...link(200),
  named: aReferral,
  payload: (serviceRequestId: string, contractorId: string) => ({ serviceRequestId, contractorId, response: 'deny' }),
};
const onReferral = (own: number) => ({
  ...link(own),
  named: aReferral,
  payload: (_id: string, contractorId: string) => ({ contractorId }),
});
/** A dashboard's call names only the caller. */
const dashboard = (access: Access, parameter: string) => ({
  access,
  named: async (ctx: Context, caller: Caller) => ({ own: caller?.userId ?? 'us_1', foreign: (await aUser(ctx)).id }),
  own: 200,
  foreign: 403,
  malformed: 403,
  query: (id: string) => `?${parameter}=${id}`,
});

/** The body is empty, so allowed callers learn what is missing. */
const incomplete = { status: 400, payload: {} };
/** A stream of changes: its response begins and doesn't end. */
const stream = { status: 200 };

/** Both contractors have a listing. */
const ofListing = { status: 200, access: 'craftsman' } as const;
const ownProfile = {
  access: 'craftsman',
  own: 200,
  foreign: 403,
  malformed: 403,
  named: async (ctx: Context, caller: Caller) => ({
    own: caller?.userId ?? 'us_1',
    foreign: await aListedUser(ctx),
  }),
  payload: () => ({}),
} as const;

async function aListedUser(ctx: Context): Promise<string> {
  const { id } = await aUser(ctx, { role: 'craftsman' });
  await aContractor(ctx, { ownerId: id });
  return id;
}

/** Opened by a code that was sent; another's code doesn't work, nor one for nothing. */
const coded = (named: (ctx: Context, caller: Caller) => Promise<Coded>) => ({
  own: 200,
  foreign: 403,
  malformed: 403,
  named: async (ctx: Context, caller: Caller) => {
    const own = await named(ctx, caller);
    return { own: own.id, foreign: (await named(ctx, null)).id, beside: own.code };
  },
  payload: (_id: string, code: string) => ({ code }),
});

const answerLink = {
  ...link(200),
  named: async (ctx: Context) => {
    const { id, answerId } = await aReview(ctx);
    return { own: answerId, foreign: id };
  },
};
const listingLink = {
  ...link(200),
  named: async (ctx: Context) => ({ own: await aListingKey(ctx), foreign: (await aContractor(ctx)).id }),
};

const DECISION = { trade: 'plumbing', need: 'no', reason: 'Of the matrix' };

/** Operators only, for any object. */
const operated = (named: (ctx: Context) => Promise<string>, own = 200) => ({
  ...link(own),
  access: 'operator' as const,
  named: async (ctx: Context) => ({ own: await named(ctx), foreign: await lastSessionOf(ctx, null) }),
  payload: (): object => ({ reason: 'Of the matrix' }),
});

/** Every route of the OpenAPI document. A new one needs a row here. */
export const accessRows: Readonly<Record<string, Row>> = {
  'POST /api/auth/register': incomplete,
  'POST /api/auth/verify-email': { status: 404, payload: { token: 'x' } },
  'POST /api/auth/login': incomplete,
  'POST /api/auth/logout': { status: 200 },
  'POST /api/auth/forgot-password': incomplete,
  'POST /api/auth/reset-password': incomplete,
  'POST /api/auth/password': { ...incomplete, access: 'signed-in' },
  'GET /api/auth/freshness': { status: 200, access: 'signed-in' },
  'POST /api/auth/confirm-password': { ...incomplete, access: 'signed-in' },
  'GET /api/auth/me': { status: 200, access: 'signed-in' },
  'GET /api/auth/sessions': { status: 200, access: 'signed-in' },
  'DELETE /api/auth/sessions': { status: 200, access: 'signed-in' },
  'DELETE /api/auth/sessions/{id}': {
    ...link(200),
    access: 'signed-in',
    named: async (ctx, caller) => ({ own: await lastSessionOf(ctx, caller), foreign: await lastSessionOf(ctx, null) }),
  },
  // Nothing was requested in this browser.
  'POST /api/auth/passkey/options': { status: 200 },
  'POST /api/auth/passkey': incomplete,
  'POST /api/auth/second-factor/options': { status: 401 },
  'POST /api/auth/second-factor': incomplete,
  'POST /api/auth/step-up/options': { status: 200, access: 'signed-in' },
  'POST /api/auth/step-up': { ...incomplete, access: 'signed-in' },
  'GET /api/auth/factors': { status: 200, access: 'signed-in' },
  'POST /api/auth/passkeys/options': { status: 200, access: 'signed-in' },
  'POST /api/auth/passkeys': { ...incomplete, access: 'signed-in' },
  'DELETE /api/auth/passkeys/{id}': {
    ...link(200),
    access: 'signed-in',
    named: async (ctx, caller) => ({
      own: caller === null ? 'pk_1' : await aPasskey(ctx, caller.userId),
      foreign: await aPasskey(ctx, (await aUser(ctx)).id),
    }),
  },
  'POST /api/auth/authenticator-app/secret': { status: 200, access: 'signed-in' },
  'POST /api/auth/authenticator-app': { ...incomplete, access: 'signed-in' },
  // They have none.
  'DELETE /api/auth/authenticator-app': { status: 404, access: 'signed-in' },
  // Only the operator has a factor that the codes could replace.
  'POST /api/auth/recovery-codes': { status: 404, ofOperator: 200, access: 'signed-in' },
  'POST /api/auth/claims': { status: 200, payload: {}, access: 'signed-in' },
  'GET /api/auth/google': { status: 302 },
  'GET /api/auth/google/callback': { status: 302 },
  'GET /api/login': { status: 302 },
  'PATCH /api/customer/profile/{id}': {
    access: 'customer',
    own: 200,
    foreign: 403,
    malformed: 403,
    named: async (ctx, caller) => ({ own: caller?.userId ?? 'us_1', foreign: (await aUser(ctx)).id }),
    payload: () => ({}),
  },

  'GET /api/coordinate-to-city': { status: 200, query: '?latitude=38.25&longitude=-85.76' },
  'GET /api/locations/zip/{zipCode}': { ...publicId(async () => '40202'), foreign: 400, malformed: 400 },
  'GET /api/locations/city-zips': { status: 200, query: '?city=Louisville&state=KY' },
  'GET /api/locations/named': { status: 200, query: '?state=KY&name=Louisville' },
  'GET /api/locations/search': { status: 200, query: '?q=Louis' },
  'POST /api/process-voice-input': { status: 200, payload: { text: 'The kitchen sink leaks' } },
  'POST /api/transcribe': incomplete,
  'GET /api/answer-times': { status: 200, query: '?contractorIds=ct_unknown&urgency=high' },
  'GET /api/answers-soonest': {
    status: 200,
    query: '?serviceType=plumbing&latitude=38.25&longitude=-85.76&urgency=high',
  },
  'GET /api/find-plumbers': { status: 200, query: '?city=Louisville&state=KY' },
  'GET /api/places-elsewhere': { status: 200, query: '?serviceType=plumbing&latitude=38.25&longitude=-85.76' },
  'GET /api/contractors/{id}': publicId(async (ctx) => (await aContractor(ctx)).id),
  'GET /api/plumbers/{id}': publicId(async (ctx) => (await aContractor(ctx)).id),
  'GET /api/contractors/in/{trade}/{state}/{city}': { status: 400 },
  'GET /api/contractors/by-slug/{slug}': publicId(async (ctx) => (await aContractor(ctx)).slug),
  'GET /api/plumbers/{id}/reviews': publicId(async (ctx) => (await aContractor(ctx)).id),
  'POST /api/clear-synthetic-contractors': { status: 200 },
  'GET /api/review-invitations/{id}': { ...link(200), named: aReviewLink },
  'PUT /api/review-invitations/{id}/review': {
    ...link(200),
    named: aReviewLink,
    payload: () => ({ rating: 5, reviewText: 'Came on time and left no mess.' }),
  },
  'DELETE /api/review-invitations/{id}/review': { ...link(200), named: aReviewLink },
  'GET /api/review-answers/{id}': answerLink,
  'POST /api/review-answers/{id}': { ...answerLink, payload: () => ({ text: 'Thank you.' }) },
  'POST /api/contractors/{id}/claims': {
    ...publicId(async (ctx) => (await aContractor(ctx)).id),
    own: 202,
    foreign: 202,
    malformed: 202,
    payload: () => ({ channel: 'email' }),
  },
  'POST /api/listing-claims/{id}/confirm': coded(aClaim),
  'GET /api/listings/{key}': listingLink,
  'PATCH /api/listings/{key}': { ...listingLink, payload: () => ({}) },
  'GET /api/projects': { status: 200 },
  'GET /api/projects/facets': { status: 200 },
  'GET /api/projects/map': { status: 200 },
  'GET /api/projects/{id}': publicId(aProject),
  'GET /api/projects/live': stream,
  // The document doesn't state the access of streams: it depends on the topic.
  'GET /api/customer/live': { ...stream, follows: 'customer' },
  'GET /api/craftsman/live': { ...stream, follows: 'craftsman' },
  'GET /api/export': { status: 200 },
  'GET /api/stats': { status: 200 },
  'POST /api/bids': {
    named: async (ctx) => ({ own: await aProject(ctx), foreign: (await aContractor(ctx)).id }),
    ...link(201),
    payload: (projectId) => ({ projectId, amount: 0 }),
  },
  'GET /api/craftsman/outreach': dashboard('craftsman', 'craftsmanId'),
  'POST /api/refresh': { untried: 'waits for a worker' },
  'GET /api/projects/sources': { status: 200 },
  'GET /api/projects/sources/live': stream,
  'POST /api/service-requests': incomplete,
  'POST /api/find-request': incomplete,
  'GET /api/service-request-draft': { status: 200 },
  'POST /api/service-request-draft/work-type': incomplete,
  'POST /api/service-request-draft/sentence': incomplete,
  'POST /api/service-request-draft/place': incomplete,
  'POST /api/service-request-draft/contractors': incomplete,
  'POST /api/service-request-draft/submission': incomplete,
  'DELETE /api/service-request-draft': { status: 200 },
  'GET /api/service-requests/{id}': {
    ...link(200),
    named: async (ctx) => ({ ...(await aTracked(ctx)), foreign: (await aContractor(ctx)).id }),
  },
  'GET /api/track-service-request/{requestId}': { ...link(200), named: aTracked },
  'POST /api/contractor-response': contractorAnswer,
  'POST /api/contractor-responses': contractorAnswer,
  'GET /api/craftsman-responses/{responseId}': {
    ...link(200),
    named: aProposal,
    query: (_id, requestId) => `?requestId=${requestId}`,
  },
  'POST /api/customer-response': {
    ...link(200),
    named: aProposal,
    payload: (responseId, requestId) => ({ responseId, requestId, action: 'decline' }),
  },
  'GET /api/service-requests/{id}/photos': {
    ...link(200),
    named: async (ctx) => ({ ...(await aTracked(ctx)), foreign: (await aContractor(ctx)).id }),
  },
  ...photoRows,
  ...proofRows,
  'POST /api/service-requests/{id}/cancel': { ...link(200), named: aTracked },
  'GET /api/service-requests/{id}/again': { ...link(409), named: aTracked },
  'POST /api/service-requests/{id}/sign-off': { ...link(409), named: aTracked },
  'POST /api/service-requests/{id}/reopen': {
    ...link(409),
    named: aTracked,
    payload: () => ({ reason: 'unfinished' }),
  },
  'POST /api/service-requests/{id}/not-started': {
    ...link(409),
    named: aTracked,
    payload: () => ({ reason: 'nobody-came' }),
  },
  'GET /api/service-requests/{id}/next-contractors': { ...link(200), named: aTracked },
  'POST /api/service-requests/{id}/next-contractors': {
    ...link(409),
    named: async (ctx) => ({ ...(await aTracked(ctx)), beside: (await aContractor(ctx)).id }),
    payload: (_id, contractorId) => ({ contractorIds: [contractorId] }),
  },
  'GET /api/service-requests/{id}/pass-on': { ...link(200), named: aTracked },
  'POST /api/service-requests/{id}/pass-on': { ...link(200), named: aTracked, payload: () => ({ contractorIds: [] }) },
  'POST /api/referrals/{id}/start': onReferral(409),
  'POST /api/referrals/{id}/complete': onReferral(409),
  'GET /api/referrals/{id}/payment': {
    ...link(200),
    named: aReferral,
    query: (_id, contractorId) => `?contractor=${contractorId}`,
  },
  'POST /api/referrals/{id}/payment/check': onReferral(200),
  // The phones in the matrix are proven.
  'POST /api/referrals/{id}/phone-codes': onReferral(409),
  'POST /api/referrals/{id}/phone-codes/confirm': {
    ...onReferral(403),
    payload: (_id, contractorId) => ({ contractorId, codeId: 'cc_1', code: '123456' }),
  },
  'POST /api/referrals/{id}/bad-connection': {
    ...onReferral(409),
    payload: (_id, contractorId) => ({ contractorId, reason: 'unreachable' }),
  },
  'GET /api/connection-checks/{id}': { ...link(200), named: aReport },
  'POST /api/connection-checks/{id}': { ...link(200), named: aReport, payload: () => ({ answer: 'spoke' }) },
  'GET /api/service-requests/{id}/live': {
    ...link(200),
    named: async (ctx) => ({ ...(await aTracked(ctx)), foreign: (await aContractor(ctx)).id }),
  },

  'GET /api/customer/projects': dashboard('customer', 'userId'),
  'GET /api/customer/service-requests': dashboard('customer', 'userId'),
  'GET /api/customer/disclosures': dashboard('customer', 'userId'),
  'GET /api/customer/projects/{id}/proposals': {
    ...link(200),
    access: 'customer',
    named: async (ctx, caller) => {
      const [own, other] = [await aRequest(ctx), await aRequest(ctx)];
      if (caller !== null) await claimRequests(ctx, caller.userId, [own.id]);
      await claimRequests(ctx, (await aUser(ctx)).id, [other.id]);
      return { own: own.id, foreign: other.id };
    },
  },
  'GET /api/craftsman/opportunities': dashboard('craftsman', 'userId'),
  'GET /api/craftsman/offers': dashboard('craftsman', 'craftsmanId'),
  'GET /api/craftsman/bids': dashboard('craftsman', 'craftsmanId'),
  'GET /api/craftsman/active-projects': dashboard('craftsman', 'craftsmanId'),
  'POST /api/craftsman/bids': {
    ...dashboard('craftsman', 'craftsmanId'),
    query: () => '',
    payload: (craftsmanId) => ({ craftsmanId }),
    // The rest is missing.
    own: 400,
  },
  'POST /api/craftsman/bids/{id}/withdraw': {
    ...link(200),
    access: 'craftsman',
    named: async (ctx, caller) => ({ own: await aBid(ctx, caller), foreign: await aBid(ctx, null) }),
  },

  'POST /api/scheduling/create-appointment': {
    ...link(201),
    named: aScheduled,
    payload: (serviceRequestId) => ({
      serviceRequestId,
      proposedDate: '2026-12-10',
      proposedTime: '9:00 AM',
      serviceType: 'plumbing',
    }),
  },
  'GET /api/scheduling/{id}': { ...link(200), named: aScheduled },
  'GET /api/scheduling/{id}/free-slots': { ...link(200), named: aScheduled, query: () => '?date=2026-12-10' },
  'GET /api/scheduling/{id}/appointment.ics': { ...link(200), named: aScheduled },
  'POST /api/scheduling/{id}/reschedule': {
    ...link(200),
    named: aScheduled,
    payload: () => ({ proposedDate: '2026-12-10', proposedTime: '10:00' }),
  },
  'POST /api/scheduling/{id}/cancel': { ...link(200), named: aScheduled, payload: () => ({}) },
  'POST /api/scheduling/{id}/confirm': { ...link(200), named: aScheduled },
  // It has not begun.
  'POST /api/scheduling/{id}/no-show': { ...link(409), named: aScheduled, payload: () => ({}) },
  'PUT /api/scheduling/{id}/early-reminders': { ...link(200), named: aScheduled, payload: () => ({ early: true }) },
  'GET /api/customer/appointments': dashboard('customer', 'userId'),
  'GET /api/craftsman/appointments': dashboard('craftsman', 'craftsmanId'),
  'GET /api/craftsman/calendar-feed': ofListing,
  'POST /api/craftsman/calendar-feed': ofListing,
  'DELETE /api/craftsman/calendar-feed': ofListing,
  'GET /api/calendar-feeds/{key}/appointments.ics': { ...link(200), named: aCalendarFeed },

  'GET /api/craftsman/permits': ofListing,
  'GET /api/craftsman/profile': ofListing,
  'GET /api/craftsman/profile/{id}': ownProfile,
  'PATCH /api/craftsman/profile/{id}': ownProfile,
  'POST /api/craftsman/listings': { ...incomplete, access: 'craftsman' },
  'POST /api/craftsman/contact-changes': { ...incomplete, access: 'craftsman' },
  'POST /api/craftsman/contact-changes/{id}/confirm': { ...coded(aContactChange), access: 'craftsman' },
  'POST /api/craftsman/listing-keys': {
    // They have another one.
    ...link(409),
    access: 'craftsman',
    named: listingLink.named,
    payload: (listingKey) => ({ listingKey }),
  },
  'GET /api/craftsman/contact-history': ofListing,
  'GET /api/craftsman/payments': { status: 200, access: 'craftsman' },
  'GET /api/craftsman/spending-cap': ofListing,
  'PUT /api/craftsman/spending-cap': { ...ofListing, payload: { cap: 50 } },
  'PUT /api/craftsman/contact-preferences': { ...ofListing, payload: {} },
  'POST /api/craftsman/opt-out': ofListing,
  'POST /api/craftsman/opt-in': ofListing,

  'PATCH /api/account/profile': { status: 200, payload: {}, access: 'signed-in' },
  'GET /api/account/data': { status: 200, access: 'signed-in' },
  'DELETE /api/account': { ...incomplete, access: 'signed-in' },

  'GET /api/operator/health': { status: 200, access: 'operator' },
  'GET /api/operator/accounts': { status: 404, query: '?email=nobody@example.com', access: 'operator' },
  'POST /api/operator/accounts/{id}/suspended': {
    ...operated(async (ctx) => (await aUser(ctx)).id),
    payload: () => ({ suspended: true, reason: 'Of the matrix' }),
  },
  'POST /api/operator/erasures/look': { status: 200, payload: { email: 'nobody@example.com' }, access: 'operator' },
  'POST /api/operator/erasures': { ...incomplete, access: 'operator' },
  'GET /api/operator/messages': { status: 200, access: 'operator' },
  // It has not failed.
  'POST /api/operator/messages/{id}/resend': operated((ctx) => sendOne(ctx), 409),
  'POST /api/operator/messages/{id}/cancel': operated((ctx) => sendOne(ctx)),
  'POST /api/operator/messages/{id}/read': operated((ctx) => sendOne(ctx)),
  'GET /api/operator/suppressed-addresses': { status: 200, access: 'operator' },
  'POST /api/operator/suppressed-addresses/release': { ...incomplete, access: 'operator' },
  'GET /api/operator/support-letters': { status: 200, access: 'operator' },
  'GET /api/operator/audit': { status: 200, access: 'operator' },
  ...sourceRows(operated),
  ...watchRows,
  ...followRows,
  ...firmRows,
  ...calendarRows,
  ...cardRows,
  ...outreachRows,
  ...pursuitRows,
  ...threadRows,
  ...reportRows,
  'GET /api/operator/contractors': { status: 200, query: '?q=Li', access: 'operator' },
  'GET /api/operator/reviews': { status: 200, access: 'operator' },
  'POST /api/operator/contractors/{id}/hidden': {
    ...operated(async (ctx) => (await aContractor(ctx)).id),
    payload: () => ({ hidden: true, reason: 'Of the matrix' }),
  },
  'POST /api/operator/contractors/{id}/featured': {
    ...operated(async (ctx) => (await aContractor(ctx)).id),
    payload: () => ({ featured: true, reason: 'Of the matrix' }),
  },
  'POST /api/operator/projects/{id}/need': { ...operated((ctx) => aProject(ctx)), payload: () => DECISION },
  'POST /api/operator/reviews/{id}/hidden': {
    ...operated(async (ctx) => (await aReview(ctx)).id),
    payload: () => ({ hidden: true, reason: 'Of the matrix' }),
  },
  'GET /api/operator/service-requests/{number}': {
    ...link(200),
    access: 'operator',
    named: async (ctx) => ({ own: await aNumber(ctx), foreign: (await aRequest(ctx)).id }),
  },
  'POST /api/operator/service-requests/{number}/hand-on': {
    // Somebody is being asked.
    ...operated(aNumber, 409),
    named: async (ctx) => ({
      own: await aNumber(ctx),
      foreign: (await aRequest(ctx)).id,
      beside: (await aContractor(ctx)).id,
    }),
    payload: (_id, contractorId) => ({ contractorId }),
  },

  'GET /api/payments/config': { status: 200 },
  'POST /api/create-payment-intent': incomplete,
  'GET /api/payments/details': {
    ...link(200),
    named: async (ctx) => ({ own: await aFee(ctx), foreign: (await aRequest(ctx)).id }),
    query: (id) => `?payment_intent=${id}`,
  },
  'GET /api/donations/{id}': onDonation,
  'POST /api/donations/{id}/check': onDonation,
  // Not signed by the provider.
  'POST /api/payments/webhook': incomplete,
  'GET /api/operator/payments': { status: 200, access: 'operator' },
  // It was not paid.
  'POST /api/operator/payments/{id}/refund': operated(aDonation, 409),
  'GET /api/operator/money': { status: 200, access: 'operator' },
  'GET /api/operator/ledger.csv': { status: 200, query: '?month=2026-12', access: 'operator' },
  'GET /api/operator/connection-reports': { status: 200, access: 'operator' },
  'POST /api/operator/connection-reports/{id}': {
    ...operated(async (ctx) => (await aReport(ctx)).own),
    payload: () => ({ refund: true, reason: 'Of the matrix' }),
  },
  'POST /api/sandbox/payments': {
    ...link(200),
    named: aPayable,
    payload: (clientSecret: string) => ({ clientSecret, cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' }),
  },
  'POST /api/sandbox/authentications': {
    ...link(200),
    named: aPayable,
    payload: (clientSecret: string) => ({ clientSecret, approved: true }),
  },
  'GET /api/messaging-status': { status: 200 },
  'GET /api/status': { status: 200 },
  'GET /api/push/key': { status: 200 },
  'GET /api/push/subscriptions': { status: 200 },
  'POST /api/push/subscriptions': incomplete,
  'DELETE /api/push/subscriptions/{id}': {
    ...link(200),
    // A browser without a session and without a cookie has none.
    own: (caller) => (caller === null ? 404 : 200),
    named: async (ctx, caller) => ({
      own: await aPushDevice(ctx, caller?.userId ?? null),
      foreign: await aPushDevice(ctx, (await aUser(ctx)).id),
    }),
  },
  'POST /api/test-webpush': { status: 200, payload: { title: 'A test', message: 'Of the matrix' } },
  'POST /api/test-email': { status: 200, payload: { subject: 'A test', message: 'Of the matrix' } },
  'GET /api/unsubscribe/{id}': { ...link(200), named: aMail },
  'POST /api/unsubscribe/{id}': { ...link(200), named: aMail },
  'DELETE /api/unsubscribe/{id}': { ...link(200), named: aMail },
  'GET /api/support/conversation': { status: 200 },
  'POST /api/support/messages': incomplete,
  'GET /api/account/contact-channels': { status: 200, access: 'signed-in' },
  'PUT /api/account/contact-channels': { status: 200, payload: {}, access: 'signed-in' },
  // Without the provider's signature, the endpoint doesn't exist.
  'POST /api/webhooks/bounce': { status: 404 },
  'POST /api/webhooks/twilio/sms': { status: 404, payload: {} },
  'POST /api/webhooks/twilio/status/{id}': { ...publicId(async () => 'msg_1'), own: 404 },

  'GET /api/dev/mailbox': { status: 200 },
  'GET /api/dev/message-samples': { status: 200 },
  'GET /api/dev/message-samples/{id}/html': publicId(async () => '0-en'),
  'POST /api/dev/mailbox/{id}/reply': { ...link(202), named: aText, payload: () => ({ text: 'Hello' }) },
  'GET /api/dev/mailbox/live': stream,
  'GET /api/dev/mailbox/{id}/html': { ...link(200), named: aDelivered },
};

async function aCalendarFeed(ctx: Context): Promise<Named> {
  const key = CalendarFeedKey.parse(newId('cf'));
  await setFeedKey(ctx, (await aContractor(ctx)).id, key);
  return { own: key, foreign: (await aRequest(ctx)).id };
}

/** Creates a mail that its recipient may unsubscribe from, and one that is legally required. */
async function aMail(ctx: Context): Promise<Named> {
  const mail = (transactional: boolean) => sendOne(ctx, { transactional });
  return { own: await mail(false), foreign: await mail(true) };
}

/** Creates a text message in the mailbox; the other one doesn't exist. */
async function aText(ctx: Context): Promise<Named> {
  const id = await sendOne(ctx, { channel: 'sms', to: '+15025550150', urgent: true });
  await deliverMessage(ctx, { messageId: id });
  return { own: id, foreign: await sendOne(ctx) };
}

/** Creates a mail in the mailbox, and one that has not been sent. */
async function aDelivered(ctx: Context): Promise<Named> {
  const id = await sendOne(ctx);
  await deliverMessage(ctx, { messageId: id });
  return { own: id, foreign: await sendOne(ctx) };
}

async function aNumber(ctx: Context): Promise<string> {
  const { request } = await aRequest(ctx);
  return requestNumber((await request()).ordinal);
}

/** Creates a browser with notifications for an account; without one, for another visitor. */
async function aPushDevice(ctx: Context, userId: string | null): Promise<string> {
  const id = PushSubscriptionId.parse(newId('ps'));
  const device = { id, endpoint: `https://push.example/${id}`, p256dh: 'x', auth: 'x', device: 'Firefox' };
  const owner = userId === null ? (`visitor:${newId('vs')}` as const) : (`user:${userId}` as const);
  await upsertSubscription(ctx.db, owner, { ...device, createdAt: ctx.clock.now() });
  return id;
}

async function sendOne(ctx: Context, given: Parameters<typeof anOutgoingMessage>[0] = {}): Promise<string> {
  const message = anOutgoingMessage(given);
  await sendMessages(ctx, [message]);
  const [fate] = await messageFates(ctx, [message.about]);
  return fate?.id ?? '';
}

/** Creates a bid of the caller's on a project; without a caller, a visitor's. */
async function aBid(ctx: Context, caller: Caller): Promise<string> {
  const actor = caller ?? { kind: 'visitor' as const, visitorId: 'vs_matrix' };
  const form = BidForm.parse({ projectId: await aProject(ctx) });
  const call = { idempotencyKey: null, rememberVisitor: () => undefined };
  return (await submitBid({ ...ctx, actor }, form, call)).id;
}

/** Returns one of the caller's sessions; without a caller, another account's. */
async function lastSessionOf(ctx: Context, caller: Caller): Promise<string> {
  const owner =
    caller ??
    (await authenticateSession(
      ctx,
      await startSession(ctx, await aUser(ctx), aCall(), { serviceRequestIds: [], factorProven: false }),
    ));
  if (owner === null) throw new Error('Nobody is signed in');
  const [session] = await listSessions({ ...ctx, actor: owner });
  if (session === undefined) throw new Error('There is no session');
  return session.id;
}
