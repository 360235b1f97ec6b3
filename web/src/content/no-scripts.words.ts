import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './no-scripts.words.es.ts';

export const en = {
  needsScripts: 'Plumbline needs JavaScript. Please turn it on to request a service or to answer one.',
};

/** What a browser shows that runs no scripts. */
export const noScriptsWords = inLanguages({ en, es });
