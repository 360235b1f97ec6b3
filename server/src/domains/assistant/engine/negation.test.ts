import { describe, expect, it } from 'vitest';
import { ruledOut } from './negation.ts';
import { tokens } from './tokens.ts';

const left = (text: string) => {
  const words = tokens(text);
  const out = ruledOut(words);
  return words.flatMap(({ word }, i) => (out[i] ? [] : [word])).join(' ');
};

describe('a thing named only to be ruled out', () => {
  it.each([
    ['not the ac, the heater', 'not the heater'],
    ["it isn't my furnace but the thermostat", 'it isnt but the thermostat'],
    ['the heater, not the ac', 'the heater not'],
    ['not plumbing, electrical', 'not electrical'],
    ['the ac is fine, the heater leaks', 'is fine the heater leaks'],
    ['a fan instead of a light', 'a fan instead of'],
    ["I don't need an electrician, I need a plumber", 'i dont need i need a plumber'],
  ])('%j leaves %j', (text, rest) => expect(left(text)).toBe(rest));

  it.each([
    'the heater is not working',
    'it does not heat',
    'no hot water',
    'not sure why the sink drips',
    'why is the ac not cooling',
    'the toilet wont flush, the tank is not filling',
  ])('%j says what is wrong and loses nothing', (text) => {
    expect(left(text)).toBe(
      tokens(text)
        .map(({ word }) => word)
        .join(' '),
    );
  });
});
