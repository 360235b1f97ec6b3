import { say } from '@plumbline/contract/kernel/words.ts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors.ts';
import { hostnameOf, isLoopbackName } from './host-names.ts';
import { httpWords } from './http.words.ts';
import { requestLanguage } from './request-language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responds under every host name: for probes, which know a process only by its address. */
    anyHost?: true;
  }
}

export interface OwnHostsOptions {
  /** The address that people open. */
  readonly publicUrl: string;
  /** Whether this machine's names are served as well. */
  readonly loopback: boolean;
}

/**
 * Responds with 421 to calls for any host other than that of `publicUrl`. Without this, a web page could point its own
 * name to this machine (DNS rebinding) and read our responses as if they were its own.
 *
 * Only the Host header decides, never X-Forwarded-Host, which a page can set. The port doesn't matter: proxies often
 * omit it, and rebinding needs another name.
 */
export function serveOwnHosts(app: FastifyInstance, { publicUrl, loopback }: OwnHostsOptions): void {
  const own = new URL(publicUrl).hostname;
  let hasWarned = false;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.anyHost) return;
    const name = hostnameOf(request.headers.host);
    if (name !== null && (name === own || (loopback && isLoopbackName(name)))) return;
    if (!hasWarned) {
      hasWarned = true;
      app.log.warn('calls for hosts other than that of PUBLIC_URL are refused; a proxy must forward the Host header');
    }
    const message = say(httpWords, ({ otherHost }) => otherHost(publicUrl));
    if (request.url.startsWith('/api/')) throw new DomainError('misdirected', message);
    return reply
      .status(421)
      .type('text/plain; charset=utf-8')
      .send(`${message[requestLanguage(request)]}\n`);
  });
}
