import { expect, it } from 'vitest';
import { smsSegments } from './sms-segments.ts';

it.each([
  ['nothing', '', 1],
  ['160 plain characters', 'a'.repeat(160), 1],
  ['161, which are joined', 'a'.repeat(161), 2],
  ['two full segments', 'a'.repeat(306), 2],
  ['one more', 'a'.repeat(307), 3],
  ['brackets, which count twice', `[${'a'.repeat(158)}]`, 2],
  ['accents of the alphabet', `é${'a'.repeat(159)}`, 1],
  ['70 characters with one outside of the alphabet', `…${'a'.repeat(69)}`, 1],
  ['71 of them', `…${'a'.repeat(70)}`, 2],
  ['a picture, which counts twice', `🚰${'a'.repeat(69)}`, 2],
])('counts the segments of %s', (_, text, segments) => {
  expect(smsSegments(text)).toBe(segments);
});
