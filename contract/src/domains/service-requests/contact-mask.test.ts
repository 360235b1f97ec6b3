import { describe, expect, it } from 'vitest';
import { MASK, maskContacts } from './contact-mask.ts';

const known = ['Ana Delgado', 'ana.delgado@example.com', '+15025550177', '1127 Cherokee Rd'];

describe('what a contractor reads before the fee is settled', () => {
  it.each([
    ['Call 502-555-0177 please', `Call ${MASK} please`],
    ['Call (502) 555 0177', `Call ${MASK}`],
    ['my cell 5025550177.', `my cell ${MASK}.`],
    ['five oh two five five five oh one seven seven', MASK],
    ['write to ana@mail.example.org', `write to ${MASK}`],
    ['ana dot d at gmail dot com', `ana dot ${MASK}`],
    ['see https://facebook.example/ana', `see ${MASK}`],
    ['Ask for Ana at the gate', `Ask for ${MASK} at the gate`],
    ['ANA DELGADO lives here', `${MASK} lives here`],
    ['Come to 1127 cherokee rd, side door', `Come to ${MASK}, side door`],
  ])('%s', (text, masked) => {
    expect(maskContacts(text, known)).toBe(masked);
  });

  it.each([
    'The water heater is 12 years old and leaks 2 gallons a day',
    'Model GE 40-gal, bought 2014, about $1,200',
    'Thursday 12/3 between 2 and 5 pm works',
    'Two toilets, one sink, three faucets',
    'An analog thermostat',
  ])('leaves alone: %s', (text) => {
    expect(maskContacts(text, known)).toBe(text);
  });
});
