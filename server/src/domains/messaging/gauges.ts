import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import { type Gauge, gauge } from '../../kernel/gauge.ts';
import { gaugesWords } from './gauges.words.ts';
import { countWaitingBy } from './store/fate-count.ts';
import { selectRests } from './store/provider-rest.ts';

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
      const rests = await selectRests(db);
      const sentences = await Promise.all(
        rests.map(async ({ channel, trouble, since }) => {
          const waiting = await countWaitingBy(db, channel);
          const facts = {
            channel,
            trouble,
            since: `${since.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
            waiting,
          };
          return say(gaugesWords, (words) => words.trouble(facts));
        }),
      );
      return { readings: [{ label, state: null, value: rests.length }], worry: together(sentences) };
    },
  },
];

const together = ([first, ...others]: readonly Said[]): Said | null =>
  first === undefined
    ? null
    : others.reduce((all, next) => ({ en: `${all.en} ${next.en}`, es: `${all.es} ${next.es}` }), first);
