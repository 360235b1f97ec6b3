import type { LossReason } from '@plumbline/contract/domains/ingest/source.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './losses-table.words.es.ts';

export const en = {
  head: ['Row', 'Reason', 'Details', 'Title', 'Place'],
  reason: {
    outside: 'Outside the area',
    'no-place': 'Without a place',
    'not-construction': 'Not construction',
    duplicate: 'Listed twice',
    unreadable: 'Unreadable',
  } satisfies Record<LossReason, string>,
};

/** The table of rows that became no project. */
export const leftOutWords = inLanguages({ en, es });
