import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './priority.words.ts';

export const es = { high: 'Alta', medium: 'Media', low: 'Baja' } satisfies Translation<typeof en>;
