import { describe, expect, it } from 'vitest';
import { firstLink, linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);

describe('links in a text', () => {
  it('are found with the text around them', () => {
    expect(linkify('Answer: http://localhost:3000/respond/rf_1/ct_2 today')).toEqual([
      { text: 'Answer: ' },
      { text: 'http://localhost:3000/respond/rf_1/ct_2', href: 'http://localhost:3000/respond/rf_1/ct_2' },
      { text: ' today' },
    ]);
  });

  it.each([
    ['Open https://a.example/x.', 'https://a.example/x'],
    ['(https://a.example/x)', 'https://a.example/x'],
    ['https://a.example/x?a=1&b=2, then', 'https://a.example/x?a=1&b=2'],
    ['https://a.example/wiki/Bob_(tool)', 'https://a.example/wiki/Bob_(tool)'],
  ])('end before what ends the sentence: %s', (text, href) => {
    expect(links(text)).toEqual([href]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'www.a.example',
    'http://',
    'ftp://a.example/x',
  ])('are nothing but http and https: %s', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('lose nothing of the text', () => {
    const text = 'One https://a.example/1; two http://b.example/2!\nhttp:// end.';
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('give the first as what the message is about', () => {
    expect(firstLink('a https://a.example/1 b https://b.example/2')).toBe('https://a.example/1');
    expect(firstLink('none')).toBeUndefined();
  });
});
