import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import { type DatabaseMetric, databaseMetric } from '../../kernel/database-metric.ts';
import { type Gauge, gauge } from '../../kernel/gauge.ts';
import { gaugesWords } from './gauges.words.ts';
import { countFates, countWaiting } from './store/fate-count.ts';
import { selectRests } from './store/provider-rest.ts';
import { findTrouble } from './use-cases/find-trouble.ts';

const label = say(gaugesWords, ({ resting }) => resting);

/** The metrics of messaging for operators. */
export const messagingGauges: readonly Gauge[] = [
  {
    ...gauge({
      name: 'plumbline_providers_resting',
      help: 'Providers of messages that get none for now, because they fail',
      label,
      count: async ({ db }) => (await selectRests(db)).length,
    }),
    read: async ({ db }) => {
      const troubles = await findTrouble(db);
      const sentences = troubles.map(({ said }) => said);
      return { readings: [{ label, state: null, value: troubles.length }], worry: together(sentences) };
    },
  },
];

const together = ([first, ...others]: readonly Said[]): Said | null =>
  first === undefined
    ? null
    : others.reduce((all, next) => ({ en: `${all.en} ${next.en}`, es: `${all.es} ${next.es}` }), first);

const DAY_MS = 86_400_000;

/** What messaging tells Prometheus. */
export const messagingMetrics: readonly DatabaseMetric[] = [
  databaseMetric({
    name: 'plumbline_messages_waiting',
    help: 'Messages that wait to be sent, up to ten thousand per channel',
    labels: ['channel'],
    read: async ({ db }) =>
      (await countWaiting(db)).map(({ channel, count }) => ({ labels: { channel }, value: count })),
  }),
  databaseMetric({
    name: 'plumbline_messages_last_day',
    help: 'Messages that were written in the last day, by what has become of them',
    labels: ['channel', 'fate'],
    read: async ({ db, clock }) => {
      const day = new Date(clock.now().getTime() - DAY_MS);
      const counts = await countFates(db, { day, week: day });
      return counts.map(({ channel, status, lastDay }) => ({ labels: { channel, fate: status }, value: lastDay }));
    },
  }),
  databaseMetric({
    name: 'plumbline_breaker_open',
    help: 'Providers of messages that get none for now, with what is wrong',
    labels: ['provider', 'trouble'],
    read: async ({ db }) =>
      (await selectRests(db)).map(({ provider, trouble }) => ({ labels: { provider, trouble }, value: 1 })),
  }),
];
