import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './identity-page.words.es.ts';

export const en = {
  documentTitle: 'Choose who you are · Plumbline demonstration',
  title: 'Choose who you are',
  explained:
    "This demonstration has no Google keys, so this page takes Google's place. Sign in as anyone, without a password.",
  email: 'Email address',
  badEmail: 'Please enter a valid email address',
  name: 'Name',
  unverified: 'Google has not verified this address',
  next: 'Continue',
  cancel: 'Cancel',
  nothingAsked: 'Nothing to sign in to',
  startAt: "This page belongs to 'Continue with Google'. Start from the sign-in page.",
  signIn: 'Go to the sign-in page',
};

/** The page that stands in for Google in a demonstration. */
export const identityPageWords = inLanguages({ en, es });
