import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './channel.words.es.ts';

export const en = {
  email: 'Email',
  sms: 'SMS',
  phone: 'Phone',
  push: 'Push',
};

/** The names of the channels. */
export const channelWords = inLanguages({ en, es });
