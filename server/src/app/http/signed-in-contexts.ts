import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticateSession } from '../../domains/accounts/public.ts';
import type { Account, Context } from '../../kernel/context.ts';
import type { SessionCookie } from '../../kernel/http/session-cookie.ts';

/** Returns the context of the account whose session's secret the request has; without one, a visitor's. */
export async function signedInContext(
  request: FastifyRequest,
  { contextFor, sessions }: { contextFor(request: FastifyRequest): Context; readonly sessions: SessionCookie },
): Promise<Context> {
  const ctx = contextFor(request);
  const token = sessions.read(request);
  const account = token === null ? null : await authenticateSession(ctx, token);
  return account === null ? ctx : { ...ctx, actor: account };
}

/**
 * Makes contexts that know who is signed in: found out once a call, before its handler; a call without a session's
 * secret asks nothing. Runs after the limits, so that made-up secrets are limited too.
 * @param options.contextFor makes the context of a visitor
 */
export function signedInContexts(
  api: FastifyInstance,
  { contextFor, sessions }: { contextFor(request: FastifyRequest): Context; readonly sessions: SessionCookie },
): (request: FastifyRequest) => Context {
  const accounts = new WeakMap<FastifyRequest, Account>();
  api.addHook('preHandler', (request, _reply, done) => {
    const token = sessions.read(request);
    if (token === null) return done();
    void identify(request, token, done);
  });
  async function identify(request: FastifyRequest, token: string, done: (error?: Error) => void): Promise<void> {
    try {
      const account = await authenticateSession(contextFor(request), token);
      if (account !== null) accounts.set(request, account);
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    done();
  }
  return (request) => {
    const ctx = contextFor(request);
    const account = accounts.get(request);
    return account === undefined ? ctx : { ...ctx, actor: account };
  };
}
