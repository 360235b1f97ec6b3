import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

describe('readable text', () => {
  it.each([
    ['my <b>sink</b> leaks', 'my sink leaks'],
    ['<script>alert(1)</script>my sink', 'my sink'],
    ['a <<b>script>alert(1)<</b>/script> sink', 'a < script>alert(1)< /script> sink'],
    ['&lt;img src=x onerror=alert(1)&gt; sink', 'sink'],
    ['<a <b> onclick=x> sink', 'sink'],
    ['gap < 5 inches & > 2', 'gap < 5 inches & > 2'],
    ['w\u200ba\u200dt\u2060er', 'water'],
    ['\u202egnp.exe\u202c sink', 'gnp.exe sink'],
    ['line one\r\n\tline two', 'line one line two'],
    ['z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308', 'z\u0301\u0302\u0303\u0304\u0305'.normalize('NFC')],
    ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
    ['👩‍🔧 please', '👩‍🔧 please'],
    ['نمی‌دانم', 'نمی‌دانم'],
  ])('of %j is %j', (raw, text) => expect(readableText(raw)).toBe(text));

  it.each(['', '   ', '\u200b\u200b', '\ufeff', '\u200d \u200c', '\u0000\u0007', '<br>', '\u2062\u{E0041}'])(
    'of %j is empty',
    (raw) => expect(readableText(raw)).toBe(''),
  );
});
