import { describe, expect, it } from 'vitest';
import { inGsmLetters, segmentsOf } from './sms-segments.ts';

describe('the text messages that a text takes', () => {
  it.each([
    ['', 'gsm-7', 0],
    ['a'.repeat(160), 'gsm-7', 1],
    ['a'.repeat(161), 'gsm-7', 2],
    ['a'.repeat(306), 'gsm-7', 2],
    ['a'.repeat(307), 'gsm-7', 3],
    ['é'.repeat(160), 'gsm-7', 1],
    ['€'.repeat(80), 'gsm-7', 1],
    ['€'.repeat(81), 'gsm-7', 2],
    // 153 places are no even number: the sign that takes two doesn't fit into the last one and opens another message.
    [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 'gsm-7', 2],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm-7', 3],
    ['ł'.repeat(70), 'ucs-2', 1],
    ['ł'.repeat(71), 'ucs-2', 2],
    ['ł'.repeat(134), 'ucs-2', 2],
    ['ł'.repeat(135), 'ucs-2', 3],
    [`${'a'.repeat(159)}—`, 'ucs-2', 3],
    ['😀'.repeat(35), 'ucs-2', 1],
    ['😀'.repeat(66), 'ucs-2', 2],
    ['😀'.repeat(67), 'ucs-2', 3],
  ] as const)('%.12s… as %s: %i', (text, encoding, count) => {
    expect(segmentsOf(text)).toEqual({ encoding, count });
  });

  it('are fewer in letters of the phones’ own alphabet', () => {
    expect(inGsmLetters('“Łukasz” – Núñez… Åse')).toBe('"Lukasz" - Nuñez... Åse');
    expect(inGsmLetters('京')).toBe('京');
  });
});
