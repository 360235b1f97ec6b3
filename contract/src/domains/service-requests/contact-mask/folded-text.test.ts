import { describe, expect, it } from 'vitest';
import { foldText } from './folded-text.ts';

describe('a text as a reader sees it', () => {
  it.each([
    ['accents and capitals', 'Teléfono ÑANDÚ', 'telefono nandu'],
    ['full-width signs', '５０２＠ｘ．ｃｏｍ', '502@x.com'],
    ['zero-width characters and soft hyphens', '5\u200b0\u00ad2\u2060', '502'],
    ['keycaps', '5️⃣0️⃣2️⃣', '502'],
    ['digits in circles', '⑤⓪② ❺⓿❷ ⓹', '502 502 5'],
    ['digits of other scripts', '٥٠٢ ५०२', '502 502'],
    ['mathematical letters and digits', '𝐚𝐧𝐚 𝟓𝟎𝟐', 'ana 502'],
    ['mathematical digits of a later row', '𝟧𝟢𝟤', '502'],
    ['a ten in a circle as one sign', '❿', '❿'],
    ['a unit in one sign', '5㎉', '5kcal'],
    ['a whole phrase in one sign as that sign', 'ﷺ', 'ﷺ'],
    ['Cyrillic and Greek letters that look Latin', 'gmаil.соm', 'gmail.com'],
    ['letters in squares and flags', '🅰🄽🇦', 'ana'],
    ['two letters in one square', '🅊', 'hv'],
    ['a circled a between names as an @', 'paulⓐexample', 'paul@example'],
    ['a circled capital a as an @', 'paulⒶexample', 'paul@example'],
    ['circled letters in a row as letters', 'ⓐⓝⓐ', 'ana'],
    ['circled letters in a row with something invisible between', 'ⓝ\u200bⓐ', 'na'],
    ['a zero in an ending', 'ana d0t c0m', 'ana dot com'],
  ])('%s', (_, written, seen) => {
    expect(foldText(written).text).toBe(seen);
  });

  it('keeps a fraction as one sign, so that it adds no digits to a number', () => {
    expect(foldText('10½ in').text).toBe('10½ in');
  });

  it('knows for every position where it comes from', () => {
    const original = 'a\u200b5️⃣ﬁn';
    const { text, starts, ends } = foldText(original);
    expect(text).toBe('a5fin');
    expect([...text].map((_, at) => original.slice(starts[at], ends[at]))).toEqual(['a\u200b', '5️⃣', 'ﬁ', 'ﬁ', 'n']);
  });
});
