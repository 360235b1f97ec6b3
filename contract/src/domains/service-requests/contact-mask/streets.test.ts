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
    ['618 Oak Drive', 'oak dr', 'oak dr'],
    ['618 Wexford Ave', 'wexford', 'wexford'],
    ['618 Wexford Ave', 'the wexfordave side', 'wexfordave'],
    ['618 Wexford Ave', 'six eighteen wexford', 'six eighteen wexford'],
    ['618 N Wexford Ave', 'at N. Wexford', 'Wexford'],
    ['618 N Wexford Ave', 'at N Wexford', 'N Wexford'],
    ['618 Wexford Ave', 'Wexford Ave. N', 'Wexford Ave. N'],
    ['45 Calle Hidalgo', 'Hidalgo número 45', 'Hidalgo número 45'],
    ['822 1/2 S 4th St', 'south 4th street', '4th street'],
    ['E Wexford Ave', 'on wexford', 'wexford'],
    ['618 Wexford Ave #5', 'on wexford', 'wexford'],
    ['N1234 County Road B', 'n1234 county road b', 'n1234 county road b'],
    ['12 Mount Holly Rd', 'mt holly', 'mt holly'],
    ['2903 Cypress Hollow Dr', '2903 cypress', '2903 cypress'],
    // Numbered streets and roads.
    ['822 1/2 S 4th St', '4th street 822', '4th street 822'],
    ['822 1/2 S 4th St', 'calle 4', 'calle 4'],
    ['822 S Fourth St', '4th st', '4th st'],
    ['822 S Fourth St', 'fourth st', 'fourth st'],
    ['3312 SW 8th St Apt 5', 'eighth street', 'eighth street'],
    ['E 8th St', 'calle 8', 'calle 8'],
    ['45 Calle 12', 'calle doce', 'calle doce'],
    ['N1234 County Road B', 'rd b', 'b'],
    ['1234 County Road 450', 'county road 450', '450'],
    ['1234 County Road Elmwood', 'elmwood', 'elmwood'],
    ['618 Highway 31', 'hwy 31', '31'],
    ['US31 North', 'hwy 31', '31'],
    ['6600 State Route', '6600 route', '6600 route'],
    ['618 Avenue-A', '618 a', '618 a'],
    // Streets in Spanish.
    ['618 Avenida de la Paz', 'paz 618', 'paz 618'],
    ['618 Avenida de la Paz', 'avenida de la paz', 'paz'],
    ['45 Calle Hidalgo', 'la calle hidalgo', 'calle hidalgo'],
    ['618 Norte', '618 norte', '618 norte'],
    ['618 Calle Las', '618 las', '618 las'],
    ['618 E Wexford Ave', 'Calle E Wexford', 'Calle E Wexford'],
    // Names of several words, and words for one another.
    ['618 Old Mill Rd', 'old-mill', 'old-mill'],
    ['618 Old-Mill Rd', 'old mill', 'old mill'],
    ['618 Old Mill Rd', '618 old', '618 old'],
    ['618 Saint Charles Pl', 'st charles', 'st charles'],
    ['618 St Charles Pl', 'saint charles', 'saint charles'],
    ['1234 Apt Street', 'apt street', 'apt street'],
    ['618 Ave', 'ave 618', 'ave 618'],
    // In other spellings.
    ['618 Ferns Ave', 'fernslane', 'fernslane'],
    ['2903 Cypress Hollow Dr', 'cypress hollowdr', 'cypress hollowdr'],
    ['618 Wexford Ave', '5wexford', 'wexford'],
    ['618 Wexford Ave', 'W e x f o r d', 'W e x f o r d'],
    ['618 Xyza', 'xyza', 'xyza'],
    // With its kind and direction.
    ['618 Wexford Ave E', 'wexford e', 'wexford e'],
    ['618 Wexford Ave', 'wexford ave. nw', 'wexford ave. nw'],
    ['618 Wexford Ave', 'wexford ave nw.', 'wexford ave nw'],
    ['618 Wexford Ave', 'wexford ave n ave', 'wexford ave n'],
    ['618 Wexford Ave', 'wexford ave\nn', 'wexford ave'],
    ['618 Wexford Ave', 'wexford\nave', 'wexford'],
    // With the house number before it.
    ['618 Wexford Ave', 'six-one-eight wexford', 'six-one-eight wexford'],
    ['618 Wexford Ave', 'six hundred eighteen wexford', 'six hundred eighteen wexford'],
    ['618 Wexford Ave', '6 18 wexford', '6 18 wexford'],
    ['2000 Wexford Ave', 'dos mil wexford', 'dos mil wexford'],
    ['618 Wexford Ave', '618 of the street wexford', '618 of the street wexford'],
    ['618 Wexford Ave', '618 , , , , , wexford', '618 , , , , , wexford'],
    ['618 Wexford Ave', '618 , , , , , , , , wexford', 'wexford'],
    ['618 Wexford Ave', '618 of the old street wexford', 'wexford'],
    ['618 Wexford Ave', '6 1 wexford', 'wexford'],
    ['618 Wexford Ave', '6 for 8 wexford', 'wexford'],
    ['618 Wexford Ave', 'x618 wexford', 'x618 wexford'],
    ['618 Wexford Ave', 'xx618 wexford', '618 wexford'],
    ['618 Wexford Ave', 'plan b 618 wexford', '618 wexford'],
    ['618 8th St', '61 8th st', '8th st'],
    ['Oak Court', 'zero oak court', 'oak court'],
    ['Oak Court', 'oak court zero', 'oak court'],
    ['4 Wexford Ave', 'house for wexford', 'wexford'],
    // With the house number after it.
    ['618 Wexford Ave', 'wexford six-one-eight', 'wexford six-one-eight'],
    ['618 Wexford Ave', 'wexford six eighteen', 'wexford six eighteen'],
    ['618 Wexford Ave', 'wexford (618)', 'wexford (618'],
    ['628 Wexford Ave', 'wexford 6 to 8', 'wexford'],
    ['618 Wexford Ave', 'wexford house number 618', 'wexford house number 618'],
    ['618 Wexford Ave', 'wexford , , , , 618', 'wexford , , , , 618'],
    ['618 Wexford Ave', 'wexford , , , , , 618', 'wexford'],
    ['618 Wexford Ave', 'wexford six one', 'wexford'],
    ['618 Wexford Ave', 'wexford 619', 'wexford'],
    ['618 Wexford Ave', 'wexford to 618', 'wexford'],
    ['618 Wexford Ave', 'wexford big 618', 'wexford'],
  ])('%s: %s', (street, text, found) => {
    expect(told(text, street)).toContain(found);
  });

  it.each([
    ['618 Wexford Ave', 'the wexfordian style'],
    ['2903 Cypress Hollow Dr', 'the cypress in the yard'],
    ['2903 Cypress Hollow Dr', '2904 cypress'],
    ['2903 Cypress Hollow Dr', '2903 tiles'],
    ['822 1/2 S 4th St', 'the 4 of us'],
    ['', 'anywhere at all'],
    ['822 1/2 S 4th St', '4th'],
    ['822 1/2 S 4th St', '4 street'],
    ['822 1/2 S 4th St', '4th avenue'],
    ['822 1/2 S 4th St', 'treinta y cuatro'],
    ['N1234 County Road B', 'plan b'],
    ['1234 County Road 450', '450'],
    ['1234 County Road Cedar', 'farm cedar posts'],
    ['618 Oak Ave', 'state oak tree'],
    ['618 Old Mill Rd', 'old, mill'],
    ['618 Old Mill Rd', '619 old'],
    ['618 Ox Mill Rd', '618 ox'],
    ['618 Fern Ave', 'fernlane'],
    ['618 Fern Ave', '618 fernlane'],
    ['Oak Ct', 'lot oakct'],
    ['618 Wexford Ave', 'xwexford'],
    ['618 Main Ave', 'M a i n'],
    ['618 Oak Ave', 'O a k'],
    ['618 Xyz Ave', 'x y z'],
    ['618 Avenida de la Paz', 'paz'],
    ['618 Xyz', 'xyz'],
    ['618 Rose St', 'rose'],
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
    ['main rd', ['main rd']],
    ['main str', ['main str']],
    ['main stand', []],
    ['main trl', []],
    ['main square', []],
    ['main estates', []],
    ['on the Main', ['Main']],
    ['on the big Main', []],
  ])('that is also a word needs another sign of a street: %s', (text, found) => {
    expect(told(text, '123 Main St')).toEqual(found);
  });
});

