import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './retention.words.es.ts';

export const en = {
  messages: 'Messages',
  localMailbox: 'Local mailbox',
  incomingTexts: 'Incoming texts',
  endedRequests: 'Ended requests with a customer',
  auditLog: 'Audit log',
  endedSessions: 'Ended sessions',
  knownDevices: 'Known devices',
  registrations: 'Unfinished registrations',
  passwordLinks: 'Password links',
  backupRuns: 'Records of backups',
  sourceDrafts: 'Sources that were not added',
  files: 'Files',
  removed: (what: string) => `${what}: removed so far`,
  oldest: (what: string) => `${what}: days since the oldest`,
  lastRun: 'Hours since old data was last removed',
  late: 'Old data has not been removed for a while. Is a worker running?',
};
export type RetentionWords = typeof en;

/** The rules of retention for operators. */
export const retentionWords = inLanguages({ en, es });
