import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { type DatabaseMetric, databaseMetric } from '../../kernel/database-metric.ts';
import { allSources } from './store/source.ts';

/** What the project sources that are read tell Prometheus. */
export const ingestMetrics: readonly DatabaseMetric[] = [
  databaseMetric({
    name: 'plumbline_source_age_seconds',
    help: 'How long ago a project source was last read successfully',
    labels: ['source'],
    read: async ({ db, clock }) =>
      (await allSources(db, DEFAULT_LANGUAGE)).flatMap(({ id, enabled, lastSucceededAt }) =>
        enabled && lastSucceededAt !== null
          ? { labels: { source: id }, value: (clock.now().getTime() - Date.parse(lastSucceededAt)) / 1000 }
          : [],
      ),
  }),
  databaseMetric({
    name: 'plumbline_source_failures',
    help: 'How often in a row reading a project source has failed',
    labels: ['source'],
    read: async ({ db }) =>
      (await allSources(db, DEFAULT_LANGUAGE)).flatMap(({ id, enabled, failures }) =>
        enabled ? { labels: { source: id }, value: failures } : [],
      ),
  }),
];