describe('the house number apart from its street', () => {
  it.each([
    ['618 Wexford Ave', 'the number is 618', ['618']],
    ['618 Wexford Ave', 'the number is 619', []],
    ['618 Wexford Ave', 'we need 618 tiles', []],
    ['618 Wexford Ave', 'number of the old big 618', ['618']],
    ['618 Wexford Ave', 'number of the old big red 618', []],
    ['618 Wexford Ave', '618 of the old number', ['618']],
    ['618 Wexford Ave', '618 is the house number here', ['618']],
    ['271 Wexford Ave', 'the number is 27l', ['27l']],
    ['618 Wexford Ave', '618 of the old big number', []],
    ['18 Wexford Ave', 'house eighteen', ['eighteen']],
    ['1 Wexford Ave', 'house i', []],
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
    ['lot. 22', ['lot. 22']],
    ['lot ... 22', []],
    ['unit 22', ['unit 22']],
    ['lot', []],
  ])('%s', (text, found) => {
    expect(told(text, '6 Wexford Line Lot 22')).toEqual(found);
  });
});

describe('the unit of a street line', () => {
  it.each([
    ['1234 Wexford Ave Apt 3-B', 'apt 3-b', ['apt 3-b']],
    ['1234 Wexford Ave Apt 3-B', 'apt 3', []],
    ['1234 Wexford Ave # 5', '# 5', ['# 5']],
    ['1234 Wexford Ave Apt. 22', 'apt 22', ['apt 22']],
    ['1234 Wexford Ave Lot 123456', 'lot 123456', ['lot 123456']],
    ['1234 Wexford Ave Lot 1234567', 'lot 1234567', []],
    ['1234 Wexford Ave Lot', 'lot 5', []],
    ['Apt 5 Wexford', 'apt 5', []],
    ['6 Floor Rd', 'unit rd', []],
  ])('%s: %s', (street, text, found) => {
    expect(told(text, street)).toEqual(found);
  });
});

describe('a street goes on to its unit', () => {
  it.each([
    ['Oak Ct', 'Oak Ct'],
    ['Oak Ct, apt 5 please', 'Oak Ct, apt 5'],
    ['Oak Ct #12', 'Oak Ct #12'],
    ['Oak Ct #12/14', 'Oak Ct #12'],
    ['Oak Ct apt. 3-B please', 'Oak Ct apt. 3-B'],
    ['Oak Ct apt 3- please', 'Oak Ct apt 3'],
    ['Oak Ct apt 3-', 'Oak Ct apt 3'],
    ['Oak Ct, building 2, apt 5, room 9', 'Oak Ct, building 2, apt 5'],
    ['Oak Ct #B please', 'Oak Ct #B'],
    ['Oak Ct apt, please', 'Oak Ct'],
    ['Oak Ct apt big', 'Oak Ct'],
    ['Oak Ct apt', 'Oak Ct'],
    ['Oak Ct\napt 5', 'Oak Ct'],
    ['Oak Ct 5', 'Oak Ct'],
  ])('%s', (text, whole) => {
    const all = tokens(text);
    expect(text.slice(0, all[unitEnd(all, 1)]?.end)).toBe(whole);
  });
});
