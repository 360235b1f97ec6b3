import { describe, expect, it } from 'vitest';
import { MASK } from './contact-mask/placeholder.ts';
import { maskContacts } from './contact-mask.ts';

const known = ['Ana Delgado', 'ana.delgado@example.com', '+15025550177', '1127 Cherokee Rd'];

describe('the contractor’s view before the fee is settled', () => {
  it.each([
    ['Call 502-555-0177 please', `Call ${MASK} please`],
    ['Call (502) 555 0177', `Call ${MASK}`],
    ['my cell 5025550177.', `my cell ${MASK}.`],
    ['five oh two five five five oh one seven seven', MASK],
    ['mi número es quinientos dos, cinco cinco cinco, cero uno, setenta y siete', `mi número es ${MASK}`],
    ['5️⃣0️⃣2️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣7️⃣7️⃣ thanks', `${MASK} thanks`],
    ['area code 502, then 555 0177. Thanks', `area code ${MASK}. Thanks`],
    ['the office is 502-555-0177 ext. 22', `the office is ${MASK}`],
    ['write to ana@mail.example.org', `write to ${MASK}`],
    ['ana dot d at gmail dot com', MASK],
    ['ana punto d arroba gmail punto com', MASK],
    ['see https://facebook.example/ana', `see ${MASK}`],
    ['insta: ana.d_502, Tuesday works', `insta: ${MASK}, Tuesday works`],
    ['Ask for Ana at the gate', `Ask for ${MASK} at the gate`],
    ['ask for ana', `ask for ${MASK}`],
    ['ANA DELGADO lives here', `${MASK} lives here`],
    ['Come to 1127 cherokee rd, side door', `Come to ${MASK}, side door`],
    ['eleven twenty-seven Cherokee, side door', `${MASK}, side door`],
    ['A neighbor at 45 Fox Run has the key', `A neighbor at ${MASK} has the key`],
  ])('%s', (text, masked) => {
    expect(maskContacts(text, known)).toBe(masked);
  });

  it.each([
    'The water heater is 12 years old and leaks 2 gallons a day',
    'Model GE 40-gal, bought 2014, about $1,200',
    'Thursday 12/3 between 2 and 5 pm works',
    'Two toilets, one sink, three faucets',
    'An analog thermostat',
    'Ｆｕｌｌ－ｗｉｄｔｈ and ½ inch: nothing is rewritten that is not masked',
  ])('leaves alone: %s', (text) => {
    expect(maskContacts(text, known)).toBe(text);
  });

  it('masks each contact by itself, and contacts that touch as one', () => {
    expect(maskContacts('Call 502-555-0177 or write to ana@mail.example.org', known)).toBe(
      `Call ${MASK} or write to ${MASK}`,
    );
    expect(maskContacts('Come to Ana Delgado 1127 Cherokee Rd', known)).toBe(`Come to ${MASK}`);
  });

  it('looks for the words of a street alone, not for those of an email address or a phone number', () => {
    const text = 'The sink from Delgado Example, model B 5';
    expect(maskContacts(text, ['', 'delgado@example', 'B 5'])).toBe(text);
  });

  it('leaves masked text alone', () => {
    const once = maskContacts('Ana, 502-555-0177, 1127 Cherokee Rd', known);
    expect(maskContacts(once, known)).toBe(once);
  });

  it('masks without knowing the customer', () => {
    expect(maskContacts('Call 502-555-0177')).toBe(`Call ${MASK}`);
  });
});
