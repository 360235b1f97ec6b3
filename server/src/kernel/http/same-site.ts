import { say } from '@plumbline/contract/kernel/words.ts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors.ts';
import { httpWords } from './http.words.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a browser attributes to another site. Callers without `Origin` and `Sec-Fetch-Site`
 * (scripts, other servers) carry no visitor's cookies and pass. A form on a page that sends no referrer has the origin
 * 'null'; then only a browser that says it is the same site passes.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE.has(request.method)) return done();
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    const isHidden = origin === 'null' && site === 'same-origin';
    const isOwn = origin === undefined || isHidden || origin === ownOrigin || hostOf(origin) === host;
    if (foreignSite || !isOwn) {
      return done(
        new DomainError(
          'cross-site',
          say(httpWords, ({ otherSite }) => otherSite),
        ),
      );
    }
    done();
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
