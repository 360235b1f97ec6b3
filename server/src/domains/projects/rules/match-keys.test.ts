import { describe, expect, it } from 'vitest';
import { addressKey, permitKey } from './match-keys.ts';

const at = (street: string | null, city: string | null = 'Louisville', zip: string | null = null) =>
  addressKey({ street, city, state: 'KY', zip });

describe('a permit number', () => {
  it('is the same however it is divided and written', () => {
    const key = permitKey({ permitNumber: 'COM-NEW-26-00159', state: 'KY' });
    expect(key).toBe('KY:COMNEW2600159');
    expect(permitKey({ permitNumber: 'com new 26/00159', state: 'KY' })).toBe(key);
  });

  it('is another one in another state', () => {
    expect(permitKey({ permitNumber: '100858762', state: 'IL' })).not.toBe(
      permitKey({ permitNumber: '100858762', state: 'KY' }),
    );
  });

  it.each([null, '', 'N/A', 'pending', '12', 'TBD-1'])('%j recognises nothing', (permitNumber) => {
    expect(permitKey({ permitNumber, state: 'KY' })).toBeNull();
  });
});

describe('an address', () => {
  it.each([
    ['1338 LYNMAR DR, 1', '1338 Lynmar Drive'],
    ['1338 Lynmar Dr. Apt 4B', '1338 lynmar drive'],
    ['1338 Lynmar Dr #4', '1338 LYNMAR DR'],
    ['921 W. Whitney Avenue', '921 West Whitney Ave'],
    ['200 North First Street', '200 N 1st St'],
    ["12 O'Hara Pkwy", '12 OHara Parkway'],
  ])('%j is %j', (one, other) => {
    expect(at(one)).not.toBeNull();
    expect(at(one)).toBe(at(other));
  });

  it('is in the city that its ZIP belongs to', () => {
    expect(at('1338 Lynmar Dr', null, '40216')).toBe(at('1338 Lynmar Dr', 'LOUISVILLE'));
  });

  it('is not one on another street, with another number or in another city', () => {
    const keys = [at('10 Oak St'), at('10 Oak Ave'), at('12 Oak St'), at('10 Oak St', 'La Grange'), at('10 N Oak St')];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([null, '', 'Oak Street', 'Various locations', '1338'])('%j recognises nothing', (street) => {
    expect(at(street)).toBeNull();
  });
});
