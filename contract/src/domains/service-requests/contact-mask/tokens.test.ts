import { describe, expect, it } from 'vitest';
import { foldText } from './folded-text.ts';
import { tokensOf, wordSet } from './tokens.ts';

const tokens = (text: string) => tokensOf(foldText(text), text);

describe('a text in its words, numbers and marks', () => {
  it('tells which is which, and the space before each', () => {
    expect(tokens('Unit4 #5,\n ana').map(({ kind, text, gap }) => [kind, text, gap])).toEqual([
      ['word', 'unit', 'line'],
      ['number', '4', 'none'],
      ['mark', '#', 'space'],
      ['number', '5', 'none'],
      ['mark', ',', 'none'],
      ['word', 'ana', 'line'],
    ]);
  });

  it('knows where each stands in the folded text', () => {
    const { text } = foldText('Número  12');
    expect(tokens('Número  12').map(({ start, end }) => text.slice(start, end))).toEqual(['numero', '12']);
  });

  it.each([
    ['Ana', true, false],
    ['ana', false, false],
    ['aNA', false, false],
    ['ANA', true, true],
    ['Ángel', true, false],
    ['Ａna', true, false],
    ['A', true, false],
    ['12', false, false],
  ])('reads the capitals of %s from the original', (text, isCapital, isShouted) => {
    expect(tokens(text)).toMatchObject([{ isCapital, isShouted }]);
  });

  it('has none of a text of blanks', () => {
    expect(tokens(' \n ')).toEqual([]);
  });
});

it('a set of words is written in one string or several', () => {
  expect([...wordSet(' st  ave\n rd ', 'ln')]).toEqual(['st', 'ave', 'rd', 'ln']);
});
