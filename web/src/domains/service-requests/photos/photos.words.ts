import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './photos.words.es.ts';

const counted = (count: number, words: string) => (count === 0 ? [] : [`${count} ${words}`]);

export const en = {
  kinds: 'JPEG, PNG, WebP or GIF. Videos and documents can’t be added yet.',
  blackOut: 'Black out parts of a photo first',
  addThis: 'Add this photo',
  full: (most: number) => `You have added ${most}. Remove one to add another.`,
  photo: (number: number) => `Photo ${number}`,
  open: (name: string) => `${name}: describe or hide it`,
  remove: (name: string) => `Remove ${name}`,
  hidden: 'Hidden',
  preparing: 'Getting ready…',
  refused: 'Not added',
  notSent: 'Not sent',
  isSent: 'Added',
  retry: 'Retry',
  retryThis: (name: string) => `Retry ${name}`,
  refusedBecause: (name: string, reason: string) => `${name}: ${reason}`,
  percent: (percent: number) => `${percent}%`,
  sending: (name: string) => `Sending ${name}`,
  status: (added: number, sending: number, failed: number) =>
    [...counted(added, 'added'), ...counted(sending, 'on the way'), ...counted(failed, 'not sent')].join(', ') + '.',
  broke: 'The connection broke. Nothing is lost: it is sent again as soon as it is back.',
  edit: {
    title: 'This photo',
    description: 'What it shows',
    hint: 'For people who can’t see it, and for the contractor. Leave out names and numbers.',
    shared: 'Contractors may see it before you are connected',
    save: 'Save',
    saving: 'Saving…',
  },
  removal: {
    title: 'Remove this photo?',
    text: 'It is deleted for everyone, for good.',
    submit: 'Remove',
    busy: 'Removing…',
    keep: 'Keep it',
  },
  chosen: {
    blackOut: (name: string) => `Black out parts of ${name}`,
    kept: (count: number) =>
      count === 1
        ? '1 photo waits on this device, for a day at most. It is sent after your request.'
        : `${count} photos wait on this device, for a day at most. They are sent after your request.`,
    opening: 'Opening…',
    withoutScripts: 'You can add photos on your tracking page, after sending.',
    done: 'Done',
    unreadable: 'This browser can’t open that file. Choose a photo as JPEG, PNG, WebP or GIF.',
    tooMany: (most: number) => `A request can have ${most} photos. Remove one to add another.`,
    noRoom: 'This device keeps no more photos for now. Add the others on your tracking page, after sending.',
  },
  sent: {
    /** After the request was submitted. */
    following:
      'Your request is sent, and its photos follow. If you leave, they go on when you open this page or your tracking page on this device, within a day.',
    broke:
      'Your request is sent, but the connection broke before its photos were. Nothing is lost: they are sent again as soon as it is back, within a day.',
    refused: 'Your request is sent, but not all of its photos could be added.',
    all: (count: number) =>
      count === 1
        ? 'Your photo is added. You can describe, hide or remove it on your tracking page.'
        : `Your ${count} photos are added. You can describe, hide or remove them on your tracking page.`,
  },
  tooLarge: (megabytes: number) => `A photo may have at most ${megabytes} MB. Make it smaller, and add it again.`,
  problems: {
    'invalid-input': 'That file is not a photo that we can read. Choose a JPEG, PNG, WebP or GIF file.',
    'already-happened': 'No more photos can be added. Remove one first.',
    other: 'The photo could not be added right now. Try again in a moment.',
  },
};

/** About the photos of a request, for its customer. */
export const photosWords = inLanguages({ en, es });
