import { DRAFT_HOURS } from '@plumbline/contract/domains/service-requests/draft-hours.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './drafts.words.es.ts';

export const en = {
  kept: 'Your answer is kept.',
  erased: 'Your answers are erased.',
  notAJob: 'Please describe the work that you need.',
  unknown: {
    zipCode: "We don't know this zip code. Please check it and try again.",
    city: "We don't know this city. Please check its name and state, or use your zip code.",
  },
  notListed: 'This contractor is no longer listed. Pick another one.',
  expired: `Your answers were kept for ${DRAFT_HOURS} hours, and are erased now. Please start again.`,
};

/** The server's words about a draft that it keeps. */
export const draftsWords = inLanguages({ en, es });
