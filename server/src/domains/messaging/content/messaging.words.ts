import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './messaging.words.es.ts';

export const en = {
  plainSubject: 'A message from Plumbline',
  orCopy: (address: string) => `Or copy this address: ${address}`,
  unsubscribe: 'Unsubscribe from these emails',
  terms: 'Terms',
  privacy: 'Privacy',
};

/** The words around a message's own content. */
export const messagingWords = inLanguages({ en, es });
