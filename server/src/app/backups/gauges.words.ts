import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './gauges.words.es.ts';

export const en = {
  backupAge: 'Hours since the last backup',
  proofAge: 'Hours since a backup was last proven by restoring it',
  none: 'No backups are made. Set BACKUP_TO.',
  never: 'No backup has been made yet.',
  late: (hours: number) => `The last backup is ${hours} hours old.`,
  failing: 'The last attempt to make or prove a backup failed. plumbline backup, or backup prove, says why.',
  unproven: (days: number) =>
    `No backup has been proven by restoring it for more than ${days} days. plumbline backup prove says why.`,
};

/** The metrics of backups for operators. */
export const gaugesWords = inLanguages({ en, es });
