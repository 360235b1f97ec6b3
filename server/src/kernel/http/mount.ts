import type { Endpoint, Parsed } from '@plumbline/contract/kernel/endpoint.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
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
  readonly client: Client;
  readonly session: SessionCall;
}

/** From where a call comes. */
export interface Client {
  /** The key limits count it by: its IPv4 address, or the first half of its IPv6 one. */
  readonly address: string;
  /** What the program calls itself; '' when it doesn't. */
  readonly userAgent: string;
  /** What tells the browser from others who have not signed in; null without a visitor's cookie. */
  readonly visitorId: string | null;
}

/** The session's secret in the call and in its answer. */
export interface SessionCall {
  /** What the call brought, whether or not it still opens a session. */
  readonly token: string | null;
  /** Makes the browser send this secret from now on. */
  start(token: string): void;
  /** Makes the browser forget its secret. */
  end(): void;
  /** Makes the browser ask for pages in this language from now on. */
  keepLanguage(language: Language): void;
  readonly held: HeldSecrets;
  /** The secret of a sign-in in progress in this browser. */
  readonly pending: PendingCall;
}

/** Ties the steps of a sign-in to one browser, before there is a session. */
export interface PendingCall {
  readonly token: string | null;
  keep(token: string): void;
  drop(): void;
}

/** Secrets that a browser holds for us besides its session; API clients hold none. */
export interface HeldSecrets {
  /** The secrets of one kind, newest first. */
  of(kind: HeldKind): readonly string[];
  /** Replaces the browser's secrets of this kind. */
  hold(kind: HeldKind, secrets: readonly string[]): void;
}

/** The proof a secret gives: that this browser registered, or that it has signed in to an account before. */
export type HeldKind = 'registration' | 'devices';

export type Handler<E extends Endpoint> = (ctx: Context, input: Parsed<E>, call: Call) => Promise<z.output<E['reply']>>;

/** Binds an endpoint of the contract to the use case that answers it. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
