import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './how-to-reach-us.words.es.ts';

export const en = {
  chat: 'the support chat on this site',
  email: (address: string) => `email to ${address}`,
  phone: (number: string) => `phone at ${number}`,
  reachUs: (ways: readonly string[]) =>
    `Reach us by ${ways.length > 1 ? `${ways.slice(0, -1).join(', ')} or ${ways.at(-1) ?? ''}` : (ways[0] ?? '')}.`,
};

/** The ways to support. */
export const reachWords = inLanguages({ en, es });
