import type { OutgoingHttpHeaders } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { PaymentOrigins } from '../../domains/payments/ports.ts';

export interface PagePolicy {
  /** Hashes of the scripts and styles inside the page ('sha256-…'). */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins of the street map's base, only on its pages. */
  readonly mapOrigins?: readonly string[];
  /** Origins of the payment provider's form, only on pages that take a card. */
  readonly paymentOrigins?: PaymentOrigins;
}

const hashes = (all: readonly string[] = []) => all.map((hash) => ` '${hash}'`).join('');
const also = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join('');

/** Only our own files, and inside pages only the scripts and styles whose hashes are given. Pages need no nonce. */
export const contentSecurityPolicy = (page: PagePolicy | null = null): string =>
  [
    "default-src 'self'",
    `script-src 'self'${hashes(page?.scripts)}${also(page?.paymentOrigins?.scripts)}`,
    `style-src 'self'${hashes(page?.styles)}`,
    `img-src 'self' data:${page?.mapOrigins ? ' blob:' : ''}${also(page?.mapOrigins)}`,
    "font-src 'self'",
    `connect-src 'self'${also(page?.mapOrigins)}${also(page?.paymentOrigins?.connections)}`,
    `frame-src 'self'${also(page?.paymentOrigins?.frames)}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The street map's worker loads tiles and has a separate policy. */
export const mapWorkerPolicy = (mapOrigins: readonly string[]): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${also(mapOrigins)}`;

/** Security headers for every answer. @param https whether the site is reached by https, and only then. */
export async function securityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  const headers = {
    ...(await helmetHeaders({
      contentSecurityPolicy: false,
      hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      // A browser wants it on every answer of an origin or on none.
      originAgentCluster: false,
    })),
    'content-security-policy': contentSecurityPolicy(),
    // Unless declared otherwise, assume an answer holds personal data or a secret.
    'cache-control': 'no-store',
    'permissions-policy': 'geolocation=(self), microphone=(self), camera=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers that helmet sets, computed once, because they are the same for every response. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const asked = Fastify();
  await asked.register(helmet, options);
  asked.get('/', async (_request, reply) => ({ ...reply.raw.getHeaders() }));
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json();
}
