import { describe, expect, it } from 'vitest';
import { readSignOffText } from './sign-off-text.ts';

describe('a text that confirms the work', () => {
  it.each([
    ['DONE', 'en'],
    ['done.', 'en'],
    [' Done!! ', 'en'],
    ["It's done, thanks", 'en'],
    ['It’s done', 'en'],
    ['All done, thank you', 'en'],
    ['LISTO', 'es'],
    ['¡Listo!', 'es'],
    ['Ya está listo, gracias', 'es'],
    ['hecho', 'es'],
    ['Sí, hecho', 'es'],
  ] as const)('is read: %s', (text, language) => {
    expect(readSignOffText(text)).toEqual({ language, code: null });
  });

  it.each(['DONE PL-7K4QZ2', 'pl 7k4qz2 done', 'Done pl7k4qz2!'])('may name the request: %s', (text) => {
    expect(readSignOffText(text)).toEqual({ language: 'en', code: '7K4QZ2' });
  });

  it.each([
    'Done?',
    'not done',
    'no está listo',
    'done yet? no',
    'When will it be done',
    'LISTO?',
    'ok',
    'YES',
    'C',
    '',
  ])('is not read into anything else: %s', (text) => {
    expect(readSignOffText(text)).toBeNull();
  });
});
