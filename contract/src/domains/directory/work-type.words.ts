import { inLanguages } from '../../kernel/words.ts';
import type { WorkTypeName } from './work-type.ts';
import { es } from './work-type.words.es.ts';

export const en = {
  'concrete sealing': 'Concrete sealing',
  'driveway maintenance': 'Driveway maintenance',
  'drain cleaning': 'Drain cleaning',
  'leak detection': 'Leak detection',
  'water heater': 'Water heater',
  'electrical repair': 'Electrical repair',
  'hvac repair': 'HVAC repair',
  handyman: 'Handyman',
  'roof repair': 'Roof repair',
} satisfies Readonly<Record<WorkTypeName, string>>;

/** The labels of the work types. */
export const workTypeWords = inLanguages({ en, es });
