import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './accounts.words.es.ts';

export const en = {
  emailOfAccount: 'Email address of the account',
  invalidEmail: 'Please enter a valid email address',
  loading: 'Looking for the account',
  none: 'No such account',
  noneFor: (email: string) => `Nobody has verified the address ${email}.`,
  roles: { customer: 'Customer', craftsman: 'Craftsman', operator: 'Operator' },
  email: 'Email',
  role: 'Role',
  since: 'Since',
  suspended: 'Suspended',
  active: 'Active',
  own: 'This is your own account. Only another operator can suspend it.',
  reasonHint: "Kept in the audit log. The account's owner can't see it.",
  suspend: {
    action: 'Suspend Account',
    title: (name: string) => `Suspend ${name}?`,
    busy: 'Suspending...',
    effect: 'All their sessions end now, and they can no longer sign in. None of their data is deleted.',
    effectOnListing:
      'Meanwhile, their listing takes no requests: no search finds it, and its page says so. Hide it under Listings if the page should go, too. Links to requests that they were sent still work.',
    done: 'Account Suspended',
    doneFor: (name: string) => `${name} is signed out everywhere.`,
  },
  restore: {
    action: 'Restore Account',
    title: (name: string) => `Restore the account of ${name}?`,
    busy: 'Restoring...',
    effect: 'They can sign in again. Everything they had is still there, and search finds their listing again.',
    done: 'Account Restored',
    doneFor: (name: string) => `${name} can sign in again.`,
  },
};

export const accountsWords = inLanguages({ en, es });
