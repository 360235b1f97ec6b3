import { type Guard, guardsOf } from './guard.ts';

const kernel = 'server/src/kernel';
const app = 'server/src/app';
const matrix = [`${app}/journeys/access-matrix.db.test.ts`];
const sessions = [`${app}/journeys/sessions.db.test.ts`];
const dev = [`${app}/http/dev-access.db.test.ts`];
const caching = [`${app}/journeys/caching.db.test.ts`];
const policy = [`${app}/http/security-headers.db.test.ts`];
const images = `${app}/http/social-images`;
const limits = [`${app}/journeys/limits.db.test.ts`, `${kernel}/http`];

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code that is looked for, and code that is put there.
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
    'if (endpoint.owner !== undefined) requireOwner(ctx.actor, named(endpoint.owner, input));',
    '',
    matrix,
  ],
  [
    'the token of a public demonstration',
    `${app}/http/dev-access.ts`,
    'if (!isDevRoute(request)) return;',
    'return;',
    dev,
  ],
  [
    'the matched route in the guard of /dev',
    `${app}/http/dev-access.ts`,
    'DEV_ROUTE.test(route);',
    "DEV_ROUTE.test(route) && route !== '/api/dev/mailbox/:id/html';",
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
    'options.generousToLoopback && isLoopback(ip)',
    'isLoopback(ip)',
    limits,
  ],
  [
    'production in the choice of that count',
    `${app}/http/app.ts`,
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
  ['the streams of all clients', `${kernel}/http/live-stream.ts`, 'if (total >= most)', 'if (total < 0)', limits],
  [
    'the refusal of other websites',
    `${kernel}/http/same-site.ts`,
    'if (foreignSite || !isOwn)',
    'if (foreignSite && !isOwn)',
    sessions,
  ],
  [
    'the refusal of another origin',
    `${kernel}/http/same-site.ts`,
    'origin === ownOrigin || hostOf(origin) === host',
    'true',
    sessions,
  ],
  [
    'inline scripts kept out',
    `${app}/http/security-headers.ts`,
    "`script-src 'self'${",
    "`script-src 'self' 'unsafe-inline'${",
    policy,
  ],
  [
    'frames of other websites kept out',
    `${app}/http/security-headers.ts`,
    '"frame-ancestors \'none\'",',
    '"frame-ancestors *",',
    policy,
  ],
  [
    'forms kept from being sent elsewhere',
    `${app}/http/security-headers.ts`,
    '"form-action \'self\'",',
    '"form-action *",',
    policy,
  ],
  ['answers kept by nobody', `${app}/http/security-headers.ts`, "'cache-control': 'no-store',", '', caching],
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
    'the body that belongs to an idempotency key',
    `${kernel}/idempotency.ts`,
    'if (earlier.fingerprint !== fingerprint) {',
    'if (earlier.fingerprint === null) {',
    [`${kernel}/idempotency.db.test.ts`],
  ],
  [
    'how many images wait to be drawn',
    `${images}/image-renderer.ts`,
    'if (waiting >= mostWaiting) {',
    'if (waiting < 0) {',
    [images],
  ],
  ['one drawing for all who ask', `${images}/image-cache.ts`, ' ?? inProgress.get(version)', '', [images]],
  ['invented ratings kept off images', `${images}/contractor-image.ts`, ' && hasRealRating(contractor)', '', [images]],
  [
    'the limit of reading for images',
    `${images}/image-routes.ts`,
    ", config: { rateLimit: limits.of('read') } }",
    ' }',
    [images],
  ],
  [
    'images with an outdated version, not kept for a year',
    `${images}/image-routes.ts`,
    'request.query.v === version ? A_YEAR : MINUTES',
    'A_YEAR',
    [images],
  ],
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above.

/** The guards of the HTTP boundary (sessions, roles, hosts, headers, limits), each with the code without it. */
export const faceGuards = guardsOf(guards);
