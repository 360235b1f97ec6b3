import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './no-scripts.words.es.ts';

export const en = {
  needsScripts: 'Requests and answers work without JavaScript. Accounts, maps and speech need it.',
};

/** Shown by browsers that don't run scripts. */
export const noScriptsWords = inLanguages({ en, es });
