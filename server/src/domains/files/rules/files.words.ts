import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './files.words.es.ts';
import type { RefusalReason } from './refusal.ts';

export const en = {
  refusals: {
    empty: 'This file is empty. Choose another one.',
    heic: 'Photos in HEIC can’t be read here. Set the camera to “Most Compatible”, or save the photo as JPEG, and add it again.',
    video: 'Videos can’t be added yet. Add a photo instead.',
    document: 'Documents can’t be added yet. Add a photo of it instead, without names and numbers.',
    other: 'This is not a photo. Add a JPEG, PNG, WebP or GIF file.',
    damaged: 'This photo is damaged or incomplete. Take it again, or choose another one.',
    mixed: 'This file holds more than a photo. Save it as a new photo, for example as a screenshot, and add that.',
    huge: 'This photo has too many pixels. Make it smaller, for example as a screenshot, and add that.',
  } satisfies Record<RefusalReason, string>,
  tooLarge: (megabytes: number) => `A photo may have at most ${megabytes} MB. Make it smaller, and add it again.`,
  tooMany: (most: number) => `There can be at most ${most} photos. Remove one first.`,
  brokeOff: 'The upload broke off. Send the photo again.',
  busy: 'Too many photos are arriving right now. Try again in a moment.',
  notStored: 'The photo can’t be stored right now. Try again later.',
  description: (most: number) => `Describe the photo in at most ${most} characters.`,
  noFile: 'Choose a photo first.',
};

/** The server's words about files. */
export const filesWords = inLanguages({ en, es });
