import { Signer } from '@fastify/cookie';
import { VISITOR_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'plumbline_visitor';
const MAX_AGE_SECONDS = VISITOR_DAYS * 24 * 60 * 60;

/** What tells a visitor who has not signed in from all others. */
export interface VisitorCookie {
  /** The visitor's id; null without a cookie, or with one that we have not signed. */
  read(request: FastifyRequest): string | null;
  /** Makes the visitor's browser send this id from now on. Only for those who have done what needs it. */
  write(reply: FastifyReply, visitorId: string): void;
}

/** @param options.secure whether the site is reached by https, and only then. */
export function visitorCookie(options: { secret: string; secure: boolean }): VisitorCookie {
  const signer = new Signer(options.secret);
  return {
    read: (request) => {
      const cookie = request.cookies[NAME];
      return cookie === undefined ? null : signer.unsign(cookie).value;
    },
    write: (reply, visitorId) =>
      void reply.setCookie(NAME, signer.sign(visitorId), {
        httpOnly: true,
        sameSite: 'lax',
        secure: options.secure,
        path: '/',
        maxAge: MAX_AGE_SECONDS,
      }),
  };
}
