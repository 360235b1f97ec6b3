import type * as z from 'zod';
import type { ProblemCode } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Classes of call rates per client: `read` many times a second, `stream` (which stays open) twice, `write` once,
 * `message` rarely (it makes us send).
 */
export type RateClass = 'read' | 'stream' | 'write' | 'message';

/** The callers that are allowed. 'signed-in' covers the three roles after it; the server refuses everyone else. */
export type Access = 'anyone' | 'signed-in' | 'customer' | 'craftsman' | 'operator';

/** Public data that changes together, as far as kept pages are concerned. */
export type PublicTopic = 'directory' | 'projects' | 'firms';

/** The parameter that names whose data a call is about. If given, it must be the caller's own id. */
export interface OwnerParameter {
  readonly in: 'params' | 'query' | 'body';
  readonly name: string;
}

/**
 * A call as data: the server mounts it and the web app calls it, so each fact is stated once. `path` marks parameters
 * with `:name`. Schemas describe what crosses the wire.
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
  /** Media types of a non-JSON body, which is passed on as bytes. */
  readonly consumes?: readonly string[];
  /** Status of a successful response. */
  readonly status?: 200 | 201 | 202;
  /** 'anyone' by default: the call itself then decides what the holder of its link may see. */
  readonly access?: Access;
  /** The parameter that must be the caller's own id. Any other id gets a 403, whether or not it exists. */
  readonly owner?: OwnerParameter;
  /**
   * The call has serious consequences: within the last minutes, the session must have proved the account holder's
   * identity, by a second factor if the account has one. Otherwise it is refused with `step-up-required` or
   * `fresh-sign-in-required`.
   */
  readonly stepUp?: true;
  /** Possible problems besides `invalid-input`, `too-many-requests`, `internal` and those of `access`. */
  readonly problems?: readonly ProblemCode[];
  readonly rate?: RateClass;
  /**
   * The response is the same for everyone and may be cached for an hour. By default, it must not be stored
   * (`no-store`), since most responses are personal.
   */
  readonly cache?: 'an-hour';
  /**
   * The response depends on what the server keeps for this browser, also for visitors. A page that shows it must not be
   * stored.
   */
  readonly ofBrowser?: true;
  /**
   * The topics of the public data in the response, if it is the same for everyone. A page that reads only such calls is
   * kept until one of them changes (migration 0055 notes which tables belong to which).
   */
  readonly shows?: readonly PublicTopic[];
  /**
   * The response may lack what others have written in the last two seconds, because the call may read from a replica of
   * the database. It has everything that the caller has written.
   */
  readonly mayLag?: true;
  /** The call takes an `Idempotency-Key` header; the same key gets the first reply again. */
  readonly idempotent?: true;
}

type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** The parsed input of the server's handler. */
export interface Parsed<E extends Endpoint> {
  readonly params: Out<E['params']>;
  readonly query: Out<E['query']>;
  readonly body: Out<E['body']>;
}

/** A caller's input: only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType ? { params: In<E['params']> } : object) &
  (E['query'] extends z.ZodType ? { query?: In<E['query']> } : object) &
  (E['body'] extends z.ZodType ? { body: In<E['body']> } : object);

export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** Declares an endpoint, keeping the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/**
 * Declares what a form is checked with, where that isn't the body of the endpoint that it posts to. Spread into the
 * endpoint.
 */
export const formOf = <Body extends z.ZodType>(definition: { readonly body: Body }): { readonly body: Body } =>
  definition;
