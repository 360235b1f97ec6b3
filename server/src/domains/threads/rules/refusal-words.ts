import { MAX_PER_HOUR } from '@plumbline/contract/domains/threads/thread.ts';
import { MAX_QUESTIONS } from '@plumbline/contract/domains/threads/thread-address.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Said } from '@plumbline/contract/kernel/words.ts';
import type { WriteRefusal } from '../policy.ts';
import { threadsWords } from '../threads.words.ts';

/** Says in every language why someone can't write. */
export const refusalWords = (why: WriteRefusal | 'notConnected'): Said => ({
  en: wordsIn('en', why),
  es: wordsIn('es', why),
});

function wordsIn(language: Language, why: WriteRefusal | 'notConnected'): string {
  const { refusal } = threadsWords[language];
  if (why === 'noQuestionsLeft') return refusal.noQuestionsLeft(MAX_QUESTIONS);
  if (why === 'tooMany') return refusal.tooMany(formatsIn(language).formatNumber(MAX_PER_HOUR));
  return refusal[why];
}
