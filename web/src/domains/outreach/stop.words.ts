import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './stop.words.es.ts';

export const en = {
  noLink: "This Link Doesn't Work",
  noLinkText: 'Please open the link from the message itself: it may not be complete.',
  home: 'Back to Home',
  heading: 'Stop messages',
  question: 'Stop messages from bidders?',
  stopped: 'You will get no more messages',
  stoppedAloud: 'You will get no more messages.',
  nothingMore: {
    before: 'Plumbline will send no more messages of this kind to',
    after: 'What was already on its way may still arrive.',
  },
  about:
    "Contractors use Plumbline to write to the contact that a construction project's public listing names. You got " +
    'such a message at',
  ifStopped: "If you stop them, no contractor can send you one through Plumbline anymore. You don't need an account.",
  failed: 'The messages were not stopped',
  stop: 'Stop Messages',
  stopping: 'Stopping...',
};

/** The page behind the link that ends messages from bidders. */
export const stopWords = inLanguages({ en, es });
