import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { splitPath } from '@plumbline/contract/kernel/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const COOKIE = 'plumbline_dev';
const DEV_ROUTE = /^\/(api\/)?dev(\/|$)/;

/** A token for a demonstration that others can reach, printed at startup. */
export const newDevToken = (): string => randomBytes(18).toString('base64url');

/**
 * Returns whether a call matched a route under `/dev` or `/api/dev`, in any language. The route's pattern decides: the
 * address itself can be spelled in many ways.
 */
export function isDevRoute({ routeOptions }: FastifyRequest): boolean {
  const [, route] = splitPath(routeOptions.url ?? '');
  return DEV_ROUTE.test(route);
}

/**
 * Restricts every route under `/dev` and `/api/dev` to visitors who have opened one of them with `?token=`; a cookie
 * then keeps the token. For everyone else the routes do not exist.
 * @param options.secure whether the site is reached only by https.
 */
export function requireDevToken(app: FastifyInstance, token: string, options: { readonly secure: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isDevRoute(request)) return;
    const { token: given } = request.query as { token?: unknown };
    if (typeof given === 'string' && isSame(given, token)) {
      reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict', secure: options.secure });
      return;
    }
    if (hasDevToken(request, token)) return;
    reply.callNotFound();
    return reply;
  });
}

/** Returns whether the caller has opened one of those pages with the token before. */
export const hasDevToken = (request: FastifyRequest, token: string): boolean =>
  isSame(request.cookies[COOKIE] ?? '', token);

/** Compares in constant time, so the time does not reveal how much is right. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(hashOf(given), hashOf(token));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
