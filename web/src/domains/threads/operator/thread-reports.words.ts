import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './thread-reports.words.es.ts';

export const en = {
  title: 'Reported conversations',
  says: 'Reading one is recorded in the audit log.',
  list: 'Reported conversations, oldest first',
  none: 'No conversation waits for you.',
  loading: 'Loading reports…',
  by: { customer: 'reported by the customer', contractor: 'reported by the contractor' },
  author: { customer: 'Customer', contractor: 'Contractor' },
  count: (count: number, many: string) => plural('en', count, { one: '1 message', other: `${many} messages` }),
  ended: 'ended',
  read: 'Read',
  messages: 'What was written',
  erased: '(erased)',
  close: 'Close',
  end: 'End Conversation',
  closeTitle: 'Close this report?',
  endTitle: 'End this conversation?',
  closing: 'Closing…',
  cancel: 'Back',
  hint: 'For the audit log.',
  closed: 'Report closed',
  failed: 'The conversation could not be read',
};

/** The operators' list of reported conversations. */
export const threadReportWords = inLanguages({ en, es });
