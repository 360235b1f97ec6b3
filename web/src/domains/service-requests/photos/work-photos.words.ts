import type { PhotoPhase } from '@plumbline/contract/domains/files/photo.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './work-photos.words.es.ts';

export const en = {
  title: 'Photos of the work',
  phases: { before: 'Before', after: 'After' } satisfies Record<PhotoPhase, string>,
  photo: {
    before: (number: number) => `Before the work, photo ${number}`,
    after: (number: number) => `After the work, photo ${number}`,
  } satisfies Record<PhotoPhase, unknown>,
  none: 'None yet',
  hint: (most: number) =>
    `Up to ${most}. The customer sees them right away, and an operator who decides a report about the work.`,
  evidence: 'Once the work is confirmed or reported, photos stay as they are: they are evidence.',
  open: (name: string) => `${name}: describe it`,
  describe: 'What it shows (optional)',
  forOperator: 'Photos of the work. Each one that you see is recorded in the audit log.',
};

/** About the photos of the work, for both sides and for operators. */
export const workPhotosWords = inLanguages({ en, es });
