import type { Language } from '@plumbline/contract/domains/assistant/understanding.ts';
import { expect, it, describe as suite } from 'vitest';
import { describe } from './description.ts';
import { saidWords } from './said-words.ts';

const described = (text: string, language?: Language) => describe(saidWords(text), language);

suite('the description', () => {
  it.each([
    ['um, hey so, I need somebody to fix the toilet', 'Fix the toilet'],
    ['Hi there! I was wondering if someone could come out and look at my furnace', 'Look at my furnace'],
    ['can you please send someone to unclog the sink?', 'Unclog the sink?'],
    ["I'm looking for someone who can hang a TV on the wall", 'Hang a TV on the wall'],
    ['uh the um faucet, you know, drips all night', 'The faucet drips all night'],
    ['ok so basically the breaker trips', 'The breaker trips'],
    ['The sink is clogged. Thanks so much!', 'The sink is clogged.'],
    ['My sink leaks, please', 'My sink leaks'],
    ['éclairage does not work', 'Éclairage does not work'],
  ])('of %j is %j', (said, description) => expect(described(said)).toBe(description));

  it.each([
    'Well pump cycles on and off',
    'So many ants in the kitchen',
    'Like a burning smell from the attic',
    'I need a plumber for a leaking pipe',
    'Someone painted the window shut',
    'I would like the deck stained',
    '3 outlets are dead',
  ])('keeps %j, where the first words matter', (said) => expect(described(said)).toBe(said));

  it('keeps filler rather than fall short of the ten characters that the form wants', () => {
    expect(described('um, fix it')).toBe('Um, fix it');
    expect(described('please help')).toBe('Please help');
    expect(described('hi')).toBe('Hi');
  });

  it('keeps what has no letters at all', () => expect(described('🚽💦')).toBe('🚽💦'));

  it.each([
    ['hola buenas tardes, este, se me tapó el baño, muchas gracias', 'Se me tapó el baño'],
    ['necesito a alguien que me venga a destapar el fregadero por favor', 'Destapar el fregadero'],
    ['disculpe, ¿pueden venir a revisar el aire?', 'Revisar el aire?'],
  ])('of %j in Spanish is %j', (said, description) => expect(described(said, 'es')).toBe(description));

  it('keeps whom to call and where', () => {
    const said = 'hi, the sink leaks. Call Ana at 502-555-0177, 1127 Cherokee Rd, 40204';
    expect(described(said)).toBe('The sink leaks. Call Ana at 502-555-0177, 1127 Cherokee Rd, 40204');
  });
});
