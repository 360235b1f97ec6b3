import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { insertUndeliverable } from '../../domains/messaging/store/opt-out.ts';
import { anOpenRequest } from '../../domains/service-requests/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import type { Named } from './access-row.ts';

/** Matches words that appear in full calls and nowhere else: contractors of other tests have numbers in 555. */
export const CANARY = /zelda|quixworth|556[ -]?0142/i;

let people = 0;
export const zeldasEmail = () => `zelda.quixworth.${(people += 1)}@example.com`;
export const zelda = () => ({
  firstName: 'Zelda',
  lastName: 'Quixworth',
  phone: '(502) 556-0142',
  address: '77 Quixworth Lane',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40204',
});
const aRequest = () => ({
  customerName: 'Zelda Quixworth',
  customerPhone: '(502) 556-0142',
  customerEmail: zeldasEmail(),
  address: '77 Quixworth Lane',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40204',
  description: 'The sink of Zelda Quixworth drips into the cabinet.',
  smsConsent: true,
});
export const SECRET = { password: 'Zelda-Secret-9', confirmPassword: 'Zelda-Secret-9' };
const REASON = { reason: 'Zelda Quixworth asked for it' };
const AT = { proposedDate: '2026-12-10', proposedTime: '14:00' };
const WAYS = { byEmail: true, byPush: false, byText: false };
const bidder = { name: 'Zelda Quixworth', company: 'Quixworth Drains', phone: '(502) 556-0142' };

/** The objects that a call's body may name, and the caller. */
export interface Given extends Named {
  readonly user: User | null;
}
type Body = (ctx: Context, given: Given) => object | Promise<object>;

