import type { SessionId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { SQL } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** An actor with an account and a session. */
export interface Account {
  readonly kind: 'customer' | 'craftsman' | 'operator';
  readonly userId: UserId;
  readonly sessionId: SessionId;
  /** When this session last proved a second factor; absent if it never did. */
  readonly factorAt?: Date;
}

/**
 * The caller. The id in a link, not the actor, decides what the link's holder may do. `visitorId` identifies a visitor
 * by a signed cookie; null for visitors who never needed one.
 */
export type Actor =
  | { readonly kind: 'visitor'; readonly visitorId: string | null }
  | Account
  | { readonly kind: 'system'; readonly task: string };

/** The outside world. Each domain that talks to it adds its port here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains' ports.ts
export interface Ports {}

/** A job as graphile-worker's `add_jobs` takes it. */
export interface JobSpec {
  readonly identifier: string;
  readonly payload: object;
  readonly run_at?: string | undefined;
  readonly job_key?: string | undefined;
  readonly max_attempts: number;
}

/** The jobs and events that a transaction collects and writes with its last statement. */
export interface Outbox {
  /** Rows that nothing reads before the transaction ends. */
  readonly inserts: SQL[];
  readonly jobs: JobSpec[];
  readonly topics: Set<string>;
  /** Actions to run after the commit; they must not fail. */
  readonly committed: (() => void | Promise<void>)[];
}

/** Created once per request or job and passed to every use case. */
export interface Context {
  readonly actor: Actor;
  /** The caller's language. Messages to others use the recipient's. */
  readonly language: Language;
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly ports: Ports;
  readonly log: Log;
  /** Collects what the open transaction writes when it commits; absent outside a transaction. */
  readonly outbox?: Outbox;
}
