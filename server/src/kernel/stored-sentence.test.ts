import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { expect, it } from 'vitest';
import { type StoredSentence, sentenceIn, storedText } from './stored-sentence.ts';

const words = inLanguages({
  en: { paid: 'It is paid', late: ({ days }: { days: number }) => `It is ${days} days late` },
  es: { paid: 'Está pagado', late: ({ days }: { days: number }) => `Lleva ${days} días de retraso` },
});
type Sentence = StoredSentence<(typeof words)['en']>;

it('a stored sentence is in the language of its reader, with its values', () => {
  const late: Sentence = { kind: 'late', days: 3 };
  expect(sentenceIn(words, 'en', { kind: 'paid' }, 'Paid')).toBe('It is paid');
  expect(sentenceIn(words, 'es', { kind: 'paid' }, 'Paid')).toBe('Está pagado');
  expect(sentenceIn(words, 'es', late, '')).toBe('Lleva 3 días de retraso');
});

it('the text beside it is English', () => {
  expect(storedText(words, { kind: 'late', days: 3 })).toBe('It is 3 days late');
});

it('a row without a kind shows the text that was stored', () => {
  expect(sentenceIn(words, 'es', null, 'Asked for on the phone')).toBe('Asked for on the phone');
});

it('a kind of a later release shows its text', () => {
  const unknown = { kind: 'waived' } as unknown as Sentence;
  expect(sentenceIn(words, 'es', unknown, 'It was waived')).toBe('It was waived');
});
