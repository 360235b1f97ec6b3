import { describe, expect, it } from 'vitest';
import { mapParamsIn, positionIn, positionText } from './map-position.ts';

describe('a map position in an address', () => {
  it('is short, and reads as what was written', () => {
    const position = { latitude: 38.252_712_3, longitude: -85.7585, zoom: 12.5 };
    expect(positionText(position)).toBe('38.2527,-85.7585,12.5');
    expect(positionIn(positionText(position))).toEqual({ latitude: 38.2527, longitude: -85.7585, zoom: 12.5 });
  });

  it.each([undefined, 12, '', '1,2', '91,0,12', '0,181,12', '1,2,-3', 'a,b,c', '1,2,3,4', '..,1,2'])(
    '%j is none',
    (text) => {
      expect(positionIn(text)).toBeUndefined();
    },
  );

  it('is left out when it is none', () => {
    expect(mapParamsIn({ schematic: '38.25,-85.65,1.5', street: 'nowhere', selected: 42, other: 1 })).toEqual({
      schematic: '38.25,-85.65,1.5',
      selected: '42',
    });
    expect(mapParamsIn({})).toEqual({});
  });
});
