import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './unsubscribe.words.es.ts';

export const en = {
  title: 'Mail from Plumbline',
  badLinkTitle: "This link doesn't open anything",
  badLink: 'Open it from the mail that we sent you, or copy the whole link.',
  backHome: 'Back to Home',
  loadFailed: "We couldn't load this",
  loading: 'Loading',
  failed: 'That did not go through',
  status: 'Subscription',
  subscribed: (address: string) => `We write to ${address}`,
  subscribedText: 'One click unsubscribes you. We still send mail that the law or a current job requires.',
  unsubscribed: 'You are unsubscribed',
  unsubscribedText: (address: string) =>
    `${address} gets no more mail from us, except what the law or a current job requires, such as a receipt or a password link.`,
  unsubscribe: 'Unsubscribe',
  again: 'Get mail again',
};

/** The unsubscribe page. */
export const unsubscribeWords = inLanguages({ en, es });
