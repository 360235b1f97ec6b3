import { inLanguages } from '../../kernel/words.ts';
import { es } from './assistant.words.es.ts';

export const en = {
  sayWhatToDo: 'Say or type what needs to be done.',
  sendRecording: 'Send a recording.',
};

export const assistantWords = inLanguages({ en, es });
