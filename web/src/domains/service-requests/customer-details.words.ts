import type { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './customer-details.words.es.ts';

interface Label {
  /** Above the field in the wizard. */
  asked: string;
  hint?: string | ((place: string) => string);
  /** Next to the answer, for the contractor. */
  shown: string;
  /** Next to the placeholder before the fee is settled, if it differs. */
  hidden?: string;
}

export const en = {
  name: { asked: 'Your Name', shown: 'Name' },
  phone: { asked: 'Phone Number', shown: 'Phone' },
  email: { asked: 'Email Address', hint: 'Your tracking link goes here.', shown: 'Email' },
  street: {
    asked: 'Street Address',
    hint: (place: string) => `Where the work is, in ${place}.`,
    shown: 'Address',
    hidden: 'Street',
  },
} satisfies Record<keyof CustomerIdentity, Label>;

/** Labels of the customer's details: where the wizard asks for them, and where the contractor sees them. */
export const customerDetailsWords = inLanguages({ en, es });
