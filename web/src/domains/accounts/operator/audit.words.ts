import type { AuditAction } from '@plumbline/contract/domains/accounts/audit-action.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './audit.words.es.ts';

const actions: Record<AuditAction, string> = {
  'add-operator': 'Made an operator',
  'remove-operator': 'Removed an operator',
  'suspend-account': 'Suspended an account',
  'restore-account': 'Restored an account',
  'hide-listing': 'Hid a listing',
  'show-listing': 'Showed a listing again',
  'feature-listing': 'Featured a listing',
  'end-featured': 'Stopped featuring a listing',
  'hide-review': 'Hid a review',
  'show-review': 'Showed a review again',
  'read-message': 'Read a message',
  'read-thread': 'Read a reported conversation',
  'close-thread-report': 'Closed a report of a conversation',
  'resend-message': 'Sent a message again',
  'cancel-message': 'Canceled a message',
  'release-address': 'Allowed mail to an address again',
  'hand-on-request': 'Passed a request on to another contractor',
  'refund-payment': 'Refunded a payment',
  'decide-job-report': 'Decided a report about a job',
  'see-work-photo': 'Looked at a photo of the work',
  'refund-connection': 'Refunded the fee of a reported connection',
  'refuse-connection-report': 'Refused a report',
  'erase-person': "Erased a person's data",
  'reset-second-factor': 'Removed the second factors of an account',
  'clear-synthetic': 'Cleared the synthetic data',
  'decide-need': 'Decided whether a project needs a trade',
  'undo-need': 'Took back a decision about a project’s trades',
  'confirm-firm': 'Confirmed whose permits they are',
  'unlink-firm': 'Unlinked permits from a listing',
  'add-source': 'Added a source of projects',
  'change-source': 'Changed a source',
};

export const en = {
  intro:
    'Everything that operators and commands on the server have done. Nobody can change it, not even in the database.',
  states: { loading: 'Loading the audit log', notLoaded: "We couldn't load the audit log" },
  label: 'Audit log',
  nothing: 'Nothing yet',
  nothingYet: 'The actions of operators are recorded here.',
  command: (name: string) => `Command '${name}'`,
  actions,
};

export const auditWords = inLanguages({ en, es });
