import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './lib.words.es.ts';

export const en = {
  problems: {
    'not-signed-in': 'Please sign in first.',
    'not-allowed': "You don't have permission to see or change this.",
    'cross-site': 'This came from another site and was refused. Open Plumbline directly and try again.',
    'not-found': "We couldn't find this. Please check your link.",
    'idempotency-mismatch': 'This was already sent with other details. Reload the page and try again.',
    'too-large': 'This is too much at once. Please shorten it.',
    'unsupported-media-type': "The server couldn't read this. Please reload the page and try again.",
    'too-many-requests': 'That was a lot at once. Please wait a minute and try again.',
    internal: 'Something broke on our side. Please try again.',
    unavailable: 'Plumbline is busy right now. Please try again in a moment.',
  },
  noConnection: 'No connection. Please check your internet and try again.',
  /** Specification, section 8. */
  welcome: { title: 'Welcome back!', description: 'You have been successfully logged in.' },
};

/** Errors and the greeting. Part of every page's first load. */
export const libWords = inLanguages({ en, es });
