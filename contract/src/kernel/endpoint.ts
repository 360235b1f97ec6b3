import type * as z from 'zod';
import type { ProblemCode } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How often one client may call: `read` many times a second, `stream` (which stays open) twice, `write` once, `message`
 * rarely (it makes us send).
 */
export type RateClass = 'read' | 'stream' | 'write' | 'message';

/** Who may call. 'signed-in' is any of the three roles after it; the server refuses everybody else. */
export type Access = 'anyone' | 'signed-in' | 'customer' | 'craftsman' | 'operator';

/** Where a call names whose data it is about. When it is given it must be the caller's own. */
export interface OwnerParameter {
  readonly in: 'params' | 'query' | 'body';
  readonly name: string;
}

/**
 * A call as data: the server mounts it and the web calls it, so that nothing is stated twice.
 * `path` uses `:name` for parameters. Schemas describe what crosses the wire.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Media types of a body that is no JSON: it is handed over as bytes. */
  readonly consumes?: readonly string[];
  /** Status of a successful answer. */
  readonly status?: 200 | 201 | 202;
  /** 'anyone' when left out: then the call itself says what the holder of its link may see. */
  readonly access?: Access;
  /** The parameter that must be the caller's own id: any other is 403, whether or not somebody has it. */
  readonly owner?: OwnerParameter;
  /**
   * The call has serious consequences: the session must have proved within the last minutes who is behind it, by a
   * second factor where the account has one. Otherwise it is refused with `step-up-required` or
   * `fresh-sign-in-required`.
   */
  readonly stepUp?: true;
  /** What can be refused beyond `invalid-input`, `too-many-requests`, `internal` and what `access` refuses. */
  readonly problems?: readonly ProblemCode[];
  readonly rate?: RateClass;
  /**
   * Everybody gets the same answer, and anybody may keep it for an hour. When left out, nobody may keep it
   * (`no-store`), since most answers are personal.
   */
  readonly cache?: 'an-hour';
  /** The call takes an `Idempotency-Key` header; the same key is answered with the first reply. */
  readonly idempotent?: true;
}

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What the server's handler gets: everything parsed. */
export interface Parsed<E extends Endpoint> {
  readonly params: Out<E['params']>;
  readonly query: Out<E['query']>;
  readonly body: Out<E['body']>;
}

/** What a caller passes: only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType ? { params: In<E['params']> } : object) &
  (E['query'] extends z.ZodType ? { query?: In<E['query']> } : object) &
  (E['body'] extends z.ZodType ? { body: In<E['body']> } : object);

export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** Declares an endpoint, keeping the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
