import { expect, it } from 'vitest';
import { inGsmLetters, smsSegments } from './sms-segments.ts';

it.each([
  ['nothing', '', 1],
  ['160 plain characters', 'a'.repeat(160), 1],
  ['161, which are joined', 'a'.repeat(161), 2],
  ['two full segments', 'a'.repeat(306), 2],
  ['one more', 'a'.repeat(307), 3],
  ['brackets, which count twice', `[${'a'.repeat(158)}]`, 2],
  ['accents of the alphabet', `é${'a'.repeat(159)}`, 1],
  ['81 signs that count twice', '€'.repeat(81), 2],
  // 153 is odd: a character that takes two places doesn't fit into the last one and starts another segment.
  ['a sign that just fits beside the next segment', `${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
  ['a sign that is not divided', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['70 characters with one outside of the alphabet', `…${'a'.repeat(69)}`, 1],
  ['71 of them', `…${'a'.repeat(70)}`, 2],
  ['134 of them', `…${'a'.repeat(133)}`, 2],
  ['135 of them', `…${'a'.repeat(134)}`, 3],
  ['a picture, which counts twice', `🚰${'a'.repeat(69)}`, 2],
  ['67 pictures, none of them divided', '🚰'.repeat(67), 3],
])('counts the segments of %s', (_, text, segments) => {
  expect(smsSegments(text)).toBe(segments);
});

it('replaces letters with those of the phones’ alphabet', () => {
  expect(inGsmLetters('“Łukasz” – Núñez… Åse')).toBe('"Lukasz" - Nuñez... Åse');
  expect(inGsmLetters('京')).toBe('京');
});
