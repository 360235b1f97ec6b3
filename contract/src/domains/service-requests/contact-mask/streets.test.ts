import { describe, expect, it } from 'vitest';
import { foldText } from './folded-text.ts';
import { findOwnStreet, unitEnd } from './streets.ts';
import { tokensOf } from './tokens.ts';

const tokens = (text: string) => tokensOf(foldText(text), text);

/** Each place of the text that tells the street, as it is written. */
function told(text: string, street: string): string[] {
  const all = tokens(text);
  const spans = findOwnStreet(all, street).map(({ first, last }) => text.slice(all[first]?.start, all[last]?.end));
  return [...new Set(spans)];
}

describe("the customer's own street", () => {
  it.each([
    ['618 Wexford Ave', 'come to 618 Wexford Ave, apt 5, after six', '618 Wexford Ave, apt 5'],
    ['618 Wexford Ave', 'we live on Wexford Ave. Thanks', 'Wexford Ave'],
    ['618 Wexford Ave', 'wexford', 'wexford'],
    ['618 Wexford Ave', 'the wexfordave side', 'wexfordave'],
    ['618 Wexford Ave', 'six eighteen wexford', 'six eighteen wexford'],
    ['618 N Wexford Ave', 'at N. Wexford', 'Wexford'],
    ['618 N Wexford Ave', 'at N Wexford', 'N Wexford'],
    ['618 Wexford Ave', 'Wexford Ave. N', 'Wexford Ave. N'],
    ['45 Calle Hidalgo', 'Hidalgo número 45', 'Hidalgo número 45'],
    ['822 1/2 S 4th St', 'south 4th street', '4th street'],
    ['N1234 County Road B', 'n1234 county road b', 'n1234 county road b'],
    ['12 Mount Holly Rd', 'mt holly', 'mt holly'],
    ['2903 Cypress Hollow Dr', '2903 cypress', '2903 cypress'],
  ])('%s: %s', (street, text, found) => {
    expect(told(text, street)).toContain(found);
  });

  it.each([
    ['618 Wexford Ave', 'the wexfordian style'],
    ['2903 Cypress Hollow Dr', 'the cypress in the yard'],
    ['2903 Cypress Hollow Dr', '2904 cypress'],
    ['822 1/2 S 4th St', 'the 4 of us'],
    ['', 'anywhere at all'],
  ])('%s is not told by: %s', (street, text) => {
    expect(told(text, street)).toEqual([]);
  });

  it.each([
    ['turn off the main valve', []],
    ['it is on main', []],
    ['it is on Main', ['Main']],
    ['the Main breaker', []],
    ['main street', ['main street']],
    ['123 main', ['123 main']],
    ['124 main', []],
  ])('that is also a word needs another sign of a street: %s', (text, found) => {
    expect(told(text, '123 Main St')).toEqual(found);
  });
});

describe('the house number apart from its street', () => {
  it.each([
    ['618 Wexford Ave', 'the number is 618', ['618']],
    ['618 Wexford Ave', 'the number is 619', []],
    ['618 Wexford Ave', 'we need 618 tiles', []],
    ['77 Pemberton Ct', 'the number is 77', []],
    ['77 Pemberton Ct', 'house 77', ['77']],
    ['77 Pemberton Ct', 'pemberton court. Then look for the mailbox with 77', ['pemberton court', '77']],
  ])('%s: %s', (street, text, found) => {
    expect(told(text, street)).toEqual(found);
  });
});

describe('the unit of the street line', () => {
  it.each([
    ['lot 22', ['lot 22']],
    ['lote #22', ['lote #22', '#22']],
    ['lot 2', []],
    ['lot 23', []],
    ['22 feet', []],
  ])('%s', (text, found) => {
    expect(told(text, '6 Wexford Line Lot 22')).toEqual(found);
  });
});

describe('a street goes on to its unit', () => {
  it.each([
    ['Oak Ct', 'Oak Ct'],
    ['Oak Ct, apt 5 please', 'Oak Ct, apt 5'],
    ['Oak Ct #12', 'Oak Ct #12'],
    ['Oak Ct apt. 3-B please', 'Oak Ct apt. 3-B'],
    ['Oak Ct, building 2, apt 5, room 9', 'Oak Ct, building 2, apt 5'],
    ['Oak Ct apt big', 'Oak Ct'],
    ['Oak Ct apt', 'Oak Ct'],
    ['Oak Ct\napt 5', 'Oak Ct'],
    ['Oak Ct 5', 'Oak Ct'],
  ])('%s', (text, whole) => {
    const all = tokens(text);
    expect(text.slice(0, all[unitEnd(all, 1)]?.end)).toBe(whole);
  });
});
