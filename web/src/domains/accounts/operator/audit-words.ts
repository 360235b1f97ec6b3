import { AUDIT_ACTIONS } from '@plumbline/contract/domains/accounts/audit-action.ts';
import type { AuditRecord } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { here } from '../../../lib/language.ts';
import { auditWords } from './audit.words.ts';

const words = here(auditWords);

/** Describes an action. An action that this release doesn't know is described by its name. */
export const actionWords = (action: string): string => {
  const known = AUDIT_ACTIONS.find((name) => name === action);
  if (known) return words.actions[known];
  const name = action.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Names the operator: an email address, a command, or the id of a deleted account. */
export const operatorWords = ({ operator, operatorEmail }: Pick<AuditRecord, 'operator' | 'operatorEmail'>): string =>
  operatorEmail ?? (operator.startsWith('command:') ? words.command(operator.slice('command:'.length)) : operator);

export interface AuditTarget {
  readonly tab: string;
  readonly q?: string;
  readonly number?: string;
  readonly email?: string;
}

/** Returns the place on the operator page that shows the subject of the action; null if there is none. */
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

/** Separates the reason, as it was given, from the other recorded details. */
export function detailWords(details: AuditRecord['details']): { reason: string | null; others: string[] } {
  const { reason, ...rest } = details;
  return {
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    others: Object.entries(rest).map(([name, value]) => `${name}: ${valueWords(value)}`),
  };
}

/** Lists named figures: 'requests 2, messages 14'. */
function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, one]) => `${name} ${JSON.stringify(one)}`)
    .join(', ');
}
