import { expect, it } from 'vitest';
import { streetKey } from './street-key.ts';
import { spellingsOf } from './street-words.ts';
import { parseAddress } from './us-address.ts';

it.each([
  ['1338 Lynmar Drive, Apt 2', '1338 LYNMAR DR', '2'],
  ['100 North Main Street, Suite 200', '100 N MAIN ST', '200'],
  ['100 N MAIN ST #0200', '100 N MAIN ST', '200'],
  ['5448 A Franklin Pike Circle', '5448 FRANKLIN PIKE CIR', 'A'],
  ['1 Fifth Ave. BLDG A UNIT 3', '1 5TH AVE', 'A 3'],
  ['770 Broadway, Floor 8', '770 BROADWAY', '8'],
  ['4200 South Congress Ave 2nd Floor', '4200 S CONGRESS AVE', null],
  ['745 N Corona St GAR', '745 N CORONA ST', null],
  ['1 La Grange Rd', '1 LA GRANGE RD', null],
])('%s has the key %s, unit %s', (text, street, unit) => {
  expect(streetKey(parseAddress(text))).toEqual({ street, unit });
});

it.each(['Oak Street', '0 Oak Street', 'PO Box 12', '1200 block of Elm St', '5th & Elm', '1338'])(
  '%s is no house',
  (text) => {
    expect(streetKey(parseAddress(text))).toBeNull();
  },
);

it('treats all spellings of a word alike', () => {
  expect(spellingsOf('DRIVE')).toEqual(expect.arrayContaining(['DR', 'DRIVE', 'DRV']));
  expect(spellingsOf('NORTH')).toEqual(['N', 'NORTH']);
  expect(spellingsOf('LYNMAR')).toEqual(['LYNMAR']);
});
