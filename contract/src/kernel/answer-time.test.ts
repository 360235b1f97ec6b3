import { expect, it } from 'vitest';
import { answerTime } from './answer-time.ts';

const answerMinutes = { high: 60, medium: 240, low: 1440 };

it('is the usual 2-4 hours if contractors have 4 hours, else the real time', () => {
  expect(answerTime({ answerMinutes }, 'medium', 'en')).toBe('2-4 hours');
  expect(answerTime({ answerMinutes }, 'high', 'en')).toBe('1 working hour');
  expect(answerTime({ answerMinutes }, 'low', 'en')).toBe('24 working hours');
});

it('follows the setting', () => {
  expect(answerTime({ answerMinutes: { high: 45, medium: 120, low: 480 } }, 'high', 'en')).toBe('45 minutes');
  expect(answerTime({ answerMinutes: { high: 45, medium: 120, low: 480 } }, 'medium', 'en')).toBe('2 working hours');
});

it('is given in Spanish', () => {
  expect(answerTime({}, 'medium', 'es')).toBe('2 a 4 horas');
  expect(answerTime({}, 'high', 'es')).toBe('1 hora laborable');
  expect(answerTime({}, 'low', 'es')).toBe('24 horas laborables');
});
