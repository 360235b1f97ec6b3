import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './kept-card.words.es.ts';

export const en = {
  title: 'Card on file',
  loading: 'Loading your card',
  none: 'Keep a card, and accepting and paying is one tap, or one word by text. The payment provider keeps it; we never see its number.',
  begin: 'Add a card',
  replace: 'Replace card',
  stop: 'Cancel',
  keep: 'Keep this card',
  keptTitle: 'Card saved',
  keptText: 'You can remove it at any time.',
  expires: (month: string) => `Expires ${month}`,
  consentTitle: 'One-tap payments',
  outdated: (fee: string) => `The referral fee is ${fee} now, which is more than you agreed to.`,
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  savedOn: 'Acceptances by link and text charge this card.',
  savedOff: 'Nothing charges this card without the payment page.',
  remove: 'Remove card',
  removeTitle: 'Remove this card?',
  removeText:
    'It is removed here and at the payment provider. Jobs that you have already accepted with it are still charged if their charge has begun.',
  removeLabel: 'Remove card',
  removed: 'Card removed',
  failed: 'That didn’t work',
};

/** The contractor's kept card on the account page. */
export const keptCardPageWords = inLanguages({ en, es });