/** Complete bodies, with personal text in every field, for calls whose row in the matrix has less. */
export const fullBodies: Readonly<Record<string, Body>> = {
  'POST /api/auth/register': () => ({ ...zelda(), ...SECRET, email: zeldasEmail() }),
  'POST /api/auth/login': async (ctx) => ({
    email: (await aUser(ctx, { email: zeldasEmail() })).email,
    password: PASSWORD,
  }),
  'POST /api/auth/forgot-password': async (ctx) => ({ email: (await aUser(ctx, { email: zeldasEmail() })).email }),
  'POST /api/auth/password': () => ({ ...SECRET, currentPassword: PASSWORD }),
  'POST /api/auth/confirm-password': () => ({ password: PASSWORD }),
  'POST /api/auth/second-factor': () => ({ code: 'Zelda Quixworth' }),
  'POST /api/auth/step-up': () => ({ code: 'Zelda Quixworth' }),
  'POST /api/auth/authenticator-app': () => ({ code: 'Zelda Quixworth' }),
  'POST /api/craftsman/calendars': () => ({ name: 'Zelda Quixworth', address: 'https://quixworth.example/zelda.ics' }),
  'POST /api/craftsman/calendar-accounts': () => ({
    address: 'http://quixworth.example/zelda',
    userName: 'zelda-quixworth',
    password: 'Quixworth-app-password',
  }),
  'PATCH /api/customer/profile/{id}': zelda,
  'PATCH /api/account/profile': zelda,
  'DELETE /api/account': (_ctx, { user }) => ({ email: user?.email }),
  'POST /api/process-voice-input': () => ({
    text: 'I am Zelda Quixworth, 502 556 0142, and my sink leaks',
    timeZone: 'America/New_York',
  }),
  'PUT /api/review-invitations/{id}/review': () => ({ rating: 4, reviewText: 'Zelda Quixworth was pleased.' }),
  'POST /api/review-answers/{id}': () => ({ text: 'Thank you, Zelda Quixworth.' }),
  'PATCH /api/listings/{key}': () => ({ specialties: ['Zelda drains'], serviceAreas: ['Quixworth'] }),
  'POST /api/account/watches': () => ({
    ...WAYS,
    name: 'For Zelda Quixworth',
    filter: 'search=quixworth&status=planning',
    delivery: 'weekly',
    hour: 6,
  }),
  'PATCH /api/account/watches/{id}': () => ({ ...WAYS, name: 'For Zelda Quixworth', delivery: 'daily', hour: 6 }),
  'PATCH /api/account/pipeline/projects/{id}': () => ({
    stage: 'looking',
    amount: 100,
    nextStep: 'Call Zelda Quixworth',
    nextStepOn: '2027-01-12',
    notes: 'Zelda Quixworth, (502) 556-0142',
    revision: 1,
  }),
  'PATCH /api/service-requests/{id}/photos': () => ({ description: 'Zelda Quixworth by the sink' }),
  'POST /api/bids': (_ctx, { own }) => ({ projectId: own, amount: 100, notes: 'Zelda Quixworth, (502) 556-0142' }),
  'POST /api/bot/generate-script': (_ctx, { own }) => ({
    projectId: own,
    bidderInfo: { ...bidder, email: zeldasEmail() },
  }),
  'POST /api/bot/outreach': (_ctx, { own }) => ({
    projectId: own,
    bidderName: bidder.name,
    bidderCompany: bidder.company,
    bidderPhone: bidder.phone,
    bidderEmail: zeldasEmail(),
    textHash: 'quixworth',
  }),
  'POST /api/service-requests/{id}/proof/contact': () => ({ address: '(502) 556-0142' }),
  'POST /api/service-requests': async (ctx) => ({
    ...aRequest(),
    selectedPlumberId: (await aContractor(ctx)).id,
  }),
  'POST /api/service-request-draft/work-type': () => ({ workType: 'plumbing' }),
  'POST /api/service-request-draft/sentence': () => ({ text: 'I am Zelda Quixworth and my sink leaks' }),
  'POST /api/service-request-draft/place': () => ({ zipCode: '40204' }),
  'POST /api/service-request-draft/contractors': async (ctx) => ({ contractorIds: [(await aContractor(ctx)).id] }),
  'POST /api/service-request-draft/submission': aRequest,
  'POST /api/find-request': () => ({ email: zeldasEmail() }),
  'POST /api/contractor-response': (_ctx, { own, beside }) => ({
    serviceRequestId: own,
    contractorId: beside,
    response: 'propose',
    ...AT,
    message: 'For Zelda Quixworth',
    estimatedCost: '$100 of Zelda',
    serviceDetails: 'The sink of Zelda Quixworth',
  }),
  'POST /api/contractor-responses': (ctx, given) => fullBodies['POST /api/contractor-response']?.(ctx, given) ?? {},
  'POST /api/customer-response': (_ctx, { own, beside }) => ({
    responseId: own,
    requestId: beside,
    action: 'propose',
    proposedDateTime: '2026-12-10T14:00',
    customerMessage: 'I am Zelda Quixworth',
  }),
  'POST /api/referrals/{id}/bad-connection': (_ctx, { beside }) => ({
    contractorId: beside,
    reason: 'unreachable',
    note: 'Zelda Quixworth never answers',
  }),
  'POST /api/craftsman/bids': async (ctx, { own }) => ({
    craftsmanId: own,
    projectId: (await anOpenRequest(ctx)).opportunityId,
    bidAmount: 200,
    proposalDetails: 'New trap for Zelda Quixworth',
    ...AT,
  }),
  'POST /api/scheduling/create-appointment': () => ({
    ...AT,
    serviceType: 'plumbing',
    location: '77 Quixworth Lane',
    notes: 'Ask for Zelda Quixworth',
    customerName: 'Zelda Quixworth',
    customerEmail: zeldasEmail(),
    customerPhone: '(502) 556-0142',
  }),
  'POST /api/job-reports/{id}/not-agreed': () => ({ message: 'Zelda Quixworth wanted another tap' }),
  'POST /api/job-reports/{id}/objection': (_ctx, { beside }) => ({
    reportId: beside,
    message: 'Zelda Quixworth agreed, (502) 556-0142',
  }),
  'POST /api/operator/job-reports/{id}': () => ({ stands: true, ...REASON }),
  'POST /api/threads/{id}/report': (_ctx, { beside }) => ({
    contractorId: beside,
    note: 'Zelda Quixworth shouts at (502) 556-0142',
  }),
  'POST /api/craftsman/permits/{slug}/dispute': () => REASON,
  'POST /api/operator/firms/{slug}/link': (_ctx, { beside }) => ({ contractorId: beside, isSame: false, ...REASON }),
  'POST /api/operator/thread-reports/{id}/close': () => ({ block: true, ...REASON }),
  'POST /api/threads/{id}/messages': (_ctx, { beside }) => ({
    contractorId: beside,
    text: 'I am Zelda Quixworth, (502) 556-0142',
  }),
  'POST /api/scheduling/{id}/reschedule': () => ({ ...AT, note: 'Zelda Quixworth is out' }),
  'POST /api/scheduling/{id}/cancel': () => ({ note: 'Zelda Quixworth is out' }),
  'POST /api/scheduling/{id}/no-show': () => ({ note: 'Zelda Quixworth was out' }),
  'PATCH /api/craftsman/profile/{id}': () => ({
    contactName: 'Zelda Quixworth',
    specialties: ['Zelda drains'],
    serviceAreas: ['Quixworth'],
    licenseNumber: 'QUIXWORTH-1',
  }),
  'POST /api/craftsman/listings': () => ({
    companyName: 'Quixworth Drains',
    contactName: 'Zelda Quixworth',
    trades: ['plumbing'],
    address: '77 Quixworth Lane',
    zipCode: '40204',
    phone: '(502) 556-0142',
  }),
  'POST /api/craftsman/contact-changes': () => ({ channel: 'email', address: zeldasEmail() }),
  'POST /api/operator/erasures/look': () => ({ email: zeldasEmail(), phone: '(502) 556-0142' }),
  'POST /api/operator/erasures': () => {
    const email = zeldasEmail();
    return { email, emailAgain: email, phone: '(502) 556-0142', phoneAgain: '(502) 556-0142', proof: 'documents' };
  },
  'POST /api/operator/accounts/{id}/suspended': () => ({ suspended: true, ...REASON }),
  'POST /api/operator/messages/{id}/resend': () => REASON,
  'POST /api/operator/messages/{id}/cancel': () => REASON,
  'POST /api/operator/messages/{id}/read': () => REASON,
  'POST /api/operator/suppressed-addresses/release': async (ctx) => {
    const address = zeldasEmail();
    await insertUndeliverable(ctx.db, address, 'SMTP 550 5.1.1', ctx.clock.now());
    return { address, ...REASON };
  },
  'POST /api/operator/sources/{id}/run': () => ({}),
  'POST /api/operator/sources/{id}/confirm': () => ({}),
  'POST /api/operator/source-drafts': () => ({ pasted: `Number,Contact\nB-1,${zeldasEmail()}` }),
  'POST /api/operator/source-drafts/{id}/columns': () => ({ columns: { id: 'Number' } }),
  'POST /api/operator/source-drafts/{id}/source': () => ({ name: 'Oldham County permits' }),
  'POST /api/operator/contractors/{id}/hidden': () => ({ hidden: true, ...REASON }),
  'POST /api/operator/contractors/{id}/featured': () => ({ featured: true, ...REASON }),
  'POST /api/operator/reviews/{id}/hidden': () => ({ hidden: true, ...REASON }),
  'POST /api/operator/payments/{id}/refund': () => REASON,
  'POST /api/operator/connection-reports/{id}': () => ({ refund: true, ...REASON }),
  'POST /api/create-payment-intent': () => ({
    amount: 5,
    email: zeldasEmail(),
    description: 'From Zelda Quixworth',
  }),
  'POST /api/push/subscriptions': () => ({
    endpoint: `https://push.example/zelda-${crypto.randomUUID()}`,
    keys: { p256dh: `quixworth${'x'.repeat(78)}`, auth: 'quixworth-zelda-xx' },
  }),
  'POST /api/test-webpush': () => ({ title: 'Zelda', message: 'Quixworth' }),
  'POST /api/test-email': () => ({ email: zeldasEmail(), subject: 'Zelda', message: 'Quixworth' }),
  'POST /api/support/messages': () => ({ content: 'I am Zelda Quixworth', email: zeldasEmail() }),
  'PUT /api/account/contact-channels': () => ({ email: false }),
  'POST /api/dev/mailbox/{id}/reply': () => ({ text: 'I am Zelda Quixworth' }),
};
