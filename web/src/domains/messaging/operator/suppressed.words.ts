import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './suppressed.words.es.ts';

export const en = {
  lead: 'Mail to these addresses came back, or their servers said on different days that they do not exist. For a month they get only mail that people need, such as receipts and links to sign in.',
  states: { loading: 'Loading the addresses', notLoaded: "We couldn't load the addresses" },
  none: 'No address',
  noneText: 'Addresses to which mail came back are listed here.',
  list: 'Addresses to which mail came back',
  from: (since: string, until: string, reason: string) => `Since ${since}, until ${until}: ${reason}`,
  allow: 'Allow Mail',
  allowFor: (address: string) => `Allow mail to ${address}`,
  title: 'Allow mail to this address again?',
  busy: 'Allowing...',
  leave: 'Leave it',
  audited: 'Recorded in the audit log.',
  consequence: (address: string) =>
    `Mail goes to ${address} again. What failed meanwhile is sent now, unless it is too late for it.`,
  done: { title: 'Mail Allowed', description: 'What failed meanwhile is sent in a moment if it still matters.' },
};

/** Addresses to which mail came back, for operators. */
export const suppressedWords = inLanguages({ en, es });
