import type pg from 'pg';
import { systemClock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { openDatabase } from '../../kernel/database.ts';
import type { Settings } from '../../kernel/settings.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { type Env, SettingError } from '../env.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { alertChannels } from './alert-channels.ts';
import { type IncidentWatch, watchIncidents } from './incident-watch.ts';
import { createMetrics, type Metrics } from './metrics.ts';

export interface SignalOptions {
  readonly env: Env;
  readonly settings: Settings;
  readonly connectionString: string;
  /** The other connection pools of this process, by what they are for. */
  readonly pools: Readonly<Record<string, pg.Pool>>;
  onIdleError(error: Error): void;
}

/** What tells others how this process and the product are. */
export interface Signals {
  readonly metrics: Metrics | null;
  /** Serves metrics and begins to look for incidents. */
  start(base: Pick<Context, 'ports' | 'log'>, shutdown: Pick<Shutdown, 'onStop'>): Promise<IncidentWatch>;
}

/** Database connections for metrics and incidents. The others may be exhausted. */
const CONNECTIONS = 2;

/** Opens metrics and incidents of a process, in any role. */
export function openSignals(
  { env, settings, connectionString, pools, onIdleError }: SignalOptions,
  shutdown: Pick<Shutdown, 'onStop'>,
): Signals {
  const { db, pool, close } = openDatabase(connectionString, {
    ...databaseOptions(env).requests,
    // Directly, past a pooler that may be what is broken.
    isPooled: false,
    max: CONNECTIONS,
    onIdleError,
  });
  shutdown.onStop('database connections of metrics', close);
  const source = { db, clock: systemClock, settings };
  const { METRICS_PORT: port, HOST: host } = env;
  const metrics = port === undefined ? null : createMetrics({ source, ping: () => pool.query('select 1'), pools });
  return {
    metrics,
    start: async ({ ports, log }, shutdown) => {
      if (metrics !== null && port !== undefined) {
        await metrics.listen(port, host).catch(portInUse(port));
        shutdown.onStop('metrics', () => metrics.close());
      }
      const watch = await watchIncidents({
        source,
        channels: alertChannels(env.ALERTS_TO, ports.messaging),
        language: settings.supportLanguage,
        publicUrl: settings.publicUrl,
        dataDir: env.DATA_DIR,
        heartbeatUrl: env.HEARTBEAT_URL,
        log,
      });
      shutdown.onStop('the watch over incidents', () => watch.close());
      return watch;
    },
  };
}

const portInUse = (port: number) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  throw new SettingError(`METRICS_PORT: ${port} is in use. Each process on a machine needs one of its own.`);
};
