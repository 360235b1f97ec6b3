import { describe, expect, it } from 'vitest';
import { loadModel } from './model.ts';
import { isRight, spellingOf } from './spelling.ts';

const correct = (word: string) => {
  const { targets, known } = loadModel().words.en;
  return isRight(word, known) ? word : spellingOf(targets)()(word);
};

describe('spelling', () => {
  it.each([
    ['plummer', 'plumber'],
    ['toliet', 'toilet'],
    ['furnce', 'furnace'],
    ['electrition', 'electrician'],
    ['thermastat', 'thermostat'],
    ['fawcet', 'faucet'],
    ['gutturs', 'gutters'],
    ['comming', 'coming'],
  ])('takes %s for %s', (slip, word) => expect(correct(slip)).toBe(word));

  it.each(['toilet', 'horse', 'poster', 'green', 'great', 'kids', 'xyzzyx', 'pluumberzz', 'aaaaaaaaaaaaaaaaaaaaaaaa'])(
    'leaves %s as it is',
    (word) => expect(correct(word)).toBe(word),
  );
});
