import { describe, expect, it } from 'vitest';
import { scopeOf } from './project-scope.ts';

describe('the scope of a project', () => {
  it('is what its description names, in its order', () => {
    expect(scopeOf('New roof. Replace two boilers and the kitchen.', 'Library', 'en')).toEqual([
      'the roof',
      'the boiler',
      'the kitchen',
    ]);
  });

  it('is at most three parts', () => {
    expect(scopeOf('Roof, doors, windows, paint, drywall', '', 'en')).toEqual(['the roof', 'the doors', 'the windows']);
  });

  it('leaves out what the title names, however it is written there', () => {
    expect(scopeOf('Replace roofing and HVAC', 'Re-roof of the library', 'en')).toEqual(['the heating and cooling']);
  });

  it('names a part once', () => {
    expect(scopeOf('Toilets of both restrooms, washroom fans', '', 'en')).toEqual(['the restrooms']);
  });

  it.each([
    ['', []],
    ['Work as shown', []],
    // Matches within other words don't count.
    ['Proofs of a waterpark by Windowsmith', []],
    ['WATER HEATER', ['the water heater']],
    ['water-heaters', ['the water heater']],
    ['water service', ['the water line']],
    ['baths', ['the bathrooms']],
    ['Bath rooms', ['the bathrooms']],
    ['control room', []],
    ['controls upgrade', ['the controls']],
    ['sidewalks', ['the concrete']],
    ['tenant finish', ['the tenant space']],
    ['tenant', []],
  ])('of %j is %j', (description, parts) => {
    expect(scopeOf(description, '', 'en')).toEqual(parts);
  });
});
