import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './founders.words.es.ts';

export const en = {
  founders: [
    'Plumbline was founded on a plain idea: a request belongs to the person who makes it, and a contractor should know what work costs before taking it.',
    'Its code is open under the MIT license. Everybody can read how contractors are ranked, what is charged and who is shown what, and can host it themselves.',
  ],
};

/** The founders' introduction, one entry per paragraph. Other operators of Plumbline write their own. */
export const foundersWords = inLanguages({ en, es });
