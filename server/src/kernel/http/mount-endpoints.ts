import type { Endpoint, OwnerParameter, Parsed, RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { Problem, type ProblemCode, problemStatus } from '@plumbline/contract/kernel/problem.ts';
import { say, speaking } from '@plumbline/contract/kernel/words.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { requireAccess, requireOwner } from '../access.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database.ts';
import { DomainError } from '../errors.ts';
import { schemaErrors } from '../schema-errors.ts';
import { storableText } from '../storable.ts';
import { clientAddress } from './client-address.ts';
import type { HeldSecretsCookies } from './held-secrets.ts';
import { httpWords } from './http.words.ts';
import { idempotencyKey, MAX_IDEMPOTENCY_KEY } from './idempotency-key.ts';
import { documentSchema, serializerSchema } from './json-schema.ts';
import type { Call, Client, Handler, Mount, SessionCall } from './mount.ts';
import type { PageCalls } from './page-calls.ts';
import type { RawInput } from './raw-input.ts';
import { ReadyJson } from './ready-json.ts';
import { readingFrom } from './replica-reads.ts';
import { requestLanguage } from './request-language.ts';
import { serializerOf } from './serializers.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { VisitorCookie } from './visitor-cookie.ts';

const PUBLIC_HOUR = 'public, max-age=3600';

export interface MountOptions {
  contextFor(request: FastifyRequest): Context;
  /** Returns the limiter's route configuration for a class of calls. */
  rateLimit(rate: RateClass): object;
  readonly visitors: VisitorCookie;
  readonly sessions: SessionCookie;
  /** Throws on calls declared with `stepUp` unless the session has recently proved the account holder's identity. */
  requireStepUp(ctx: Context): Promise<void>;
  readonly held: HeldSecretsCookies;
  /** Returns the replica that endpoints with `mayLag` read from for this request; null if they read from the primary. */
  replicaFor?(request: FastifyRequest): Database | null;
  /** Collects the endpoints, for pages that the server renders and the forms posted to them. */
  readonly pageCalls?: PageCalls;
}

/** Returns the function that mounts endpoints of the contract on a Fastify instance. */
export function mountEndpoints(app: FastifyInstance, options: MountOptions): Mount {
  return (endpoint, handler) => {
    options.pageCalls?.add(endpoint, (page) => answer(endpoint, handler, options, page));
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: routeSchema(endpoint),
      // The contract's own schemas parse the input below. JSON Schema only documents and serializes here.
      validatorCompiler: () => () => true,
      serializerCompiler: ({ schema }) => serializerOf(schema),
      config: { rateLimit: options.rateLimit(endpoint.rate ?? 'write') },
      handler: async (request, reply) => {
        const ctx = options.contextFor(request);
        const header = (name: string, value: string) => void reply.header(name, value);
        const key = () => idempotencyKey(request.headers['idempotency-key']);
        const arrived = { request, reply, ctx, input: request, key, header };
        const replica = endpoint.mayLag ? options.replicaFor?.(request) : undefined;
        const response = await readingFrom(replica, ctx, (db) =>
          answer(endpoint, handler, options, { ...arrived, ctx: { ...ctx, db } }),
        );
        if (endpoint.cache === 'an-hour') reply.header('cache-control', PUBLIC_HOUR);
        reply.status(endpoint.status ?? 200);
        if (!(response instanceof ReadyJson)) return response;
        reply.type('application/json; charset=utf-8');
        return response.bytes;
      },
    });
  };
}

interface Arrived {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly ctx: Context;
  readonly input: RawInput;
  /** Returns the call's idempotency key. Throws if it is malformed. */
  key(): string | null;
  header(name: string, value: string): void;
}

/** Checks a call and has its use case handle it. */
async function answer<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: MountOptions,
  { request, reply, ctx, input, key, header }: Arrived,
): Promise<z.output<E['reply']> | ReadyJson> {
  requireAccess(ctx.actor, endpoint.access);
  if (endpoint.owner !== undefined) requireOwner(ctx.actor, named(endpoint.owner, input));
  if (endpoint.stepUp) await options.requireStepUp(ctx);
  const parsed = parseInput(endpoint, input, ctx.language);
  const idempotencyKey = endpoint.idempotent ? key() : null;
  const call = new RequestCall(request, reply, options, { idempotencyKey, header });
  return handler(ctx, parsed, call);
}

