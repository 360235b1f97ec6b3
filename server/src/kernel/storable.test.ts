import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable, storable, storableText } from './storable.ts';

describe('storable text', () => {
  it.each([
    ['The sink\u0000 leaks', 'The sink leaks'],
    ['\u0007bell \u001b[31mred\u007f\u0085\u009f', 'bell [31mred'],
    ['half \ud83d of a pair \udebf', 'half  of a pair '],
    ['one line\r\nand\tanother\n', 'one line\r\nand\tanother\n'],
    [
      'Peña 🚿 👩‍🔧 ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 工事',
      'Peña 🚿 👩‍🔧 ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 工事',
    ],
    ['Ac\u200bme\u2060 Pl\u00adumbing\ufeff', 'Acme Plumbing'],
    ['Acme \u202egnibmulP\u202c \u2066LLC\u2069\u200f', 'Acme gnibmulP LLC'],
    ['Jo\u200dAnn\u200c', 'JoAnn'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
  ])('of %j is %j', (typed, stored) => {
    expect(storableText(typed)).toBe(stored);
    expect(isStorable(stored)).toBe(true);
    expect(isStorable(typed)).toBe(typed === stored);
  });

  it('is well-formed and without NUL for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        const text = storableText(`${one}\ud800${other}\u0000\udc00`);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain('\0');
        expect(storableText(text)).toBe(text);
      }),
    );
  });
});

describe('a storable value', () => {
  it('has clean texts and names at every level, and everything else unchanged', () => {
    const bytes = Buffer.from('\0');
    const sent = { 'na\0me': ['a\0', 1, null, true, { deep: '\ud800' }], bytes };
    expect(storable(sent)).toEqual({ name: ['a', 1, null, true, { deep: '' }], bytes });
    expect((storable(sent) as typeof sent).bytes).toBe(bytes);
  });

  it('has limited nesting', () => {
    expect(() => storable(JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)))).toThrow(/at most 32 levels/);
  });
});
