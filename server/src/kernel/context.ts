import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** Who calls. What a link's holder may do follows from the id in the link, not from the actor. */
export type Actor = { readonly kind: 'visitor' } | { readonly kind: 'system'; readonly task: string };

/** The outside world. Each domain that talks to it adds its port here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains' ports.ts
export interface Ports {}

/** Made once per request or job; what every use case gets. */
export interface Context {
  readonly actor: Actor;
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly ports: Ports;
  readonly log: Log;
}

/** Runs `work` in one transaction: all of it happens, or nothing. Nested calls join the outer one. */
export const inTransaction = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.db.transaction((db) => work({ ...ctx, db }));
