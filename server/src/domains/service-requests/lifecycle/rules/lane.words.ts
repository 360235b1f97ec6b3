import type { Readiness } from '@plumbline/contract/domains/service-requests/lane.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './lane.words.es.ts';

export const en = {
  open: 'Open now',
  night: 'Answers emergencies at night',
  'night-later': (moment: string) => `Answers emergencies from ${moment}`,
  opens: (moment: string) => `Opens ${moment}`,
  unknown: 'Hours unknown',
  answerBy: (state: string, moment: string) => `${state}, answer due by ${moment}`,
  onDay: (weekday: string, time: string) => `${weekday} ${time}`,
} satisfies Record<Readiness, unknown> & Record<'answerBy' | 'onDay', unknown>;

/** How soon contractors see a request. */
export const laneWords = inLanguages({ en, es });
