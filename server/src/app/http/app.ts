import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { MAX_RECORDING_BYTES } from '@plumbline/contract/domains/assistant/recording.ts';
import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { requireStepUp } from '../../domains/accounts/public.ts';
import {
  routes as accountRoutes,
  factorRoutes,
  identityRoutes,
  operatorRoutes as operatorAccountRoutes,
  privacyRoutes,
} from '../../domains/accounts/routes.ts';
import { routes as appointmentRoutes, calendarRoutes } from '../../domains/appointments/routes.ts';
import { routes as assistantRoutes } from '../../domains/assistant/routes.ts';
import { routes as bidRoutes } from '../../domains/bids/routes.ts';
import {
  contractorRoutes,
  routes as directoryRoutes,
  operatorRoutes as operatorDirectoryRoutes,
} from '../../domains/directory/routes.ts';
import {
  routes as ingestRoutes,
  liveRoutes as liveIngestRoutes,
  operatorRoutes as operatorSourceRoutes,
  downloadRoutes as sourceDownloads,
  uploadRoutes as sourceUploads,
} from '../../domains/ingest/routes.ts';
import {
  bidCalendarRoutes,
  routes as leadsRoutes,
  exportRoutes as pipelineExport,
  watchFeedRoutes,
} from '../../domains/leads/routes.ts';
import { routes as locationRoutes } from '../../domains/locations/routes.ts';
import {
  acceptForms,
  devMailboxRoutes,
  devRoutes,
  mailRoutes,
  routes as messagingRoutes,
  webhookRoutes,
} from '../../domains/messaging/routes.ts';
import { routes as outreachRoutes } from '../../domains/outreach/routes.ts';
import type { PaymentPort } from '../../domains/payments/ports.ts';
import {
  operatorRoutes as operatorPaymentRoutes,
  routes as paymentRoutes,
  rawRoutes as rawPaymentRoutes,
} from '../../domains/payments/routes.ts';
import { routes as projectRoutes, streamRoutes as projectStreamRoutes } from '../../domains/projects/routes.ts';
import {
  dashboardRoutes,
  draftRoutes,
  liveRoutes,
  operatorRoutes as operatorRequestRoutes,
  photoRoutes,
  proofRoutes,
  reportRoutes,
  routes as serviceRequestRoutes,
} from '../../domains/service-requests/routes.ts';
import {
  operatorRoutes as operatorThreadRoutes,
  fileRoutes as threadFiles,
  routes as threadRoutes,
} from '../../domains/threads/routes.ts';
import { deadlines } from '../../kernel/http/deadlines.ts';
import { heldSecrets } from '../../kernel/http/held-secrets.ts';
import { endStreams, liveStreams } from '../../kernel/http/live-stream.ts';
import { mountEndpoints } from '../../kernel/http/mount-endpoints.ts';
import { serveOwnHosts } from '../../kernel/http/own-hosts.ts';
import { PageCalls } from '../../kernel/http/page-calls.ts';
import { endPolitely } from '../../kernel/http/polite-end.ts';
import { problemReplies } from '../../kernel/http/problem-replies.ts';
import { rateLimits } from '../../kernel/http/rate-limits.ts';
import { replicaReads } from '../../kernel/http/replica-reads.ts';
import { requestLog } from '../../kernel/http/request-log.ts';
import { refuseCrossSite } from '../../kernel/http/same-site.ts';
import { endSilentConnections } from '../../kernel/http/silent-connections.ts';
import { takeStorableInput } from '../../kernel/http/storable-input.ts';
import { requestId, traceRequests } from '../../kernel/http/traced-requests.ts';
import { fastifyTrust } from '../../kernel/http/trusted-proxies.ts';
import type { VisitorCookie } from '../../kernel/http/visitor-cookie.ts';
import type { ReadReplica } from '../../kernel/read-replica.ts';
import { isSandbox } from '../adapters/sandbox-payments.ts';
import { messageSamples } from '../compose/message-samples.ts';
import type { IncidentWatch } from '../signals/incident-watch.ts';
import type { Metrics } from '../signals/metrics.ts';
import { requireDevToken } from './dev-access.ts';
import { healthRoutes } from './health.ts';
import { keptLists } from './kept-lists.ts';
import type { LiveHub } from './live-hub.ts';
import { expireAfterWrites, pageChanges } from './page-changes.ts';
import { pageSubject } from './page-subject.ts';
import { type PagesOptions, servePages } from './pages.ts';
import { healthProbes } from './readiness.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { signedInContext, signedInContexts } from './signed-in-contexts.ts';
import { socialImages } from './social-images/image-routes.ts';
import { isWebBuilt } from './web-pages.ts';

