import { Signer } from '@fastify/cookie';
import { VISITOR_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'plumbline_visitor';
const MAX_AGE_SECONDS = VISITOR_DAYS * 24 * 60 * 60;

/** Identifies a visitor who has not signed in. */
export interface VisitorCookie {
  /** Returns the visitor's id; null without a cookie, or if we have not signed it. */
  read(request: FastifyRequest): string | null;
  /** Makes the visitor's browser send this id from now on. Only for visitors who have done something that needs it. */
  write(reply: FastifyReply, visitorId: string): void;
}

/** @param options.secure whether the site uses https; the cookie is then sent over https only. */
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
