import { type ProblemCode, problemStatus } from '@plumbline/contract/kernel/problem.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorFacts } from '../error-facts.ts';
import { DomainError } from '../errors.ts';
import { httpWords } from './http.words.ts';
import { requestLanguage } from './request-language.ts';

type Refusal = Exclude<keyof (typeof httpWords)['en'], 'otherHost'>;

/** Our words for Fastify's own refusals. */
const FRAMEWORK: Readonly<Record<string, readonly [ProblemCode, Refusal]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'bodyTooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'sendJson'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid-input', 'notJson'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid-input', 'wrongLength'],
};

/** Failures of PostgreSQL or of the connection to it. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
]);

/** Seconds after which to retry a call that can't be served right now. */
const RETRY_SECONDS = '2';

const bodyOf = (
  request: FastifyRequest,
  code: ProblemCode,
  message: string,
  fields?: Readonly<Record<string, string>>,
) => ({
  code,
  message,
  ...(fields && { fields }),
  requestId: request.id,
});

/** The only place that turns thrown errors into responses: `{code, message, fields?, requestId}`. */
export function problemReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DomainError) {
      // The code that throws may know better when to retry.
      if (error.code === 'unavailable' && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
      const { message, fields } = error.in(requestLanguage(request));
      return send(request, reply, error.code, message, fields);
    }
    const framework = FRAMEWORK[error.code];
    const words = httpWords[requestLanguage(request)];
    if (framework) return send(request, reply, framework[0], words[framework[1]]);
    if (error.statusCode === 429) return send(request, reply, 'too-many-requests', words.tooManyCalls);
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return send(request, reply, 'invalid-input', words.unreadable);
    }
    if (isUnavailable(error)) {
      request.log.warn(errorFacts(error), 'database unavailable');
      return send(request, reply.header('retry-after', RETRY_SECONDS), 'unavailable', words.unavailable);
    }
    request.log.error(errorFacts(error), 'unexpected error');
    return send(request, reply, 'internal', words.internal);
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  message: string,
  fields?: Readonly<Record<string, string>>,
) {
  return reply.status(problemStatus[code]).send(bodyOf(request, code, message, fields));
}

/** Sends the JSON response for an unknown path under `/api`. */
export const unknownPath = (request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, 'not-found', httpWords[requestLanguage(request)].nothingHere);

function isUnavailable(error: Error & { code?: string; cause?: unknown }): boolean {
  if (error.code !== undefined && UNAVAILABLE.has(error.code)) return true;
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message)) return true;
  return error.cause instanceof Error && isUnavailable(error.cause);
}