const BODY_LIMIT = 64 * 1024;
/** One step better than the default: 6 % less for about a millisecond a page. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export interface AppOptions extends PagesOptions {
  /** The log of this process, from `openLog`. */
  readonly log: FastifyBaseLogger;
  readonly live: LiveHub;
  /** Null if there is no replica. */
  readonly replica: ReadReplica | null;
  readonly metrics: Metrics | null;
  readonly watch: Pick<IncidentWatch, 'incidents' | 'alerts'>;
  /** False if something else serves the pages. Otherwise they are served once they have been built. */
  readonly servesPages: boolean;
  readonly visitors: VisitorCookie;
  /** Signs cookies. */
  readonly secret: string;
  /** Null if no payment provider is set up. */
  readonly payments: PaymentPort | null;
  /** False once this process is stopping. */
  isReady(): boolean;
}

/** Builds the HTTP server: limits, headers and documentation first, then the domains' endpoints, then the pages. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, settings, database, visitors, sessions } = options;
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    childLoggerFactory: requestLog,
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: fastifyTrust(env.TRUST_PROXY),
    // More than Node accepts in a URL, so an overlong id is answered as not found.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    forceCloseConnections: 'idle',
    // A request that is there already when the server closes is answered like any other.
    return503OnClosing: false,
    ...deadlines(),
  });
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  acceptRecordings(app);
  traceRequests(app);
  problemReplies(app);
  takeStorableInput(app);
  logAnswers(app);
  options.metrics?.observe(app);
  const changes = pageChanges(database.pool, options.recentMs === undefined ? {} : { recentMs: options.recentMs });
  expireAfterWrites(app, changes);
  const secure = settings.publicUrl.startsWith('https:');
  await securityHeaders(app, secure);
  serveOwnHosts(app, { publicUrl: settings.publicUrl, loopback: settings.mode === 'demonstration' });
  refuseCrossSite(app, settings.publicUrl);
  await app.register(cookie);
  const replicaFor = replicaReads(app, options.replica, secure);
  if (options.devToken !== null) requireDevToken(app, options.devToken, { secure });
  await app.register(compress, { threshold: 1024, brotliOptions: { params: BROTLI } });
  const generousToLoopback = settings.mode === 'demonstration';
  const limits = rateLimits(app, {
    pool: database.pool,
    generousToLoopback,
    log: app.log,
  });
  endSilentConnections(app);
  endPolitely(app, options.isReady);
  app.addHook('preClose', async () => {
    endStreams();
    // A connection that gets its answer while the server closes must not wait for another request.
    app.server.keepAliveTimeout = 1;
  });
  app.addHook('onClose', async () => limits.close());
  await documentation(app);
  healthProbes(app, { pool: database.pool, live: options.live, isReady: options.isReady });

  const pageCalls = new PageCalls();
  await app.register(async (api) => {
    const rateLimit = (rate: RateClass) => limits.of(rate);
    const contextFor = signedInContexts(api, options);
    const held = heldSecrets({ secret: options.secret, secure: settings.publicUrl.startsWith('https:') });
    const streams = liveStreams({
      topics: options.live,
      most: env.LIVE_STREAMS,
      mostOfClient: env.LIVE_STREAMS_PER_CLIENT,
      generousToLoopback,
      rateLimit: rateLimit('stream'),
    });
    const mounting = { contextFor, rateLimit, visitors, sessions, held, requireStepUp, pageCalls, replicaFor };
    const mount = mountEndpoints(api, mounting);
    accountRoutes(mount);
    factorRoutes(mount);
    privacyRoutes(mount);
    identityRoutes(api, {
      contextFor,
      rateLimit,
      visitors,
      sessions,
      held,
      secret: options.secret,
      secure,
      isEmbedded: options.embeddedIdentity !== null,
    });
    options.embeddedIdentity?.routes(api);
    locationRoutes(mount);
    messagingRoutes(mount);
    assistantRoutes(mount);
    directoryRoutes(mount);
    contractorRoutes(mount);
    paymentRoutes(mount);
    projectRoutes(mount, keptLists(options, changes));
    projectStreamRoutes(api, { contextFor, rateLimit, streams });
    bidRoutes(mount);
    outreachRoutes(mount);
    leadsRoutes(mount);
    pipelineExport(api, { contextFor, rateLimit });
    bidCalendarRoutes(api, { contextFor, rateLimit });
    watchFeedRoutes(api, { contextFor, rateLimit });
    ingestRoutes(mount, options.live);
    liveIngestRoutes(api, streams);
    serviceRequestRoutes(mount);
    dashboardRoutes(mount);
    draftRoutes(mount);
    proofRoutes(mount);
    reportRoutes(mount);
    operatorPaymentRoutes(mount);
    await rawPaymentRoutes(api, { contextFor, rateLimit });
    appointmentRoutes(mount);
    calendarRoutes(api, { contextFor, rateLimit });
    threadRoutes(mount);
    threadFiles(api, { contextFor, rateLimit });
    operatorAccountRoutes(mount);
    operatorDirectoryRoutes(mount);
    operatorRequestRoutes(mount);
    operatorSourceRoutes(mount);
    operatorThreadRoutes(mount);
    sourceDownloads(api, { contextFor, rateLimit });
    await api.register(async (photos) =>
      photoRoutes(photos, mountEndpoints(photos, mounting), { contextFor, rateLimit }),
    );
    await api.register(async (files) =>
      sourceUploads(files, mountEndpoints(files, mounting), (request) => signedInContext(request, options)),
    );
    healthRoutes(mount, options.watch);
    liveRoutes(api, contextFor, streams);
    if (isSandbox(options.payments)) sandboxRoutes(mount, options.payments);
    await api.register(async (outside) => {
      acceptForms(outside);
      mailRoutes(mountEndpoints(outside, mounting));
      webhookRoutes(outside, contextFor, env.BOUNCE_SECRET ?? null);
    });
    if (settings.mode === 'demonstration') {
      devRoutes(mount, messageSamples);
      devMailboxRoutes(api, contextFor, streams, messageSamples);
    }
  });
  socialImages(app, {
    subject: (request, path, language) => pageSubject(options.contextFor(request), path, language),
    limits,
  });
  if (options.servesPages && isWebBuilt()) await servePages(app, options, { pageCalls, limits, changes });
  return app;
}

/** Makes a malformed URL decodable, so that it is not found. Fastify would answer it without our headers and problems. */
function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Accepts an empty body with the content type of JSON, which some clients send. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** Accepts recordings, which are larger than other bodies and passed on unparsed. */
function acceptRecordings(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MAX_RECORDING_BYTES } as const;
  app.addContentTypeParser(/^audio\//, options, (_request, body, done) => done(null, body));
}

/** Logs each answer by route. URLs contain capability ids and must stay out of the log. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info(
      {
        traceId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

async function documentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: SITE_NAME, version: '1', description: 'Every call of the web application.' },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Swagger UI sets style attributes. It needs no other scripts and no other hosts.
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'",
    uiConfig: { validatorUrl: null },
  });
}
