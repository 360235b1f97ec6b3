import type { en } from './formats.words.ts';
import type { Translation } from './words.ts';

export const es = {
  slots: {
    morning: 'de 8 a.m. a 12 p.m.',
    afternoon: 'de 12 p.m. a 5 p.m.',
    evening: 'de 5 p.m. a 8 p.m.',
    anytime: 'a cualquier hora',
    flexible: 'a cualquier hora',
  },
  nearest: 'menos de 0.1 mi',
} satisfies Translation<typeof en>;
