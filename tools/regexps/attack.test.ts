import { describe, expect, it } from 'vitest';
import { slowInput } from './attack.ts';
import { findPatterns } from './find.ts';

const CAP = 4000;

describe('a regular expression', () => {
  it.each([
    ['^(a+)+$', ''],
    ['^([A-Z-]+)((?:;[^:"]*(?:"[^"]*")?)*):(.*)$', ''],
    ['\\S*(?:@|:\\/\\/)\\S*[\\p{L}\\p{N}]', 'gu'],
    ['^\\s*(?:is)?\\s*(?:not)?\\s*good', ''],
    ['\\S+\\s*(?:@|\\(at\\))\\s*\\S+\\.\\S+', 'gi'],
  ])('is found to be slow: /%s/%s', (source, flags) => {
    expect(slowInput({ source, flags }, CAP)).toMatchObject({ ms: expect.any(Number), attack: expect.any(String) });
  });

  it.each([
    ['^\\d{5}(-\\d{4})?$', ''],
    ['[^\\p{L}\\p{N}\\s]', 'gu'],
    ['^([A-Z-]+)((?:;(?:[^;:"]|"[^"]*")*)*):(.*)$', ''],
    ['^\\s*(?:is\\s*)?(?:not\\s*)?good', ''],
  ])('is found to be fast: /%s/%s', (source, flags) => {
    expect(slowInput({ source, flags }, CAP)).toBeNull();
  });
});

describe('the regular expressions of a file', () => {
  it('are the literal ones with their lines, and the places that build others', () => {
    const text = "const a = /b+/gi;\n\nconst c = new RegExp('d\\\\s', 'u');\nconst e = RegExp(`${a}`);\n";
    expect(findPatterns('a.ts', text)).toEqual({
      patterns: [
        { path: 'a.ts', line: 1, source: 'b+', flags: 'gi' },
        { path: 'a.ts', line: 3, source: 'd\\s', flags: 'u' },
      ],
      builtAt: [4],
    });
  });
});
