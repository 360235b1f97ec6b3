import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './no-scripts.words.es.ts';

export const en = {
  needsScripts: 'Plumbline needs JavaScript. Please turn it on to request a service or to answer one.',
};

/** Shown by browsers that don't run scripts. */
export const noScriptsWords = inLanguages({ en, es });
