import { type Guard, guardsOf } from './guard.ts';

const app = 'server/src/app';
const domains = 'server/src/domains';
const requests = `${domains}/service-requests`;
const accounts = `${domains}/accounts`;
const matrix = [`${app}/journeys/access-matrix.db.test.ts`];
const sessions = [`${app}/journeys/sessions.db.test.ts`];
const claims = [`${app}/journeys/claims.db.test.ts`, `${domains}/directory`];
const lives = [`${requests}/`, `${app}/journeys/appointments.db.test.ts`];
const webhooks = [`${app}/journeys/texts.db.test.ts`, `${app}/journeys/messaging.db.test.ts`];
const money = [`${domains}/payments`, `${app}/journeys/payments.db.test.ts`, `${app}/adapters/stripe.test.ts`];

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code that is looked for, and code that is put there.
const guards: readonly Guard[] = [
  [
    'the end of a session',
    `${accounts}/store/session.ts`,
    'expires_at > ${now.toISOString()} and suspended_at is null',
    'suspended_at is null',
    sessions,
  ],
  [
    'the sessions of suspended accounts',
    `${accounts}/store/session.ts`,
    ' and suspended_at is null`',
    '`',
    [`${app}/journeys/operators.db.test.ts`, ...sessions],
  ],
  [
    'the owner of a session that is ended',
    `${accounts}/store/session.ts`,
    'delete from sessions where id = ${id} and user_id = ${userId}',
    'delete from sessions where id = ${id}',
    matrix,
  ],
  [
    'the password of a suspended account',
    `${accounts}/use-cases/sign-in.ts`,
    'if (user.suspendedAt !== null) throw suspended();',
    '',
    [`${accounts}/use-cases`, `${app}/journeys/operators.db.test.ts`],
  ],
  [
    'the stream of a customer',
    `${requests}/referrals/use-cases/watch-work.ts`,
    "  requireAccess(ctx.actor, 'customer');\n",
    '',
    matrix,
  ],
  [
    'the stream of a contractor',
    `${requests}/referrals/use-cases/watch-work.ts`,
    "  requireAccess(ctx.actor, 'craftsman');\n",
    '',
    matrix,
  ],
  [
    'the contractor of a referral',
    `${requests}/lifecycle/use-cases/open-case.ts`,
    'if (contractorId !== null && referral.contractorId !== contractorId) throw notFound();',
    '',
    [...matrix, ...lives],
  ],
  [
    'the contractor of a fee',
    `${requests}/connections/use-cases/show-referral-payment.ts`,
    'referral === undefined || referral.contractorId !== contractorId) throw',
    'referral === undefined) throw',
    [...lives, ...money],
  ],
  [
    'the contractor of an appointment',
    `${requests}/lifecycle/use-cases/find-case.ts`,
    'if (referral !== null && link.contractorId && referral.contractorId !== link.contractorId) throw notFound();',
    '',
    lives,
  ],
  [
    'the request of a proposal',
    `${requests}/referrals/use-cases/show-proposal.ts`,
    'referrals.find(({ proposalId }) => proposalId === responseId)',
    'referrals[0]',
    matrix,
  ],
  [
    'the customer of compared proposals',
    `${requests}/requests/use-cases/list-customer-requests.ts`,
    'opened === null || opened.request.customerId !== signedIn(ctx.actor).userId',
    'opened === null',
    matrix,
  ],
  [
    'the customer of a list of requests',
    `${requests}/requests/store/customer-request.ts`,
    '.where(sql`${serviceRequests.customerId} = ${customerId} ${pastPosition(after, createdAt, requestId)}`)',
    '.where(sql`${customerId} = ${customerId} ${pastPosition(after, createdAt, requestId)}`)',
    matrix,
  ],
  [
    'the settlement before a customer is shown',
    `${requests}/policy.ts`,
    "status === 'settled';",
    "status !== 'offered';",
    lives,
  ],
  [
    'the mask over what a customer wrote',
    `${requests}/policy.ts`,
    'referral !== null && maySeeCustomer(referral.status) ? text : maskContacts(text, secretsOf(request));',
    'text;',
    lives,
  ],
  [
    'the contractor who has a job, when it is booked',
    `${domains}/appointments/use-cases/book-appointment.ts`,
    "if (viewer.party === 'contractor' && viewer.referralId !== contractor?.referralId) {",
    "if (viewer.party === 'contractor' && contractor === null) {",
    [`${domains}/appointments`, `${app}/journeys/appointments.db.test.ts`],
  ],
  [
    'the contractor who has a job, when it is moved',
    `${domains}/appointments/use-cases/open-appointment.ts`,
    "const isViewers = viewer.party === 'customer' || viewer.referralId === appointment.referralId;",
    'const isViewers = true;',
    [`${domains}/appointments`, `${app}/journeys/appointments.db.test.ts`],
  ],
  [
    'the bidder of a bid that is taken back',
    `${domains}/bids/store/bid.ts`,
    'from bids where id = ${id} and bidder = ${bidder} for update',
    'from bids where id = ${id} for update',
    matrix,
  ],
  [
    'the bidder of a list of bids',
    `${domains}/bids/store/bid.ts`,
    'select ${BID} from bids where bidder = ${bidder} ${pastPosition',
    'select ${BID} from bids where ${bidder} <> id ${pastPosition',
    matrix,
  ],
  [
    'the bidder of a list of messages',
    `${domains}/outreach/store/outreach.ts`,
    'select ${OUTREACH} from outreaches where bidder = ${bidder} ${pastPosition',
    'select ${OUTREACH} from outreaches where ${bidder} <> id ${pastPosition',
    matrix,
  ],
  [
    'the owner of a browser that gets notifications',
    `${domains}/messaging/store/push-subscription.ts`,
    'delete from push_subscriptions where id = ${id} and ${isOf(owner)}',
    "delete from push_subscriptions where id = ${id} and ${owner} <> ''",
    matrix,
  ],
  [
    'mails that the law wants sent, in the link that ends mails',
    `${domains}/messaging/store/message.ts`,
    ', eq(messages.transactional, false)));\n  return row?.recipient',
    '));\n  return row?.recipient',
    matrix,
  ],
  [
    'the code of a claim',
    `${domains}/directory/use-cases/confirm-claim.ts`,
    'claim === null || !isSameHash(claim.codeHash, codeHash(id, code))',
    'claim === null',
    claims,
  ],
  [
    'the code of a contact change',
    `${domains}/directory/use-cases/change-contact.ts`,
    'change === null || !isSameHash(change.codeHash, codeHash(id, code))',
    'change === null',
    claims,
  ],
  ['the attempts at a code', `${domains}/directory/store/sent-code.ts`, ' and attempts < ${attempts}`', '`', claims],
  [
    'the end of a key to a listing',
    `${domains}/directory/store/listing-claim.ts`,
    'where key_hash = ${keyHash} and key_until > ${now}',
    'where key_hash = ${keyHash}',
    claims,
  ],
  [
    'the signature of the carrier',
    `${domains}/messaging/routes.ts`,
    'carrier === undefined || !carrier.isGenuine(call)',
    'carrier === undefined',
    webhooks,
  ],
  [
    'the secret of a returned mail',
    `${domains}/messaging/routes.ts`,
    'bounceSecret === null || !isSame(given, `Bearer ${bounceSecret}`)',
    'bounceSecret === null',
    webhooks,
  ],
  [
    'the missing signature of the payment provider',
    `${app}/adapters/stripe.ts`,
    "if (typeof signature !== 'string') return { kind: 'refused', reason: 'no-signature' };",
    '',
    money,
  ],
  [
    'the secret of a sandbox payment',
    `${app}/adapters/sandbox-payments.ts`,
    'intent === null || !isSame(clientSecret, intent.body.clientSecret)',
    'intent === null',
    [`${app}/adapters/sandbox-payments.db.test.ts`],
  ],
  [
    'the network that sources are kept out of',
    `${app}/adapters/sources/public-network.ts`,
    'if (isIP(host) !== 0 && !isPublicAddress(host)) return',
    'if (host === null) return',
    [`${app}/adapters/sources/polite-fetch.test.ts`],
  ],
  [
    'the network behind the name of a source',
    `${app}/adapters/sources/public-network.ts`,
    'addresses.find(({ address }) => !isPublicAddress(address))',
    'addresses.find(() => false)',
    [`${app}/adapters/sources/polite-fetch.test.ts`],
  ],
  [
    'the code of the embedded identity page',
    `${app}/adapters/embedded-identity.ts`,
    'if (!isSame(signature, sign(text))) return null;',
    '',
    [`${app}/journeys/google.db.test.ts`],
  ],
  [
    'an operator who would suspend themselves',
    `${accounts}/use-cases/suspend-account.ts`,
    'if (id === signedIn(ctx.actor).userId) {',
    'if (id === undefined) {',
    [`${app}/journeys/operators.db.test.ts`],
  ],
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above.

/** The guards of permissions and visibility in domains and adapters, each with the code without it. */
export const domainGuards = guardsOf(guards);
