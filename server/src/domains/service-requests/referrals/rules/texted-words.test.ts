import { describe, expect, it } from 'vitest';
import { readTextedWords } from './text-command.ts';

describe('a text for the other side', () => {
  it('is kept as it was written, without the request’s number', () => {
    expect(readTextedWords('PL-7K4QZ2: Is it gas,\nor electric?')).toEqual({
      code: '7K4QZ2',
      isMarked: true,
      words: 'Is it gas,\nor electric?',
      isCommand: false,
    });
    expect(readTextedWords('  Gas. ')).toEqual({ code: null, isMarked: false, words: 'Gas.', isCommand: false });
    expect(readTextedWords('7k4qz2 gas')).toMatchObject({ code: '7K4QZ2', isMarked: false, words: 'gas' });
    expect(readTextedWords('PL-7K4QZ2')).toMatchObject({ words: '' });
  });

  it.each([
    'ACCEPT?',
    'accept, but not before noon',
    'PL-7K4QZ2 Deny, too far',
    'I’ll accept',
    'Propose tomorrow',
    'Acepto si es de gas',
    '“Rechazo”',
  ])('is none if it begins with a command: %s', (text) => {
    expect(readTextedWords(text).isCommand).toBe(true);
  });

  it.each(['Would you accept a check?', 'It is not acceptable', 'The proposal is fine'])(
    'may mention one: %s',
    (text) => {
      expect(readTextedWords(text).isCommand).toBe(false);
    },
  );
});
