import { expect, it } from 'vitest';
import { answerTime } from './answer-time.ts';

it.each([
  [0, 'Usually answers within a minute'],
  [1, 'Usually answers within a minute'],
  [18, 'Usually answers in 18 minutes'],
  [59, 'Usually answers in 59 minutes'],
  [60, 'Usually answers in an hour'],
  [61, 'Usually answers in 2 hours'],
  [540, 'Usually answers in 9 hours'],
  [541, 'Usually answers in 2 working days'],
])('%i minutes of work: %s', (minutes, said) => expect(answerTime(minutes)).toBe(said));
