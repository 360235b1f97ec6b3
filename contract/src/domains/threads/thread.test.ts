import { expect, it } from 'vitest';
import { speaking } from '../../kernel/words.ts';
import { MAX_TEXT, ThreadText, WriteMessage } from './thread.ts';

it('a message is trimmed, says something, and has a limit', () => {
  const problemOf = (text: string) => ThreadText.safeParse(text).error?.issues[0]?.message;
  expect(ThreadText.parse('  Gas. \n')).toBe('Gas.');
  expect(problemOf('   ')).toBe('Please write a message.');
  expect(speaking('es', () => problemOf(''))).toBe('Escriba un mensaje.');
  expect(problemOf('x'.repeat(MAX_TEXT))).toBeUndefined();
  expect(problemOf('x'.repeat(MAX_TEXT + 1))).toContain('1,000');
});

it('a message read nothing unless it says so', () => {
  expect(WriteMessage.parse({ contractorId: 'co_1', text: 'Gas.' }).readUpTo).toBe(0);
});
