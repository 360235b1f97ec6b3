import type { SlotRefusal } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './visit-rules.words.es.ts';

const hours = (count: number) => (count === 1 ? `${count} hour` : `${count} hours`);

export const en = {
  title: 'When customers can book',
  lead: 'Customers book within your business hours, at times that leave you this much room. You can book any time yourself.',
  buffer: 'Free before and after each visit',
  minutes: (count: number) => `${count} minutes`,
  nothing: 'Nothing',
  notice: 'Notice',
  anyTime: 'None',
  ahead: (count: number) => (count % 24 === 0 && count > 24 ? `${count / 24} days` : hours(count)),
  mostADay: 'Visits a day',
  noLimit: 'No limit',
  visits: (count: number) => (count === 1 ? `${count} visit` : `At most ${count}`),
  travel: 'Leave time for the way between two jobs',
  travelHint: 'Estimated from the distance.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  savedNext: 'Customers are offered times by these rules from now on. Visits that are booked stay.',
  failed: 'That did not go through',
  loading: 'Loading your rules',
  refusedTitle: 'Times that customers can’t book',
  refusedLead: 'You can still book them.',
  stretch: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  changeRules: 'Change your rules',
  reasons: {
    hours: 'Would end after you close',
    notice: 'Sooner than the notice you ask for',
    booked: 'You have a visit',
    calendar: 'Your own calendar is busy',
    buffer: 'Too close to another visit',
    travel: 'No time for the way from or to another job',
    'full-day': 'Your day is full',
  } satisfies Readonly<Record<SlotRefusal, string>>,
};

/** What a contractor asks of the times that customers book. */
export const visitRulesWords = inLanguages({ en, es });
