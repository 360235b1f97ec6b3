import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './checked.words.es.ts';

export const en = {
  line: {
    phone: { plausible: 'Phone confirmed, address plausible', unchecked: 'Phone confirmed' },
    email: { plausible: 'Email confirmed, address plausible', unchecked: 'Email confirmed' },
    none: { plausible: 'Address plausible', unchecked: '' },
  },
  code: {
    phone: 'The customer confirmed the phone with a code.',
    email: 'The customer confirmed the email with a code.',
  },
  plausible:
    'Plausible means: it reads as a house on a street, and its ZIP code belongs to the city. We can’t check that the house exists.',
};

/** What was checked about a customer, for the contractor. */
export const checkedWords = inLanguages({ en, es });
