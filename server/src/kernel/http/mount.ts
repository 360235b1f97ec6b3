import type { Endpoint, Parsed } from '@plumbline/contract/kernel/endpoint.ts';
import type * as z from 'zod';
import type { Context } from '../context.ts';

/** What of the call itself a handler may need beyond the parsed input. */
export interface Call {
  /** The `Idempotency-Key` header of endpoints that take one. */
  readonly idempotencyKey: string | null;
  /** Adds a header to the answer. */
  header(name: string, value: string): void;
  /** Makes the visitor's browser send this id from now on, signed. */
  rememberVisitor(visitorId: string): void;
}

export type Handler<E extends Endpoint> = (ctx: Context, input: Parsed<E>, call: Call) => Promise<z.output<E['reply']>>;

/** Binds an endpoint of the contract to the use case that answers it. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
