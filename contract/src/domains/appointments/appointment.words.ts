import { inLanguages, plural } from '../../kernel/words.ts';
import type { SERVICE_TYPES } from './appointment.ts';
import { es } from './appointment.words.es.ts';

export const en = {
  missing: 'Please fill in all required fields',
  validEmail: 'Valid email is required',
  chooseReason: 'Choose a reason',
  /** `hours`: '1, 2, 3', `last`: '4' */
  chooseDuration: (hours: string, last: string) => `Choose ${hours} or ${last} hours or a full day`,
  dayAsIso: 'Enter the date as yyyy-MM-dd.',
  serviceTypes: {
    plumbing: 'Plumbing',
    electrical: 'Electrical',
    hvac: 'HVAC',
    handyman: 'Handyman',
    roofing: 'Roofing',
    painting: 'Painting',
  } satisfies Readonly<Record<(typeof SERVICE_TYPES)[number], string>>,
  minutes: (count: number) => `${count} ${plural('en', count, { one: 'minute', other: 'minutes' })}`,
  hours: (count: number) => `${count} ${plural('en', count, { one: 'hour', other: 'hours' })}`,
  minutesBefore: (count: number) => `${count} ${plural('en', count, { one: 'minute', other: 'minutes' })} before`,
  hoursBefore: (count: number) => `${count} ${plural('en', count, { one: 'hour', other: 'hours' })} before`,
};

export const appointmentWords = inLanguages({ en, es });
