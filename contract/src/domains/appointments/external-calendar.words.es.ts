import type { Translation } from '../../kernel/words.ts';
import type { en } from './external-calendar.words.ts';

export const es = {
  address: 'Escriba una dirección que empiece por https:// o webcal://.',
} satisfies Translation<typeof en>;
