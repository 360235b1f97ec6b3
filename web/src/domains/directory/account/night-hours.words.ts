import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './night-hours.words.es.ts';

export const en = {
  title: 'Emergencies at night',
  lead: 'Choose when you answer emergencies outside of your business hours. Customers see it, and you are asked before firms that are closed. We then text, call or email you at any hour in these times, and you have a few minutes to answer.',
  hint: "On your own clocks. A night counts from the day on which it begins, such as '6:00 PM - 8:00 AM'. Leave a day empty if you don't answer then.",
  hours: 'Night hours',
  loading: 'Loading your night hours',
  save: 'Save night hours',
  saving: 'Saving...',
  saved: 'Night hours saved',
  optedIn: 'Customers with an emergency see that you answer then.',
  optedOut: 'You are not asked at night.',
  failed: 'That wasn’t saved',
};

/** When a contractor answers emergencies at night. */
export const nightHoursWords = inLanguages({ en, es });
