import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  evaluationSets,
  freshSets,
  halves,
  readEvaluationTexts,
  readFreshTexts,
} from '../evaluation/evaluation-text.ts';
import { findHazard } from './danger.ts';
import { hazards } from './hazards.ts';
import { clauses, tokens } from './tokens.ts';

const dangerTexts = ['data/danger.tsv', 'data/spanish/danger.tsv'].flatMap((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').split('\n'),
);

const hazardIn = (text: string) => findHazard(tokens(text))?.name;

describe('an urgent message', () => {
  it.each([
    ['I smell gas', 'gas'],
    ['there is a strong smell of natural gas in the hall', 'gas'],
    ['We hit a gas line with the shovel!', 'gas'],
    ['whole place smells like rotten eggs', 'gas'],
    ['gas pipe is hissing', 'gas'],
    ['the carbon monoxide alarm keeps going off', 'carbon-monoxide'],
    ['CO detector went off', 'carbon-monoxide'],
    ['my dryer caught fire', 'fire'],
    ['smoke is coming out of the furnace', 'fire'],
    ['a power line is down in the driveway', 'power-line'],
    ['the power is out and my dad is on oxygen', 'medical-power'],
    ['sparks from the breaker panel', 'electric-shock'],
    ['light switch is hot to the touch', 'electric-shock'],
    ['burning smell from an outlet', 'electric-shock'],
    ['the washer shocked me', 'electric-shock'],
    ['water dripping into the breaker box', 'electric-shock'],
    ['the ceiling is about to collapse', 'collapse'],
    ['A big limb fell on the house', 'collapse'],
    ['raw sewage backing up into the tub', 'sewage'],
    ['our pipes are frozen', 'frozen-pipe'],
    ['frozen pipe burst', 'flooding'],
    ['The basement is flooding', 'flooding'],
    ['water everywhere', 'flooding'],
    ['toilet overflowing', 'flooding'],
    ["the toilet is overflowing and I can't shut the water off", 'flooding'],
    ['the hot water tank blew', 'flooding'],
    ['no heat, freezing outside', 'no-heat'],
    ['Furnace died. We have an infant', 'no-heat'],
    ['AC is out, it is 98 in here', 'no-cooling'],
    ['locked out of my apartment', 'locked-out'],
    ['the power went out last week and now again, mom is on oxygen', 'medical-power'],
    ['chunks of stucco fell on the sidewalk', 'collapse'],
    ['steam is coming from the water heater', 'flooding'],
    ['the heat is off and it is twenty degrees outside', 'no-heat'],
    ['huele mucho a gas en la cocina', 'gas'],
    ['está sonando la alarma de monóxido', 'carbon-monoxide'],
    ['sale humo del apagador', 'fire'],
    ['se incendió el enchufe', 'fire'],
    ['el contacto echa chispas', 'electric-shock'],
    ['la regadera da toques', 'electric-shock'],
    ['el techo se está derrumbando', 'collapse'],
    ['salen aguas negras por la tina', 'sewage'],
    ['se inundó el sótano', 'flooding'],
  ])('%j is %s', (text, name) => expect(hazardIn(text)).toBe(name));

  it.each([
    'gas water heater will not light',
    'run a gas line to the grill',
    'there is no gas smell, the stove just clicks',
    'the gas leak was fixed',
    'install a carbon monoxide detector',
    'carbon monoxide detector chirps, low battery',
    'hot water smells like rotten eggs',
    'replace the spark plug in my mower',
    'light bulbs keep burning out',
    'cigarette smoke from neighbors',
    'install a fire pit',
    'a pipe burst last winter and the drywall still needs repair',
    'basement floods every time it rains',
    'how do I keep pipes from bursting',
    'water damage from a burst pipe',
    'sewer smell in the bathroom',
    'no heat in one room',
    'the closet rod collapsed',
    'burnt countertop',
    'pour a slab',
    'the faucet will not turn off all the way',
    'cool blue paint for the nursery, baby comes in June',
  ])('%j can wait', (text) => expect(hazardIn(text)).toBeUndefined());

  it('takes the most dangerous of several', () => {
    expect(hazardIn('the basement is flooding and I smell gas')).toBe('gas');
  });
});

describe('the signs of a hazard', () => {
  const texts = [
    ...evaluationSets.flatMap((set) => readEvaluationTexts(set)),
    ...freshSets.flatMap((set) => halves.flatMap((half) => readFreshTexts(set, half))),
  ].map(({ text }) => text);
  const said = [...texts, ...dangerTexts].flatMap((text) => clauses(tokens(text)));

  const isOne = (needed: string) => (word: string) =>
    needed.endsWith('*') ? word.startsWith(needed.slice(0, -1)) : word === needed;

  it('match nothing without one of their words', () => {
    const missed = hazards.flatMap(({ signs }) =>
      signs.flatMap(([words, pattern]) =>
        said.filter(
          (clause) => pattern.test(clause) && !words.split(' ').some((word) => clause.split(' ').some(isOne(word))),
        ),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('match something', () => {
    const matching = hazards.filter(({ signs }) => said.some((clause) => signs.some(([, sign]) => sign.test(clause))));
    expect(matching.length).toBeGreaterThan(hazards.length / 2);
  });
});
