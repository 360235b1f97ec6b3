import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './end.words.es.ts';

export const en = {
  signOff: {
    title: 'Is the work done?',
    says: (company: string) => `${company} says that it is.`,
    silence: (until: string) => `Without an answer by ${until}, it counts as confirmed.`,
    confirm: "Yes, it's done",
    sending: 'Sending...',
    thanks: 'Thank you',
    contractorTold: 'The contractor was told that the work is done.',
    failed: 'That did not go through',
  },
};

/** The end of a job on the tracking page. */
export const endWords = inLanguages({ en, es });
