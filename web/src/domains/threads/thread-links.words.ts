import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './thread-links.words.es.ts';

export const en = {
  title: 'Messages',
  count: (count: number, many: string) => plural('en', count, { one: '1 message', other: `${many} messages` }),
  none: 'No messages yet',
  isNew: 'New',
  ask: 'Ask a Question',
  asks: (most: string) => `Up to ${most} questions before you answer, free of charge.`,
  open: 'Messages',
};

/** The links to a thread. */
export const threadLinkWords = inLanguages({ en, es });
