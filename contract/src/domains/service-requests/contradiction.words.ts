import { inLanguages } from '../../kernel/words.ts';
import type { CompletionDenialReason, StartDenialReason } from './contradiction.ts';
import { es } from './contradiction.words.es.ts';

export const en = {
  startDenials: {
    'not-begun': 'The work has not begun',
    'nobody-came': 'Nobody came',
    other: 'Something else',
  } satisfies Record<StartDenialReason, string>,
  completionDenials: {
    unfinished: 'Something still has to be done',
    faulty: 'Something is not right',
    'nobody-came': 'Nobody came',
    other: 'Something else',
  } satisfies Record<CompletionDenialReason, string>,
};

/** The reasons that a customer picks from when they dispute a report. */
export const denialWords = inLanguages({ en, es });
