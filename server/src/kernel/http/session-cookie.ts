import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLanguage } from './language-cookie.ts';

const NAME = 'plumbline_session';
const PENDING_NAME = 'plumbline_sign_in';
const PENDING_PATH = '/api/auth';
const BEARER = /^Bearer +([\w-]{1,200}) *$/i;

/** Transports a session's secret: in a cookie that scripts can't read, or in a header for API clients. */
export interface SessionCookie {
  /** Returns the secret that the call sent, preferring the header to the cookie; null if it sent neither. */
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
  /** Stores the account's language in the browser, beyond the session. */
  keepLanguage(reply: FastifyReply, language: Language): void;
  /** The secret of a sign-in in progress in this browser. */
  readonly pending: {
    read(request: FastifyRequest): string | null;
    write(reply: FastifyReply, token: string): void;
    clear(reply: FastifyReply): void;
  };
}

/**
 * @param options.secure whether the site uses https. The cookie is then sent over https only and bound to this host, so
 * that no other host of the domain can set it.
 */
export function sessionCookie(options: { secure: boolean; maxAgeDays: number }): SessionCookie {
  const name = options.secure ? `__Host-${NAME}` : NAME;
  const pendingAttributes = { httpOnly: true, sameSite: 'lax', secure: options.secure, path: PENDING_PATH } as const;
  const attributes = { httpOnly: true, sameSite: 'lax', secure: options.secure, path: '/' } as const;
  return {
    read: (request) => {
      const { authorization } = request.headers;
      if (authorization !== undefined) return BEARER.exec(authorization)?.[1] ?? null;
      return request.cookies[name] ?? null;
    },
    write: (reply, token) =>
      void reply.setCookie(name, token, { ...attributes, maxAge: options.maxAgeDays * 24 * 60 * 60 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
    keepLanguage: (reply, language) => keepLanguage(reply, language, options.secure),
    pending: {
      read: (request) => request.cookies[PENDING_NAME] ?? null,
      write: (reply, token) => void reply.setCookie(PENDING_NAME, token, pendingAttributes),
      clear: (reply) => void reply.clearCookie(PENDING_NAME, pendingAttributes),
    },
  };
}
