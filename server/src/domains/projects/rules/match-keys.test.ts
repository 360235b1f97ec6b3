import { describe, expect, it } from 'vitest';
import { addressKey, keysOf, permitKey } from './match-keys.ts';

describe('a permit number', () => {
  it('is the same however it is separated and capitalized', () => {
    const key = permitKey('COM-NEW-26-00159');
    expect(key).toBe('COMNEW2600159');
    expect(permitKey('com new 26/00159')).toBe(key);
  });

  it('has at least five letters and digits, including three consecutive digits', () => {
    expect(permitKey('AB-123')).toBe('AB123');
    expect(permitKey('A-123')).toBeNull();
    expect(permitKey('PENDING-12')).toBeNull();
  });

  it.each([null, '', 'N/A', 'pending', '12', 'TBD-1'])('%j recognizes nothing', (permitNumber) => {
    expect(permitKey(permitNumber)).toBeNull();
  });
});

it('are the keys by which a project is recognized', () => {
  expect(keysOf({ permitNumber: 'COM-26-00159', street: '10 Oak Street' })).toEqual({
    permitKey: 'COM2600159',
    addressKey: addressKey('10 Oak St'),
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
    expect(addressKey(one)).not.toBeNull();
    expect(addressKey(one)).toBe(addressKey(other));
    expect(addressKey(one)).toBe(addressKey(one));
  });

  it('differs on another street, with another number or in another direction', () => {
    const keys = [
      addressKey('10 Oak St'),
      addressKey('10 Oak Ave'),
      addressKey('12 Oak St'),
      addressKey('10 N Oak St'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([null, '', 'Oak Street', 'Various locations', '1338'])('%j recognizes nothing', (street) => {
    expect(addressKey(street)).toBeNull();
  });
});
