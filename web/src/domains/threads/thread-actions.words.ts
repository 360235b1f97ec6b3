import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './thread-actions.words.es.ts';

export const en = {
  download: 'Download',
  report: 'Report',
  reporting: 'Reporting…',
  reported: 'Reported. We look at it.',
  reportTitle: 'Report this conversation',
  reportText: 'We read what was written and decide. The other side isn’t told. You can still write.',
  note: 'What is wrong?',
  block: 'End Conversation',
  blocking: 'Ending…',
  blockTitle: 'End this conversation?',
  blockText: 'Neither of you can write anymore, and the other side sees that you ended it. This can’t be undone.',
  keep: 'Keep It',
};

/** The actions of a thread besides writing. */
export const threadActionWords = inLanguages({ en, es });
