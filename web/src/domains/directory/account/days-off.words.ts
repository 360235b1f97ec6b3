import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './days-off.words.es.ts';

export const en = {
  title: 'Days off',
  lead: 'No times are offered then, no answers are due, and customers read that you are closed. Visits that are booked stay.',
  none: 'No days off are planned.',
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  from: 'First day',
  to: 'Last day',
  add: 'Add',
  adding: 'Adding…',
  added: 'Days off added',
  addedNext: 'Customers are offered no times then.',
  remove: 'Remove',
  removed: 'Days off removed',
  removedNext: 'Customers can book these days again.',
  failed: 'That did not go through',
};

/** The contractor's days off. */
export const daysOffWords = inLanguages({ en, es });
