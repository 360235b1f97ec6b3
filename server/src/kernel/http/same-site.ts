import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something when a browser says that another site makes them. Callers without `Origin` and
 * `Sec-Fetch-Site` (scripts, other servers) carry no visitor's cookies and pass.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method)) return;
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (foreignSite || (origin !== undefined && origin !== ownOrigin && hostOf(origin) !== host)) {
      throw new DomainError('cross-site', 'This call came from another website and was refused.');
    }
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
