import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './messaging.words.es.ts';

export const en = {
  onlyTexts: 'You can only reply to text messages here.',
  replySent: 'Sent. Any response will arrive here.',
  notSent: (why: string) => `The message was not sent: ${why}.`,
  waits: 'it is waiting to be sent',
  turnOnFirst: 'Turn on notifications in this browser first.',
  localMailbox: 'Local mailbox',
  inMailbox: 'It is in the local mailbox.',
  toBrowsers: 'It was sent to your browsers.',
  notSetUp: 'Notifications are not set up here.',
  unknownService: 'Notifications can’t be sent to this browser’s push service.',
  ended: 'This browser no longer receives notifications.',
};

/** Refusals and confirmations about messages and notifications. */
export const messagingRefusalWords = inLanguages({ en, es });
