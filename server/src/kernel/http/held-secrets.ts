import { DEVICE_DAYS, PROOF_COOKIE_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { HeldSecrets } from './mount.ts';
import { type PassingCookie, passingCookie } from './passing-cookie.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Maximum number of accounts remembered in one browser: families and offices share one. */
const AT_MOST = 5;

/** The signed cookies in which a browser holds secrets for us, out of reach of scripts. */
export type HeldSecretsCookies = (request: FastifyRequest, reply: FastifyReply) => HeldSecrets;

/** @param options.secure whether the site uses https. Then no other host can set the cookies. */
export function heldSecrets(options: { secret: string; secure: boolean }): HeldSecretsCookies {
  const { secret, secure } = options;
  const cookie = (name: string, days: number): PassingCookie<string[]> =>
    passingCookie(
      { name: secure ? `__Host-${name}` : name, path: '/', secret, secure, maxAgeSeconds: days * DAY_SECONDS },
      z.array(z.string().max(100)).max(AT_MOST),
    );
  const cookies = {
    registration: cookie('plumbline_registration', 2),
    devices: cookie('plumbline_devices', DEVICE_DAYS),
    draft: cookie('plumbline_draft', 1),
    proof: cookie('plumbline_proof', PROOF_COOKIE_DAYS),
  };
  return (request, reply) => ({
    of: (kind) => cookies[kind].read(request) ?? [],
    hold: (kind, secrets) => cookies[kind].write(reply, secrets.slice(0, AT_MOST)),
  });
}
