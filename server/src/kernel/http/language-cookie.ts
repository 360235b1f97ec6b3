import { isLanguage, type Language } from '@plumbline/contract/kernel/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'plumbline_language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language that a browser has kept; null if it has kept none. */
export function keptLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | null {
  const kept = cookies[NAME];
  return isLanguage(kept) ? kept : null;
}

/** Keeps the language of a browser: chosen on a page, or that of the account that has signed in. */
export const keepLanguage = (reply: FastifyReply, language: Language, secure: boolean): void =>
  void reply.setCookie(NAME, language, { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge: YEAR_SECONDS });
