import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './photos.words.es.ts';

const counted = (count: number, words: string) => (count === 0 ? [] : [`${count} ${words}`]);

export const en = {
  title: 'Photos',
  hint: (most: number) => `Up to ${most}. One from close, one from a step back: the contractor brings the right part.`,
  kinds: 'JPEG, PNG, WebP or GIF. Videos and documents can’t be added yet.',
  add: 'Take or add',
  blackOut: 'Black out parts of a photo first',
  addThis: 'Add this photo',
  full: (most: number) => `You have added ${most}. Remove one to add another.`,
  mayBeSeen: 'Contractors may see new photos before you are connected',
  otherwise: 'Off: only the contractor you are connected with sees them. You can change this for each photo.',
  before: 'We take the place and the time out of every photo. Leave out faces, house numbers and documents.',
  photo: (number: number) => `Photo ${number}`,
  open: (name: string) => `${name}: describe or hide it`,
  remove: (name: string) => `Remove ${name}`,
  hidden: 'Hidden',
  preparing: 'Getting ready…',
  refused: 'Not added',
  notSent: 'Not sent',
  retry: 'Retry',
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
  tooLarge: (megabytes: number) => `A photo may have at most ${megabytes} MB. Make it smaller, and add it again.`,
  problems: {
    'invalid-input': 'That file is not a photo that we can read. Choose a JPEG, PNG, WebP or GIF file.',
    'already-happened': 'No more photos can be added. Remove one first.',
    other: 'The photo could not be added right now. Try again in a moment.',
  },
};

/** About the photos of a request, for its customer. */
export const photosWords = inLanguages({ en, es });
