import { describe, expect, it } from 'vitest';
import { plainLine, plainText, safeLink } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['<p>Replace the <b>boiler</b></p><p>and pipes</p>', 'Replace the boiler\n\nand pipes'],
    ['Roof &amp; gutters &#8212; AT&T store', 'Roof & gutters — AT&T store'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['pipes < 5 in and R&D', 'pipes < 5 in and R&D'],
    ['<script>alert(1)</script>Before<style>p{}</style> after', 'Before after'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Twice &amp;lt;b&amp;gt;escaped&amp;lt;/b&amp;gt;', 'Twice escaped'],
    ['<img src=x onerror=alert(1)>Picture', 'Picture'],
    ['<svg><text>drawn</text></svg>said', 'said'],
    ['<a href="javascript:alert(1)">click</a>', 'click'],
    ['<div title="a > b">unclosed <b>tags', 'unclosed tags'],
    ['cut off <img src="', 'cut off'],
    ['nul\u0000 bell\u0007 esc\u001b[31m', 'nul bell esc [31m'],
    ['\u202Egnp.exe\u202C \u2066hidden\u2069 zero\u200bwidth soft\u00adhyphen', 'gnp.exe hidden zerowidth softhyphen'],
    ['tagged\u{e0041}\u{e007f}', 'tagged'],
    ['half \ud800 pair', 'half \ufffd pair'],
    ['<tr><td>Roof</td><td>Deck</td></tr>', 'Roof Deck'],
    ['<td>Roof</td>Deck', 'Roof Deck'],
    ['Roof<td>Deck', 'Roof Deck'],
    ['half<b>way</b>s', 'halfways'],
    ['one\rtwo\u0085three\u2028four', 'one\ntwo\nthree\nfour'],
    // Escaped five times: the last layer is only made harmless.
    [`A ${'&amp;'}${'amp;'.repeat(4)} B`, 'A amp; B'],
    [`A ${'&amp;'}${'amp;'.repeat(3)} B`, 'A & B'],
    ['  many   spaces\u00a0here \r\n\r\n\r\n\r\nand lines ', 'many spaces here\n\nand lines'],
  ])('%j becomes %j', (input, text) => {
    expect(plainText(input, 1000)).toBe(text);
  });

  it('says numbers', () => {
    expect([plainText(12.5, 10), plainText(7n, 10)]).toEqual(['12.5', '7']);
  });

  it('is at most 100,000 characters long', () => {
    expect(plainText('x'.repeat(100_001), 200_000)).toHaveLength(100_000);
  });

  it.each([null, undefined, {}, [], true, Number.NaN, Number.POSITIVE_INFINITY, Symbol('x')])(
    '%s says nothing',
    (value) => {
      expect(plainText(value, 100)).toBe('');
    },
  );

  it.each([
    '&l\u200bt;script&g\u200bt;alert(1)',
    '&lt\u037eb&gt\u037e',
    `${'&amp;'.repeat(1)}${'amp;'.repeat(10)}lt;script${'&amp;'}${'amp;'.repeat(10)}gt;`,
    '<<script>script>alert(1)<</script>/script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<![CDATA[<b>x</b>]]><!-- <b> -->',
    '\u202e&#x202e;&#8238;&#0;&#xFFFE;',
  ])('%j leaves no markup, and a second pass changes nothing', (hostile) => {
    const once = plainText(hostile, 1000);
    expect(once).not.toMatch(/<[a-z!/?]|&(?:#|lt|gt|amp)\w*;|[\u0000-\u0009\u200b-\u200f\u202a-\u202e]/i);
    expect(plainText(once, 1000)).toBe(once);
  });

  it('cuts at a word and never in the middle of a character', () => {
    expect(plainText('replace all the valves', 18)).toBe('replace all the…');
    expect(plainText('replace all of the valves', 22)).toBe('replace all of the…');
    expect(plainText('replace the boiler\n\nand pipes', 21)).toBe('replace the boiler…');
    expect(plainText('half \ufffd pair of pipes', 15)).toBe('half \ufffd pair of…');
    expect(plainText('replace  it', 10)).toBe('replace it');
    expect(plainText('💩'.repeat(100), 10)).toBe(`${'💩'.repeat(4)}…`);
    expect(plainText('x'.repeat(5000), 100)).toHaveLength(100);
  });

  it.each([
    ['a megabyte of letters', 'x'.repeat(1_000_000)],
    ['a megabyte of open tags', '<div>'.repeat(200_000)],
    ['a megabyte of unclosed comments', '<!--'.repeat(250_000)],
    ['a megabyte of spaces', ' '.repeat(1_000_000)],
    ['a megabyte of empty lines', `${'\n '.repeat(500_000)}x`],
    ['a megabyte of ampersands', '&amp;'.repeat(200_000)],
  ])('%s is processed quickly', (_, text) => {
    const before = performance.now();
    expect(plainText(text, 2000).length).toBeLessThanOrEqual(2000);
    expect(plainLine(text, 200).length).toBeLessThanOrEqual(200);
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it('is cut within a word if the last blank is too far back', () => {
    expect(plainText('abcdefghijklmnop qrst', 20)).toBe('abcdefghijklmnop qr…');
  });

  it('is one line if requested', () => {
    expect(plainLine('<p>Water\nmain</p><p>break</p>', 100)).toBe('Water main break');
  });
});

describe('a link', () => {
  it.each([
    ['https://city.example/bids?id=1&x=2', undefined, 'https://city.example/bids?id=1&x=2'],
    ['bids.aspx?bidID=245', 'https://city.example/Bids.aspx', 'https://city.example/bids.aspx?bidID=245'],
    ['/a b', 'https://city.example', 'https://city.example/a%20b'],
    ['//other.example/x', 'https://city.example', 'https://other.example/x'],
    ['https://user:secret@city.example/', undefined, 'https://city.example/'],
    ['http://city.example/x', undefined, 'http://city.example/x'],
    ['\n https://city.example/x ', undefined, 'https://city.example/x'],
    [`https://city.example/${'x'.repeat(1979)}`, undefined, `https://city.example/${'x'.repeat(1979)}`],
    ['x'.repeat(1979), 'https://city.example/', `https://city.example/${'x'.repeat(1979)}`],
  ])('%j is %3$j', (value, base, link) => {
    expect(safeLink(value, base)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://city.example/x',
    'blob:https://city.example/1',
    'https://',
    'https://city.example/\u202Efdp.exe',
    `https://city.example/${'x'.repeat(3000)}`,
    '',
    7,
    null,
  ])('%j is not one', (value) => {
    expect(safeLink(value)).toBeNull();
    expect(safeLink(value, 'https://city.example/')?.startsWith('https://city.example/') ?? true).toBe(true);
  });

  it.each(['', '\u0001a', 'a\u202eb', '\u007f', 'x'.repeat(1980), `${' '.repeat(2000)}a`])(
    '%j is none either in relation to a page',
    (value) => {
      expect(safeLink(value, 'https://city.example/')).toBeNull();
    },
  );

  it.each(['xhttps://city.example', 'httpsx://city.example'])('%j has another scheme', (value) => {
    expect(safeLink(value)).toBeNull();
  });
});
