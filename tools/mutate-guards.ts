import { type Mutation, mutate } from './mutate.ts';

const kernel = 'server/src/kernel';
const app = 'server/src/app';
const domains = 'server/src/domains';
const requests = `${domains}/service-requests`;
const accounts = `${domains}/accounts`;

const matrix = [`${app}/access-matrix.db.test.ts`];
const sessions = [`${app}/sessions.db.test.ts`];
const dev = [`${app}/dev-access.db.test.ts`];
const caching = [`${app}/caching.db.test.ts`];
const policy = [`${app}/security-headers.db.test.ts`];
const limits = [`${app}/limits.db.test.ts`, `${kernel}/http`];
const claims = [`${app}/claims.db.test.ts`, `${domains}/directory`];
const lives = [`${requests}/use-cases`, `${app}/appointments.db.test.ts`];
const webhooks = [`${app}/texts.db.test.ts`, `${app}/messaging.db.test.ts`];
const money = [`${domains}/payments`, `${app}/payments.db.test.ts`, `${app}/adapters/stripe.test.ts`];

type Guard = readonly [guard: string, file: string, find: string, replacement: string, tests: readonly string[]];

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code that is looked for, and code that is put there.
/** Each access guard in all domains, and the code without it. */
const guards: readonly Guard[] = [
  [
    'the role that a call wants',
    `${kernel}/access.ts`,
    "if (access !== 'signed-in' && kind !== access) throw",
    'if (kind === undefined) throw',
    matrix,
  ],
  [
    'the session that a call wants',
    `${kernel}/access.ts`,
    'if (!isSignedIn(actor)) throw',
    'if (actor === undefined) throw',
    matrix,
  ],
  [
    'the second factor of an operator',
    `${kernel}/access.ts`,
    "if (access === 'operator' && factorAt === undefined) throw",
    'if (kind === undefined) throw',
    matrix,
  ],
  [
    'proving who is there before a grave call',
    `${kernel}/http/mount-endpoints.ts`,
    'if (endpoint.stepUp) await options.requireStepUp(ctx);',
    '',
    matrix,
  ],
  [
    'the owner that a call names',
    `${kernel}/access.ts`,
    'if (isNamed && named !== signedIn(actor).userId) throw',
    'if (isNamed && named === signedIn(actor).sessionId) throw',
    matrix,
  ],
  [
    'asking for access before a call',
    `${kernel}/http/mount-endpoints.ts`,
    'requireAccess(ctx.actor, endpoint.access);',
    '',
    matrix,
  ],
  [
    'asking for the owner before a call',
    `${kernel}/http/mount-endpoints.ts`,
    'if (endpoint.owner !== undefined) requireOwner(ctx.actor, named(endpoint.owner, request));',
    '',
    matrix,
  ],
  ['the token of a public demonstration', `${app}/dev-access.ts`, 'if (!isDevRoute(request)) return;', 'return;', dev],
  [
    'the matched route in the guard of /dev',
    `${app}/dev-access.ts`,
    "DEV_ROUTE.test(routeOptions.url ?? '');",
    "DEV_ROUTE.test(routeOptions.url ?? '') && routeOptions.url !== '/api/dev/mailbox/:id/html';",
    dev,
  ],
  [
    'the host that is served',
    `${kernel}/http/own-hosts.ts`,
    'if (name !== null && (name === own || (loopback && isLoopbackName(name)))) return;',
    'if (name !== null) return;',
    limits,
  ],
  [
    'the names of this machine in production',
    `${kernel}/http/own-hosts.ts`,
    '(loopback && isLoopbackName(name))',
    'isLoopbackName(name)',
    limits,
  ],
  [
    'the proxies that are believed',
    `${kernel}/http/trusted-proxies.ts`,
    '(_address: string, hop: number) => hop < proxies',
    '(_address: string, hop: number) => hop < proxies + 1',
    limits,
  ],
  [
    'the count of calls',
    `${kernel}/http/rate-limits.ts`,
    'if (total <= max) return done();',
    'if (total <= max * 1000) return done();',
    limits,
  ],
  [
    'the same count for this machine in production',
    `${kernel}/http/rate-limits.ts`,
    'options.generousToLoopback && isLoopback(request.ip)',
    'isLoopback(request.ip)',
    limits,
  ],
  [
    'production in the choice of that count',
    `${app}/app.ts`,
    "const generousToLoopback = settings.mode === 'demonstration';",
    'const generousToLoopback = true;',
    limits,
  ],
  [
    'the streams of one client',
    `${kernel}/http/live-stream.ts`,
    'if (own >= mostOfClient && !(generousToLoopback && isLoopback(request.ip))) {',
    'if (own >= most) {',
    limits,
  ],
  [
    'the streams of all clients',
    `${kernel}/http/live-stream.ts`,
    'if (total >= most) throw',
    'if (total < 0) throw',
    limits,
  ],
  [
    'the refusal of other websites',
    `${kernel}/http/same-site.ts`,
    'if (foreignSite || (origin',
    'if (foreignSite && (origin',
    sessions,
  ],
  [
    'the refusal of another origin',
    `${kernel}/http/same-site.ts`,
    'origin !== ownOrigin && hostOf(origin) !== host',
    'origin === null',
    sessions,
  ],
  [
    'inline scripts kept out',
    `${app}/security-headers.ts`,
    "`script-src 'self'${",
    "`script-src 'self' 'unsafe-inline'${",
    policy,
  ],
  [
    'frames of other websites kept out',
    `${app}/security-headers.ts`,
    '"frame-ancestors \'none\'",',
    '"frame-ancestors *",',
    policy,
  ],
  [
    'forms kept from being sent elsewhere',
    `${app}/security-headers.ts`,
    '"form-action \'self\'",',
    '"form-action *",',
    policy,
  ],
  ['answers kept by nobody', `${app}/security-headers.ts`, "'cache-control': 'no-store',", '', caching],
  [
    'the session kept from scripts',
    `${kernel}/http/session-cookie.ts`,
    "httpOnly: true, sameSite: 'lax', secure: options.secure, path: '/' }",
    "httpOnly: false, sameSite: 'lax', secure: options.secure, path: '/' }",
    sessions,
  ],
  [
    'the session kept from other sites',
    `${kernel}/http/session-cookie.ts`,
    "sameSite: 'lax', secure: options.secure, path: '/' }",
    "sameSite: 'none', secure: options.secure, path: '/' }",
    sessions,
  ],
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
    [`${app}/operators.db.test.ts`, ...sessions],
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
    [`${accounts}/use-cases`, `${app}/operators.db.test.ts`],
  ],
  [
    'the stream of a customer',
    `${requests}/use-cases/watch-work.ts`,
    "  requireAccess(ctx.actor, 'customer');\n",
    '',
    matrix,
  ],
  [
    'the stream of a craftsman',
    `${requests}/use-cases/watch-work.ts`,
    "  requireAccess(ctx.actor, 'craftsman');\n",
    '',
    matrix,
  ],
  [
    'the contractor of a referral',
    `${requests}/use-cases/open-case.ts`,
    'if (contractorId !== null && referral.contractorId !== contractorId) throw notFound();',
    '',
    [...matrix, ...lives],
  ],
  [
    'the contractor of a fee',
    `${requests}/use-cases/show-referral-payment.ts`,
    'referral === undefined || referral.contractorId !== contractorId) throw',
    'referral === undefined) throw',
    [...lives, ...money],
  ],
  [
    'the contractor of an appointment',
    `${requests}/use-cases/schedule-work.ts`,
    'if (referral !== null && link.contractorId && referral.contractorId !== link.contractorId) throw notFound();',
    '',
    lives,
  ],
  [
    'the request of a proposal',
    `${requests}/use-cases/show-proposal.ts`,
    'referrals.find(({ proposalId }) => proposalId === responseId)',
    'referrals[0]',
    matrix,
  ],
  [
    'the customer of compared proposals',
    `${requests}/use-cases/list-customer-requests.ts`,
    'opened === null || opened.request.customerId !== signedIn(ctx.actor).userId',
    'opened === null',
    matrix,
  ],
  [
    'the customer of a list of requests',
    `${requests}/store/customer-request.ts`,
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
    `${requests}/views.ts`,
    'maySeeCustomer(referral.status) ? text : maskContacts(text, secretsOf(request));',
    'text;',
    lives,
  ],
  [
    'the contractor who has a job, when it is booked',
    `${domains}/appointments/use-cases/book-appointment.ts`,
    "if (viewer.party === 'contractor' && viewer.referralId !== contractor?.referralId) {",
    "if (viewer.party === 'contractor' && contractor === null) {",
    [`${domains}/appointments`, `${app}/appointments.db.test.ts`],
  ],
  [
    'the contractor who has a job, when it is moved',
    `${domains}/appointments/use-cases/open-appointment.ts`,
    "const isViewers = viewer.party === 'customer' || viewer.referralId === appointment.referralId;",
    'const isViewers = true;',
    [`${domains}/appointments`, `${app}/appointments.db.test.ts`],
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
    'the body that belongs to an idempotency key',
    `${kernel}/idempotency.ts`,
    'if (earlier.fingerprint !== fingerprint) {',
    'if (earlier.fingerprint === null) {',
    [`${kernel}/idempotency.db.test.ts`],
  ],
  [
    'the code of the embedded identity page',
    `${app}/embedded-identity.ts`,
    'if (!isSame(signature, sign(text))) return null;',
    '',
    [`${app}/google.db.test.ts`],
  ],
  [
    'an operator who would suspend themselves',
    `${accounts}/use-cases/suspend-account.ts`,
    'if (id === signedIn(ctx.actor).userId) throw',
    'if (id === undefined) throw',
    [`${app}/operators.db.test.ts`],
  ],
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above.

await mutate(
  guards.map(([guard, file, find, replacement, tests]): Mutation => ({ guard, file, find, replacement, tests })),
);
