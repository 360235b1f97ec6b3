import {
  acceptedLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CHOICE,
  type Language,
  pathIn,
  splitPath,
} from '@plumbline/contract/kernel/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLanguage, keptLanguage } from '../../kernel/http/language-cookie.ts';

/** The language of a page and its path without it; null when the reply leads to another address instead. */
export interface PageAddress {
  readonly language: Language;
  readonly path: string;
}

const FIRST_PART = /^\/[a-z]{2}(?=\/|$)/i;

/**
 * Finds out in which language a page is to be shown. An address with a language is taken at its word. One without leads
 * on to the language that the browser has kept, or else prefers. `?language=es` is a choice: it is kept, and leads to
 * the page itself. `/ES` leads to `/es`, and an address is led on with its query as it was sent.
 */
export function pageAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: { readonly secure: boolean },
): PageAddress | null {
  const { pathname, search, searchParams } = new URL(request.url, 'http://here');
  const [language, path] = splitPath(pathname.replace(FIRST_PART, (part) => part.toLowerCase()));
  const chosen = searchParams.get(LANGUAGE_CHOICE) ?? undefined;
  if (isLanguage(chosen)) {
    searchParams.delete(LANGUAGE_CHOICE);
    keepLanguage(reply, chosen, secure);
    void reply.redirect(withQuery(pathIn(chosen, path), searchParams), 303);
    return null;
  }
  if (language !== DEFAULT_LANGUAGE) {
    if (pathname === pathIn(language, path)) return { language, path };
    void reply.redirect(pathIn(language, path) + search, 308);
    return null;
  }
  // A form is posted to the page that it is on.
  const preferred = request.method === 'POST' ? language : preferredLanguage(request);
  reply.header('vary', 'accept-language, cookie');
  if (preferred === DEFAULT_LANGUAGE) return { language, path };
  void reply.redirect(pathIn(preferred, path) + search, 302);
  return null;
}

const preferredLanguage = (request: FastifyRequest): Language =>
  keptLanguage(request) ?? acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query.toString()}`;
