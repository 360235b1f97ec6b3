import { DEVICE_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { RetentionWords } from './retention.words.ts';

/** One kind of thing that is kept for a while. Rows are removed oldest first, in batches, using an index. */
export interface Rule {
  readonly name: string;
  readonly what: (words: RetentionWords) => string;
  /** Days to keep it; 0 for good. */
  readonly days: (keeping: Settings['retention']) => number;
  readonly why: string;
  /** Where it is. `requests` are not deleted: they lose their customer. `files` are in DATA_DIR. */
  readonly of:
    | {
        readonly kind: 'rows';
        readonly table: string;
        readonly age: string;
        readonly key: string;
        readonly where?: string;
      }
    | { readonly kind: 'requests' }
    | { readonly kind: 'files' };
}

/** For adding a source, which takes minutes. */
const DRAFT_DAYS = 30;

/** Everything that isn't kept for good: what, how long and why. Jobs enforce it, and operators see what they did. */
export const rules: readonly Rule[] = [
  {
    name: 'messages',
    what: ({ messages }) => messages,
    days: ({ messages }) => messages,
    why: 'Disputes about what was said and when end with the limitation of claims.',
    of: { kind: 'rows', table: 'messages', age: 'created_at', key: 'id', where: "status not in ('queued', 'unknown')" },
  },
  {
    name: 'local-mailbox',
    what: ({ localMailbox }) => localMailbox,
    days: ({ messages }) => messages,
    why: 'They are copies of messages.',
    of: { kind: 'rows', table: 'mailbox_messages', age: 'created_at', key: 'id' },
  },
  {
    name: 'incoming-texts',
    what: ({ incomingTexts }) => incomingTexts,
    days: ({ messages }) => messages,
    why: 'They are the other half of the messages.',
    of: { kind: 'rows', table: 'incoming_texts', age: 'received_at', key: 'id' },
  },
  {
    name: 'ended-requests',
    what: ({ endedRequests }) => endedRequests,
    days: ({ requests }) => requests,
    why: 'Guarantees for the work have ended. What it cost stays, without the customer: the law requires books.',
    of: { kind: 'requests' },
  },
  {
    name: 'audit-log',
    what: ({ auditLog }) => auditLog,
    days: ({ audit }) => audit,
    why: 'It has to show authorities what operators did.',
    of: { kind: 'rows', table: 'audit_log', age: 'at', key: 'id' },
  },
  {
    name: 'ended-sessions',
    what: ({ endedSessions }) => endedSessions,
    days: ({ signIns }) => signIns,
    why: 'Until then, an operator can see from which devices somebody was signed in.',
    of: { kind: 'rows', table: 'sessions', age: 'expires_at', key: 'id' },
  },
  {
    name: 'known-devices',
    what: ({ knownDevices }) => knownDevices,
    days: () => DEVICE_DAYS,
    why: 'The cookie that they belong to has ended.',
    of: { kind: 'rows', table: 'known_devices', age: 'last_used_at', key: 'id' },
  },
  {
    name: 'unfinished-registrations',
    what: ({ registrations }) => registrations,
    days: ({ signIns }) => signIns,
    why: 'Their links have expired.',
    of: { kind: 'rows', table: 'registrations', age: 'expires_at', key: 'token_hash' },
  },
  {
    name: 'password-links',
    what: ({ passwordLinks }) => passwordLinks,
    days: ({ signIns }) => signIns,
    why: 'They have expired.',
    of: { kind: 'rows', table: 'password_resets', age: 'expires_at', key: 'token_hash' },
  },
  {
    name: 'backup-runs',
    what: ({ backupRuns }) => backupRuns,
    days: ({ messages }) => messages,
    why: 'The backups themselves say what they hold.',
    of: { kind: 'rows', table: 'backup_runs', age: 'started_at', key: 'id' },
  },
  {
    name: 'source-drafts',
    what: ({ sourceDrafts }) => sourceDrafts,
    days: () => DRAFT_DAYS,
    why: 'Nobody has gone on with them.',
    of: { kind: 'rows', table: 'ingest_source_drafts', age: 'created_at', key: 'id' },
  },
  {
    name: 'files',
    what: ({ files }) => files,
    days: ({ files }) => files,
    why: 'Reports of imports have been read, and old log files of the database are of no use.',
    of: { kind: 'files' },
  },
];
