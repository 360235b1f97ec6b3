import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './danger-first.words.es.ts';

export const en = {
  title: 'Nobody here answers right now. Call for help first.',
  text: 'If anyone is in danger, call 911. For gas, power or water, call your utility’s emergency line: its number is on your bill.',
  call: 'Call 911',
  soonest: (answer: string) => `Soonest of the contractors here: ${answer}.`,
};

/** Whom to call in a danger that no contractor can reach in time. */
export const dangerFirstWords = inLanguages({ en, es });
