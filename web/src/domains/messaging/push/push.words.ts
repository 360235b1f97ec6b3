import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './push.words.es.ts';

export const en = {
  title: 'Notifications in your browser',
  lead: 'You get them even when Plumbline is closed. Your browser asks you first.',
  unsupported: "This browser doesn't support notifications.",
  blockedTitle: 'Blocked in this browser',
  blocked: "Allow notifications from Plumbline in the browser's settings, then turn them on here.",
  turnOn: 'Turn On in This Browser',
  turningOn: 'Turning on...',
  turnOff: 'Turn Off',
  inDevice: (device: string) => `in ${device}`,
  devices: 'Browsers that get notifications',
  since: (time: string) => `since ${time}`,
  isOn: (device: string) => `Notifications are on in ${device}.`,
  isOff: 'That browser no longer receives notifications.',
  notOn: 'Notifications are not on',
  failed: 'That did not go through',
  blocks: 'This browser blocks notifications from Plumbline. Allow them in its settings first.',
  notReady: 'This page is not set up for notifications. Reload it and try again.',
  unreachable: "This browser's push service can't be reached. Try again later.",
};

/** Notifications in browsers. */
export const pushWords = inLanguages({ en, es });
