import { describe, expect, it } from 'vitest';
import { maskContacts } from '../contact-mask.ts';

/** A description is at most this long; messages are shorter. */
const LONGEST = 4000;
/** Masking takes 2 to 5 ms on an idle core. Quadratic work takes a hundred or more. */
const MOST_MILLISECONDS = 20;
/** The fastest of these runs counts: garbage of others may be collected in some. */
const RUNS = 20;

const known = ['Ana María Delgado López', 'ana@example.net', '+15025550177', '1127 Old Cherokee Rd Apt 5'];

const hostile = [
  ['1', '1 ', '1-', '1.', '1/', '1,', '5 ', '5O2', '5️⃣', '１', 'five ', 'oh ', 'o o ', 'double ', 'treinta y ', 'mil '],
  [
    'two hundred ',
    'fiveohtwo',
    '502 and then ',
    'and the rest is 5 ',
    'area code ',
    'x1x2',
    '½',
    'ﷺ',
    '\u200b',
    'a\u200b',
  ],
  [
    'a@',
    '@',
    '@a ',
    '.',
    '-',
    '_',
    'a-',
    'a_a',
    'a.',
    'a.com ',
    'a at b dot ',
    'a dot ',
    'a underscore ',
    'www.',
    'http://',
  ],
  [
    'insta ',
    'insta:',
    'facebook as ',
    'my insta is ',
    'gmail ',
    'a gmail ',
    'Ana ',
    'ana',
    'A n a ',
    'Ana-',
    'Delgado de la ',
  ],
  [
    '1127 ',
    '1127 cherokee ',
    'cherokee ',
    'calle A ',
    '1 A ',
    'st ',
    'corner of A and ',
    'apt 5 ',
    '#',
    '# ',
    'p o box ',
  ],
  ['km 1 ', '///a.b.c', '7C9R+', '\n', 'a', 'a ', 'A '],
];

describe('the cost of masking a text of the greatest length', () => {
  it.each(hostile)('of nothing but %j', (piece) => {
    const text = piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);
    let fastest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS && fastest > MOST_MILLISECONDS; run += 1) {
      const start = process.threadCpuUsage();
      maskContacts(text, known);
      // Of the processor, not of the clock: other programs may run in between.
      const { user, system } = process.threadCpuUsage(start);
      fastest = Math.min(fastest, (user + system) / 1000);
    }
    expect(fastest).toBeLessThanOrEqual(MOST_MILLISECONDS);
  });
});
