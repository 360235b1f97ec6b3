import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './twilio.words.ts';

export const es = {
  onceMore: (text) => `Se lo repito. ${text}`,
} satisfies Translation<typeof en>;
