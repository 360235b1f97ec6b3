import type { Translation } from '../../kernel/words.ts';
import type { en } from './assistant.words.ts';

export const es = {
  sayWhatToDo: 'Diga o escriba qué hay que hacer.',
  sendRecording: 'Envíe una grabación.',
} satisfies Translation<typeof en>;
