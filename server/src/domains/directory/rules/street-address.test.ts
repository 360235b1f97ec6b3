import { expect, it } from 'vitest';
import { streetAddress } from './street-address.ts';

it.each([
  ['100 North Main Street, Suite 200', '100 n main st', '200'],
  ['100 N. Main St. Ste. 200', '100 n main st', '200'],
  ['100 N MAIN ST #200', '100 n main st', '200'],
  ['100 N Main St', '100 n main st', null],
  ['100 N Main St Apt 2B', '100 n main st', '2b'],
  ['770 Broadway, Floor 8', '770 broadway', '8'],
  ['4200 South Congress Ave 2nd Floor', '4200 s congress ave', null],
  ['1234 W Fifth Avenue', '1234 w 5th ave', null],
  ['P.O. Box 12', 'box 12', null],
  ['PO BOX 12', 'box 12', null],
  ['PO Box #12', 'box 12', null],
  ['PO Box 12B', 'box 12b', null],
])('%s is %s, unit %s', (text, street, unit) => {
  expect(streetAddress(text)).toEqual({ street, unit });
});

it('is null without a house and a street', () => {
  for (const text of ['Main Street', '', null, '12345', 'Louisville']) expect(streetAddress(text)).toBeNull();
});
