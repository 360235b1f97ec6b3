import type { AuditRecord } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';

const actions: Readonly<Record<string, string>> = {
  'add-operator': 'Made an operator',
  'remove-operator': 'Made no operator any more',
  'suspend-account': 'Suspended an account',
  'restore-account': 'Let an account in again',
  'hide-listing': 'Hid a listing',
  'show-listing': 'Showed a listing again',
  'feature-listing': 'Marked a listing as featured',
  'end-featured': 'Ended that a listing is featured',
  'hide-review': 'Hid a review',
  'show-review': 'Showed a review again',
  'read-message': 'Read a message',
  'resend-message': 'Sent a message again',
  'cancel-message': 'Cancelled a message',
  'hand-on-request': 'Handed a request on',
  'refund-payment': 'Gave a payment back',
  'refund-connection': 'Gave the fee of a report back',
  'refuse-connection-report': 'Refused a report',
  'erase-person': 'Erased what was held about a person',
  'reset-second-factor': 'Removed the second factors of an account',
  'clear-synthetic': 'Cleared the synthetic data',
};

/** What was done, in words; an action that is new here by its own name. */
export const actionWords = (action: string): string => {
  const words = action.replaceAll('-', ' ');
  return actions[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** Who did it: an address, the name of a command, or the id of an account that is gone. */
export const operatorWords = ({ operator, operatorEmail }: Pick<AuditRecord, 'operator' | 'operatorEmail'>): string =>
  operatorEmail ?? (operator.startsWith('command:') ? `Command '${operator.slice('command:'.length)}'` : operator);

export interface AuditTarget {
  readonly tab: string;
  readonly q?: string;
  readonly number?: string;
  readonly email?: string;
}

/** Where on the operator's page the thing is that it was done to; null where it can't be looked up. */
export function targetOf({ subjectKind, subjectId, subjectEmail }: AuditRecord): AuditTarget | null {
  switch (subjectKind) {
    case 'contractor':
      return { tab: 'listings', q: subjectId };
    case 'service-request':
      return { tab: 'requests', number: subjectId };
    case 'user':
      return subjectEmail === null ? null : { tab: 'accounts', email: subjectEmail };
    default:
      return null;
  }
}

/** What else was written down, in words: a reason as it was given, the rest by name. */
export function detailWords(details: AuditRecord['details']): { reason: string | null; others: string[] } {
  const { reason, ...rest } = details;
  return {
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    others: Object.entries(rest).map(([name, value]) => `${name}: ${valueWords(value)}`),
  };
}

/** Figures that stand under their names are listed: 'requests 2, messages 14'. */
function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, one]) => `${name} ${JSON.stringify(one)}`)
    .join(', ');
}
