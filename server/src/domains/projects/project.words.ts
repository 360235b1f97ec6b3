import type { TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './project.words.es.ts';

export const en = {
  /** Stored in English; `views.ts` shows it in the reader's language. */
  noLocation: 'Location not given',
  /** Whether a project needs a trade, in its history. */
  need: {
    yes: (reason: string) => `Yes. ${reason}`,
    likely: (reason: string) => `Likely. ${reason}`,
    no: (reason: string) => `No. ${reason}`,
  } satisfies Record<TradeNeed['need'], (reason: string) => string>,
  notRead: 'Not read for this trade.',
  needDone: 'Decided. Everybody sees it now.',
  noSuchPlace: "We don't know this place. Enter a ZIP code, or a city and its state.",
  noSuchPage: 'This page of the list does not exist. Start again with the first one.',
  cursor: 'Leave the cursor out, or copy it unchanged from the Link header of the previous page.',
};

/** Texts for facts that no source gives, and for those that we read. */
export const projectWords = inLanguages({ en, es });
