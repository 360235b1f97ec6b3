import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './twilio.words.es.ts';

export const en = {
  onceMore: (text: string) => `Once more. ${text}`,
};

/** Said in calls. */
export const twilioWords = inLanguages({ en, es });
