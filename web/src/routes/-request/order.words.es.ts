import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './order.words.ts';

export const es = {
  soonest: 'Quien responde antes',
  usual: 'Destacados, luego cercanos',
} satisfies Translation<typeof en>;
