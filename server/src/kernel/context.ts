import type { SessionId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { SQL } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** Somebody with an account, in a session of theirs. */
export interface Account {
  readonly kind: 'customer' | 'craftsman' | 'operator';
  readonly userId: UserId;
  readonly sessionId: SessionId;
  /** When this session last proved a second factor; absent when it never did. */
  readonly factorAt?: Date;
}

/**
 * Who calls. What a link's holder may do follows from the id in the link, not from the actor. `visitorId` tells one
 * visitor from another by a signed cookie; null for those who never needed one.
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

/** What a transaction gathers and writes as its last statement. */
export interface Outbox {
  /** Rows that nothing reads before the transaction ends. */
  readonly inserts: SQL[];
  readonly jobs: JobSpec[];
  readonly topics: Set<string>;
  /** Actions to run after the commit; they must not fail. */
  readonly committed: (() => void)[];
}

/** Made once per request or job; what every use case gets. */
export interface Context {
  readonly actor: Actor;
  /** The language of whoever calls. Messages to others are in theirs. */
  readonly language: Language;
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly ports: Ports;
  readonly log: Log;
  /** What the open transaction hands over when it commits; absent outside of one. */
  readonly outbox?: Outbox;
}
