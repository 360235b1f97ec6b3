import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '@plumbline/contract/domains/accounts/health.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { GaugeSource } from '../../kernel/gauge.ts';
import type { Log } from '../../kernel/log.ts';
import { newId } from '../../kernel/random-id.ts';
import { type AlertChannel, deliverAlert } from './alert-channels.ts';
import { alertOf } from './alert-text.ts';
import { compareIncidents, type LastFound } from './compare-incidents.ts';
import { minuteOf } from './conditions.ts';
import {
  claimUntold,
  insertIncident,
  leaveWatch,
  recentIncidents,
  recordTold,
  type StoredIncident,
  takeWatch,
  type Untold,
} from './incident-store.ts';
import { incidentsWords } from './incidents.words.ts';

/** Milliseconds. */
export interface WatchPace {
  /** Between two looks. */
  readonly lookEvery: number;
  /** Until a missing database is an incident: a restart is none. */
  readonly databaseAway: number;
  /** Until something that is not found anymore is over. */
  readonly gone: number;
}

export interface IncidentWatchOptions {
  /** A connection of its own: other pools may be exhausted. */
  readonly source: GaugeSource;
  readonly channels: readonly AlertChannel[];
  readonly language: Language;
  readonly publicUrl: string;
  /** The folder whose disk is watched. */
  readonly dataDir: string;
  /** Called every minute while nothing is broken. */
  readonly heartbeatUrl?: string | undefined;
  readonly log: Log;
  /** For tests. */
  readonly pace?: WatchPace;
}

export interface IncidentWatch {
  /** The incidents of the last 90 days, as this process knows them, newest first. Asks nobody. */
  incidents(): readonly Omit<StoredIncident, 'id'>[];
  /** How operators are told of them. */
  readonly alerts: Health['alerts'];
  close(): Promise<void>;
}

const PACE: WatchPace = { lookEvery: 5_000, databaseAway: 20_000, gone: 30_000 };
/** The watch passes to another process if its holder is silent this long. */
const WATCH_SECONDS = 30;
const HEARTBEAT_MS = 60_000;
const HEARTBEAT_PATIENCE_MS = 10_000;

/** The database's own incident, kept here until it can be stored. */
interface Away {
  readonly incident: StoredIncident;
  readonly since: number;
  /** Whether this process tells of it. */
  readonly isOurs: boolean;
}

/**
 * Looks for incidents, tells operators of each once and again when it is over, and stores them. One process of all
 * watches. While the database is away, that is the one that watched last.
 */
export async function watchIncidents(options: IncidentWatchOptions): Promise<IncidentWatch> {
  const watch = new Watch(options);
  await watch.look();
  const closing = new AbortController();
  const ended = (async () => {
    const { lookEvery } = options.pace ?? PACE;
    while (!closing.signal.aborted) {
      await sleep(lookEvery, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!closing.signal.aborted) await watch.look();
    }
  })();
  return {
    incidents: () => watch.incidents(),
    alerts: {
      ways: [...new Set(options.channels.map(({ way }) => way))],
      hasHeartbeat: options.heartbeatUrl !== undefined,
    },
    close: async () => {
      closing.abort();
      await ended;
      await watch.leave();
    },
  };
}

class Watch {
  readonly #options: IncidentWatchOptions;
  readonly #pace: WatchPace;
  readonly #holder = randomUUID();
  readonly #lastFound: LastFound = new Map();
  #isHolder = false;
  #known: readonly StoredIncident[] = [];
  #away: Away | null = null;
  #lastHeartbeat = Number.NEGATIVE_INFINITY;

  constructor(options: IncidentWatchOptions) {
    this.#options = options;
    this.#pace = options.pace ?? PACE;
  }

  incidents(): readonly StoredIncident[] {
    return this.#away === null ? this.#known : [this.#away.incident, ...this.#known];
  }

  async look(): Promise<void> {
    const { db } = this.#options.source;
    try {
      this.#isHolder = await takeWatch(db, this.#holder, WATCH_SECONDS);
      if (this.#isHolder) await this.#watch();
      if (this.#away !== null) await this.#storeAway(this.#away);
      this.#away = null;
      this.#known = await recentIncidents(db);
    } catch (error) {
      await this.#withoutDatabase(error);
      return;
    }
    if (this.#isHolder && this.#known.every(({ endedAt }) => endedAt !== null)) await this.#beat();
  }

  async leave(): Promise<void> {
    if (this.#isHolder) await leaveWatch(this.#options.source.db, this.#holder).catch(() => undefined);
  }

  async #watch(): Promise<void> {
    const { source, dataDir, log } = this.#options;
    await compareIncidents(source, { dataDir, goneMs: this.#pace.gone, lastFound: this.#lastFound, log });
    for (const alert of await claimUntold(source.db)) await recordTold(source.db, alert, await this.#tell(alert));
  }

  #tell(untold: Untold): Promise<boolean> {
    return deliverAlert(this.#options.channels, alertOf(untold, this.#options), this.#options.log);
  }

  async #withoutDatabase(error: unknown): Promise<void> {
    const { source, log } = this.#options;
    const now = source.clock.now();
    this.#away ??= { incident: awayIncident(now, error), since: performance.now(), isOurs: this.#isHolder };
    const { incident, since, isOurs } = this.#away;
    if (!isOurs || incident.toldAt !== null || performance.now() - since < this.#pace.databaseAway) return;
    log.error({ kind: 'database', ...errorFacts(error) }, 'An incident began');
    if (!(await this.#tell(incident))) return;
    this.#away = { ...this.#away, incident: { ...incident, toldAt: source.clock.now().toISOString() } };
  }

  /** The next look tells that it is over. Shorter ones are forgotten. */
  async #storeAway({ incident, since, isOurs }: Away): Promise<void> {
    if (!isOurs || performance.now() - since < this.#pace.databaseAway) return;
    const { db, clock } = this.#options.source;
    await insertIncident(db, { ...incident, endedAt: clock.now().toISOString() });
  }

  async #beat(): Promise<void> {
    const { heartbeatUrl, log } = this.#options;
    if (heartbeatUrl === undefined || performance.now() - this.#lastHeartbeat < HEARTBEAT_MS) return;
    this.#lastHeartbeat = performance.now();
    try {
      const response = await fetch(heartbeatUrl, { signal: AbortSignal.timeout(HEARTBEAT_PATIENCE_MS) });
      await response.body?.cancel();
      if (!response.ok) log.warn({ status: response.status }, 'The address of HEARTBEAT_URL refused the call');
    } catch (error) {
      log.warn(errorFacts(error), 'The address of HEARTBEAT_URL could not be called');
    }
  }
}

function awayIncident(now: Date, error: unknown): StoredIncident {
  const { cause, code, error: name } = errorFacts(error);
  const facts = { since: minuteOf(now), cause: cause ?? code ?? name };
  const said: Said = say(incidentsWords, (words) => words.database(facts));
  return { id: newId('inc'), kind: 'database', said, beganAt: now.toISOString(), endedAt: null, toldAt: null };
}
