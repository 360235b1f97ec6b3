import { expect, it } from 'vitest';
import { contactMark, deviceOf, nameMark, newBrowserSecret } from './browser-marks.ts';

const [one, other] = [newBrowserSecret(), newBrowserSecret()];

it('a mark is the same only for the same address in the same browser', () => {
  expect(contactMark(one, 'Ana@Example.com')).toBe(contactMark(one, 'ana@example.com'));
  expect(contactMark(one, 'ana@example.com')).not.toBe(contactMark(other, 'ana@example.com'));
  expect(deviceOf(one)).not.toBe(deviceOf(other));
});

it('case, accents and spaces make no other name', () => {
  expect(nameMark(one, 'José  Peña ')).toBe(nameMark(one, 'jose pena'));
  expect(nameMark(one, 'José Peña')).not.toBe(nameMark(one, 'Ana Peña'));
});
