import { inLanguages } from '../../kernel/words.ts';
import type { Weekday } from './business-hours.ts';
import { es } from './hours.words.es.ts';

export const en = {
  days: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  } satisfies Readonly<Record<Weekday, string>>,
  closed: 'Closed',
  allDay: 'Open 24 hours',
  span: (from: string, to: string) => `${from} - ${to}`,
  am: (time: string) => `${time} AM`,
  pm: (time: string) => `${time} PM`,
  chooseDay: 'Choose a day',
  endsBefore: 'Choose a last day that is not before the first',
  writeHours: "Write hours as '8:00 AM - 5:00 PM', 'Open 24 hours' or 'Closed'",
};

/** Days of the week and business hours. */
export const hoursWords = inLanguages({ en, es });
