import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../kernel/errors.ts';

const COOKIE = 'plumbline_dev';

/** A token for a demonstration that others can reach; whoever starts it sees it. */
export const newDevToken = (): string => randomBytes(18).toString('base64url');

/**
 * Keeps `/dev/*` and `/api/dev/*` to whoever has opened one of them with `?token=`, which is then kept in a cookie.
 * To everyone else they do not exist.
 */
export function requireDevToken(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(api\/)?dev(\/|$|\?)/.test(request.url)) return;
    const { token: given } = request.query as { token?: unknown };
    if (typeof given === 'string' && isSame(given, token)) {
      reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict' });
      return;
    }
    if (!hasDevToken(request, token)) throw notFound();
  });
}

/** Whether the caller has opened one of those pages with the token before. */
export const hasDevToken = (request: FastifyRequest, token: string): boolean =>
  isSame(request.cookies[COOKIE] ?? '', token);

const isSame = (given: string, token: string): boolean =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));
