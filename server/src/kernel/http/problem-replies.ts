import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type Problem, type ProblemCode, problemStatus } from '@plumbline/contract/kernel/problem.ts';
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

/** Failures of PostgreSQL, of its machine or of the connection to it, and what a limit has ended: a statement, a wait, a transaction. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '25P03',
  '53100',
  '53200',
  '53300',
  '08006',
  '08003',
]);

/** What `pg` says without a code. */
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable/;

/** Seconds after which to retry a call that can't be served right now. */
const RETRY_SECONDS = '2';

/** A refusal as it is sent. */
export interface Refused {
  readonly status: number;
  readonly body: Problem;
  /** Seconds after which to retry, where only waiting helps. */
  readonly retryAfter?: string;
}

/** The only place that turns thrown errors into `{code, message, fields?, traceId}`. Logs those that no one expects. */
export function refusalOf(
  error: Error & Partial<FastifyError>,
  request: Pick<FastifyRequest, 'id' | 'log' | 'headers'>,
  language: Language = requestLanguage(request),
): Refused {
  if (error instanceof DomainError) {
    const { message, fields } = error.in(language);
    const refused = refusal(request, error.code, message, fields);
    return error.code === 'unavailable' ? { ...refused, retryAfter: RETRY_SECONDS } : refused;
  }
  const framework = FRAMEWORK[error.code ?? ''];
  const words = httpWords[language];
  if (framework) return refusal(request, framework[0], words[framework[1]]);
  if (error.statusCode === 429) return refusal(request, 'too-many-requests', words.tooManyCalls);
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return refusal(request, 'invalid-input', words.unreadable);
  }
  if (isUnavailable(error)) {
    request.log.warn(errorFacts(error), 'database unavailable');
    return { ...refusal(request, 'unavailable', words.unavailable), retryAfter: RETRY_SECONDS };
  }
  request.log.error(errorFacts(error), 'unexpected error');
  return refusal(request, 'internal', words.internal);
}

/** Responds to calls that failed. */
export function problemReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body, retryAfter } = refusalOf(error, request);
    // The code that throws may know better when to retry.
    if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
    return reply.status(status).send(body);
  });
}

function refusal(
  request: Pick<FastifyRequest, 'id'>,
  code: ProblemCode,
  message: string,
  fields?: Readonly<Record<string, string>>,
): Refused {
  return { status: problemStatus[code], body: { code, message, ...(fields && { fields }), traceId: request.id } };
}

/** Sends the JSON response for an unknown path under `/api`. */
export function unknownPath(request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = refusal(request, 'not-found', httpWords[requestLanguage(request)].nothingHere);
  return reply.status(status).send(body);
}

function isUnavailable(error: Error & { code?: string; cause?: unknown }): boolean {
  if (error.code !== undefined && UNAVAILABLE.has(error.code)) return true;
  if (LOST.test(error.message)) return true;
  return error.cause instanceof Error && isUnavailable(error.cause);
}
