import { isLanguage, type Language } from '@plumbline/contract/kernel/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'plumbline_language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Returns the language stored in the browser; null without one. */
export function keptLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | null {
  const kept = cookies[NAME];
  return isLanguage(kept) ? kept : null;
}

const stored = new WeakMap<FastifyReply, Language>();

/** Stores a language in the browser: the one chosen on a page, or the signed-in account's. */
export function keepLanguage(reply: FastifyReply, language: Language, secure: boolean): void {
  stored.set(reply, language);
  void reply.setCookie(NAME, language, { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge: YEAR_SECONDS });
}

/** Returns the language that this reply stores in the browser; null if it stores none. */
export const languageStoredBy = (reply: FastifyReply): Language | null => stored.get(reply) ?? null;
