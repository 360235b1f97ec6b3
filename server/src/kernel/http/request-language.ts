import { acceptedLanguage, DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { FastifyRequest } from 'fastify';

/** Returns the language in which to respond to a call: the web app sends that of its page. */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  acceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;
