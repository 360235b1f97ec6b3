import type { Endpoint, Parsed } from '@plumbline/contract/kernel/endpoint.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type * as z from 'zod';
import type { Context } from '../context.ts';
import type { ReadyJson } from './ready-json.ts';

/** The facts of a call, in addition to the parsed input, that a handler may need. */
export interface Call {
  /** The `Idempotency-Key` header of endpoints that take one. */
  readonly idempotencyKey: string | null;
  /** Adds a header to the response. */
  header(name: string, value: string): void;
  /** Makes the visitor's browser send this id, signed, from now on. */
  rememberVisitor(visitorId: string): void;
  readonly client: Client;
  readonly session: SessionCall;
}

/** The origin of a call. */
export interface Client {
  /** The key by which limits count it: its IPv4 address, or the first half of its IPv6 one. */
  readonly address: string;
  /** The User-Agent; '' without one. */
  readonly userAgent: string;
  /** Identifies the browser of a visitor who has not signed in; null without a visitor cookie. */
  readonly visitorId: string | null;
}

/** Gives access to the session's secret in the request and the response. */
export interface SessionCall {
  /** The secret that the call sent, whether or not it still opens a session. */
  readonly token: string | null;
  /** Makes the browser send this secret from now on. */
  start(token: string): void;
  /** Makes the browser forget its secret. */
  end(): void;
  /** Makes the browser request pages in this language from now on. */
  keepLanguage(language: Language): void;
  readonly held: HeldSecrets;
  /** Gives access to the secret of a sign-in in progress in this browser. */
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
  /** Replaces the browser's secrets of one kind. */
  hold(kind: HeldKind, secrets: readonly string[]): void;
}

/**
 * The fact that a secret proves: this browser has registered an account, has signed in to one before, has begun a
 * request without scripts, or has sent one.
 */
export type HeldKind = 'registration' | 'devices' | 'draft' | 'proof';

export type Handler<E extends Endpoint> = (
  ctx: Context,
  input: Parsed<E>,
  call: Call,
) => Promise<z.output<E['reply']> | ReadyJson>;

/** Binds an endpoint of the contract to the use case that handles it. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
