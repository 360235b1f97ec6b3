import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './configure-source.words.es.ts';

export const en = {
  wrong: "The source's configuration is invalid.",
  unknown: (id: string) => `There is no source '${id}'.`,
};

/** Refusals when a source is configured. */
export const configureWords = inLanguages({ en, es });
