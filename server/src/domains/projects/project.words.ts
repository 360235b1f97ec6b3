import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './project.words.es.ts';

export const en = {
  /** Stored in English; `views.ts` shows it in the reader's language. */
  noLocation: 'Location not given',
  noSuchPage: 'This page of the list is not there. Begin again with the first.',
  cursor: 'Leave the cursor out, or take it as it is from the Link header of the page before.',
};

/** Texts for facts that no source gives. */
export const projectWords = inLanguages({ en, es });
