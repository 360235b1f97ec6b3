import { acceptedLanguage, DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { FastifyRequest } from 'fastify';

/** The language that a call is answered in: the web app sends that of its page. */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  acceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;
