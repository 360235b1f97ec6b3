import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './error-page.words.es.ts';

export const en = {
  failed: { title: 'Something went wrong', text: "This page can't be shown. We have been told, and look into it." },
  busy: { title: 'This page takes too long', text: "It can't be shown right now. Please try again in a moment." },
  tooMany: { title: 'Too many pages at once', text: 'Please wait a minute before you open another page.' },
  kept: 'Nothing has been changed or sent.',
  retry: 'Try again',
  home: 'Back to the home page',
};

/** The plain page that stands in for one that can't be shown. */
export const errorPageWords = inLanguages({ en, es });
