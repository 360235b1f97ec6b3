import { describe, expect, it } from 'vitest';
import { localEngine } from './local-assistant.ts';
import { loadModel } from './model.ts';

const engine = localEngine(loadModel());
const reference = { now: new Date('2026-03-11T14:00:00Z'), timeZone: 'America/Kentucky/Louisville' };
const read = (text: string) => engine(text, reference);

describe('a danger', () => {
  it.each([
    ['I smell gas', 'gas'],
    ['the carbon monoxide alarm keeps going off', 'carbon-monoxide'],
    ['we all feel dizzy and sick when the furnace runs, and fine outside', 'carbon-monoxide'],
    ['the light switch knocked my hand back', 'electric'],
    ['the shower tingles when I touch the handle', 'electric'],
    ['sewage comes up in the tub when we flush', 'sewage'],
    ['the ceiling is sagging and pieces keep falling', 'structure'],
    ['no heat, it is 9 degrees and we have a newborn', 'cold'],
    ['la regadera me da toques', 'electric'],
    ['The garage is full of smoke', 'fire'],
    ['The water in the tub is running over the rim', 'water'],
    ['uele a gas en la cosina', 'gas'],
  ])('is heard: %s', (text, danger) => expect(read(text).danger).toBe(danger));

  it.each([
    // A number alone is no temperature.
    'one two 100',
    'Replace carbon monoxide detector',
    'Install a gas line for the new stove',
    'The outlet that sparked last year was replaced, add another one next to it',
    'My neighbor had a gas leak, please check my lines, there is no smell here',
    'I was shocked by the price of a new panel',
    'Cambiar el detector de monóxido de carbono',
    'La fuga de gas ya la arreglaron el mes pasado, ahora quiero una estufa nueva',
  ])('is not heard, nor asked about: %s', (text) =>
    expect(read(text)).toMatchObject({ danger: null, possibleDanger: null }),
  );

  it('is asked about in doubt', () => {
    const reading = read('a strange smell in the laundry room');
    expect(reading).toMatchObject({ danger: null, possibleDanger: 'gas' });
  });
});

describe('the guesses of a trade', () => {
  it('are ranked, and the first is the work type', () => {
    const { workType, guesses } = read('the cabinet under the sink is rotten');
    expect(guesses[0]?.workType).toBe(workType);
    expect(guesses.map(({ probability }) => probability)).toEqual(
      guesses.map(({ probability }) => probability).toSorted((one, other) => other - one),
    );
  });

  it('are all unsure of a text that names no trade', () => {
    expect(read('hello, please come').guesses[0]?.probability).toBeLessThan(0.7);
  });
});
