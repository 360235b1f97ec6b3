import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';

/** A signed value that a browser keeps for us, for instance while it is on another site. */
export interface PassingCookie<Value> {
  /** Returns the value; null without a cookie, or if we have not signed it. */
  read(request: FastifyRequest): Value | null;
  write(reply: FastifyReply, value: Value): void;
  clear(reply: FastifyReply): void;
}

/**
 * @param options.secure whether the site uses https; the cookie is then sent over https only. `path` limits where it is
 * sent.
 */
export function passingCookie<Schema extends z.ZodType>(
  options: { name: string; path: string; secret: string; secure: boolean; maxAgeSeconds: number },
  schema: Schema,
): PassingCookie<z.output<Schema>> {
  const signer = new Signer(options.secret);
  const { name, path, secure } = options;
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path } as const;
  return {
    read: (request) => {
      const { value } = signer.unsign(request.cookies[name] ?? '');
      return value === null ? null : (schema.safeParse(JSON.parse(value)).data ?? null);
    },
    write: (reply, value) =>
      void reply.setCookie(name, signer.sign(JSON.stringify(value)), { ...attributes, maxAge: options.maxAgeSeconds }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