/** Most calls need none of this, so each value is computed on first use. */
class RequestCall implements Call {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #cookies: Pick<MountOptions, 'visitors' | 'sessions' | 'held'>;
  readonly idempotencyKey: string | null;
  readonly header: Call['header'];

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    cookies: Pick<MountOptions, 'visitors' | 'sessions' | 'held'>,
    { idempotencyKey, header }: Pick<Call, 'idempotencyKey' | 'header'>,
  ) {
    this.#request = request;
    this.#reply = reply;
    this.#cookies = cookies;
    this.idempotencyKey = idempotencyKey;
    this.header = header;
  }

  rememberVisitor(visitorId: string): void {
    this.#cookies.visitors.write(this.#reply, visitorId);
  }

  get client(): Client {
    return clientOf(this.#request, this.#cookies.visitors);
  }

  get session(): SessionCall {
    return sessionCall(this.#cookies, this.#request, this.#reply);
  }
}

/** Returns the client of a call that no endpoint describes. */
export const clientOf = (request: FastifyRequest, visitors: VisitorCookie): Client => ({
  address: clientAddress(request.ip),
  userAgent: storableText(request.headers['user-agent'] ?? ''),
  visitorId: visitors.read(request),
});

/** Gives calls that no endpoint describes access to the session's secret in the request and the response. */
export const sessionCall = (
  { sessions, held }: Pick<MountOptions, 'sessions' | 'held'>,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionCall => ({
  token: sessions.read(request),
  start: (token) => sessions.write(reply, token),
  end: () => sessions.clear(reply),
  keepLanguage: (language) => sessions.keepLanguage(reply, language),
  pending: {
    token: sessions.pending.read(request),
    keep: (token) => sessions.pending.write(reply, token),
    drop: () => sessions.pending.clear(reply),
  },
  held: held(request, reply),
});

const named = (owner: OwnerParameter, input: RawInput): unknown =>
  (input[owner.in] as Readonly<Record<string, unknown>> | null | undefined)?.[owner.name];

// Each part has been parsed by the schema that its type is inferred from.
const parseInput = <E extends Endpoint>(endpoint: E, input: RawInput, language: Language): Parsed<E> =>
  parseParts(endpoint, input, language) as Parsed<E>;

/**
 * Parses the query of a call that no endpoint describes, such as a download.
 *
 * @throws DomainError 'invalid-input' naming each invalid field.
 */
export const parseQuery = <Query extends z.ZodType>(query: Query, request: FastifyRequest): z.output<Query> =>
  parseParts({ query }, request, requestLanguage(request)).query as z.output<Query>;

function parseParts(schemas: Pick<Endpoint, 'params' | 'query' | 'body'>, input: RawInput, language: Language) {
  const problems: Record<string, string> = {};
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined;
    return speaking(language, () => {
      const result = schema.safeParse(value ?? {}, { error: schemaErrors[language] });
      if (result.success) return result.data;
      // The messages are built only when they are read.
      for (const issue of result.error.issues) problems[issue.path.join('.') || 'body'] ??= issue.message;
      return undefined;
    });
  };
  const parsed = {
    params: parse(schemas.params, input.params),
    query: parse(schemas.query, input.query),
    body: parse(schemas.body, input.body),
  };
  if (Object.keys(problems).length > 0) {
    throw new DomainError(
      'invalid-input',
      say(httpWords, ({ checkInput }) => checkInput),
      problems,
    );
  }
  return parsed;
}

const ALWAYS_POSSIBLE = ['invalid-input', 'too-many-requests', 'internal'] as const;
const problemSchema = serializerSchema(Problem);

/** Returns the problems with which `access`, `owner` and `stepUp` refuse a call. */
function refusals({ access = 'anyone', owner, stepUp }: Endpoint): ProblemCode[] {
  if (access === 'anyone') return [];
  const forbids = access !== 'signed-in' || owner !== undefined;
  return [
    'not-signed-in',
    ...(forbids ? ['not-allowed' as const] : []),
    ...(stepUp ? (['step-up-required', 'fresh-sign-in-required'] as const) : []),
  ];
}

function routeSchema(endpoint: Endpoint): object {
  const refused = Object.fromEntries(
    [...ALWAYS_POSSIBLE, ...refusals(endpoint), ...(endpoint.problems ?? [])].map((code) => [
      problemStatus[code],
      problemSchema,
    ]),
  );
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    'x-access': endpoint.access ?? 'anyone',
    ...(endpoint.stepUp && { 'x-step-up': true }),
    ...(endpoint.params && { params: documentSchema(endpoint.params) }),
    ...(endpoint.query && { querystring: documentSchema(endpoint.query) }),
    ...(endpoint.body && { body: documentSchema(endpoint.body) }),
    ...(endpoint.consumes && { consumes: endpoint.consumes }),
    ...(endpoint.idempotent && {
      headers: {
        type: 'object',
        properties: { 'idempotency-key': { type: 'string', maxLength: MAX_IDEMPOTENCY_KEY } },
      },
    }),
    response: { [endpoint.status ?? 200]: serializerSchema(endpoint.reply), ...refused },
  };
}
