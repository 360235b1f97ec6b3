import { expect, it } from 'vitest';
import { choiceOf } from './choices.ts';

it('reads a text as one of the choices, and nothing else', () => {
  const read = (text: unknown) => choiceOf(['low', 'high'], text);
  expect([read('high'), read('higher'), read(''), read(undefined)]).toEqual(['high', undefined, undefined, undefined]);
});
