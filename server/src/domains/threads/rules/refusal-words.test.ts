import { expect, it } from 'vitest';
import { refusalWords } from './refusal-words.ts';

it('a refusal names the limit that it is about, in both languages', () => {
  expect(refusalWords('noQuestionsLeft').en).toContain('You have asked 3 questions.');
  expect(refusalWords('noQuestionsLeft').es).toContain('Ya hizo 3 preguntas.');
  expect(refusalWords('tooMany').en).toContain('30 messages within an hour');
  expect(refusalWords('over').en).toContain('over');
});
