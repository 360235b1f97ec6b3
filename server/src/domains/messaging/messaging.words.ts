import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './messaging.words.es.ts';

export const en = {
  onlyTexts: 'Only text messages can be answered here.',
  replySent: 'Sent. What follows from it arrives here.',
  notSent: (why: string) => `The message did not go out: ${why}.`,
  waits: 'it waits to be sent',
  turnOnFirst: 'Turn on notifications in this browser first.',
  localMailbox: 'Local mailbox',
  inMailbox: 'It is in the local mailbox.',
  toBrowsers: 'It went to your browsers.',
  notSetUp: 'Notifications are not set up here.',
  unknownService: 'Notifications can’t be sent to this browser’s push service.',
  ended: 'This browser gets no more notifications.',
};

/** What the server answers about messages and notifications. */
export const messagingRefusalWords = inLanguages({ en, es });
