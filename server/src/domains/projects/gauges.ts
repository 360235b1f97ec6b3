import { say } from '@plumbline/contract/kernel/words.ts';
import { gaugeByState } from '../../kernel/gauge.ts';
import { gaugesWords } from './gauges.words.ts';
import { countGeocoding } from './store/geocoding.ts';

/** The metrics of projects for operators. */
export const projectGauges = [
  gaugeByState({
    name: 'plumbline_geocoding',
    help: 'Projects waiting for a geocoder, and addresses that it found or did not find',
    labels: {
      waiting: say(gaugesWords, ({ waiting }) => waiting),
      found: say(gaugesWords, ({ found }) => found),
      unknown: say(gaugesWords, ({ unknown }) => unknown),
    },
    count: ({ db }) => countGeocoding(db),
  }),
];
