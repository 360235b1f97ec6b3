import { describe, expect, it } from 'vitest';
import { foldText } from './folded-text.ts';
import { cuesOf, isCalledAreaCode } from './phone-cues.ts';
import { tokensOf } from './tokens.ts';

const tokens = (text: string) => tokensOf(foldText(text), text);
const numberIn = (text: string) => tokens(text).findIndex(({ kind }) => kind === 'number');
const cue = (text: string) => cuesOf(tokens(text))(numberIn(text), numberIn(text));

describe('the words around a number call it', () => {
  it.each([
    ['call 5550134', 'phone'],
    ['model 5550134', 'code'],
    ['it says 5550134', 'none'],
    ['my number 5550134', 'phone'],
    ['mi nuevo número 5550134', 'phone'],
    ['the number 5550134', 'none'],
    ['area code 502', 'phone'],
    ['código de área 502', 'phone'],
    ['código lada 502', 'phone'],
    ['gate code 502', 'code'],
    ['this is the best one to call 5550134', 'phone'],
    ['reached at home, 5550134 is my cell', 'phone'],
    ['5550134 is my cell', 'phone'],
    ['5550134 is the model', 'none'],
  ])('%s: %s', (text, called) => {
    expect(cue(text)).toBe(called);
  });

  it.each([
    ['call about the model 5550134', 'code'],
    ['for this model call 5550134', 'phone'],
    ['model 5550134, call me', 'code'],
  ])('what the nearest one before it says: %s: %s', (text, called) => {
    expect(cue(text)).toBe(called);
  });

  it('from seven words before it to six after it, no farther', () => {
    const words = (count: number) => 'very '.repeat(count);
    expect(cue(`call ${words(6)}5550134`)).toBe('phone');
    expect(cue(`call ${words(7)}5550134`)).toBe('none');
    expect(cue(`5550134 ${words(5)}cell`)).toBe('phone');
    expect(cue(`5550134 ${words(6)}cell`)).toBe('none');
  });
});

describe('three digits are called an area code', () => {
  it.each([
    ['area code 502', true],
    ['lada: 502', true],
    ['area is in the 502', true],
    ['area is here in the 502', false],
    ['502 area code', true],
    ['502 area', false],
    ['502 is the area code', false],
    ['gate 502', false],
  ])('%s: %s', (text, isCalled) => {
    expect(isCalledAreaCode(tokens(text), numberIn(text), numberIn(text))).toBe(isCalled);
  });
});
