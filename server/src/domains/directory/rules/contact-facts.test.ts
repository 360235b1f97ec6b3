import { describe, expect, it } from 'vitest';
import { emailAddress, isTollFree, ownHost, usPhone, webAddress } from './contact-facts.ts';

describe('a phone', () => {
  it.each([
    '(502) 587 1234',
    '+1 502-587-1234',
    '502.587.1234 x12',
    '5025871234',
    'Tel: 1 (502) 587-1234',
    '1-502-587-1234 ext. 4',
    'Phone 502 587 1234',
    'Phone: 502 587 1234',
    'Tel 502 587 1234',
  ])('%s is the same number', (text) => {
    expect(usPhone(text)).toBe('+15025871234');
  });

  it('is rejected if it is too short, foreign or impossible', () => {
    for (const text of ['+32 1207', '123', '0555555555', '1025871234', '5021871234', '+44 20 7946 0958', '', null]) {
      expect(usPhone(text), String(text)).toBeNull();
    }
  });

  it('is toll-free by its area code', () => {
    expect(isTollFree('+18004663337')).toBe(true);
    expect(isTollFree('+18584663337')).toBe(false);
  });
});

it('accepts an email address, but nothing that could be two addresses or a header', () => {
  expect(emailAddress(' MAILTO:Info@Example.com ')).toBe('info@example.com');
  const longest = `${'x'.repeat(249)}@a.co`;
  expect(emailAddress(longest)).toBe(longest);
  for (const text of [
    'a@b',
    'or-mailto:a@b.co',
    'a b@c.de',
    'a@b.c,d@e.f',
    'a@b.c\nBcc: d@e.f',
    '<a@b.co>',
    'x'.repeat(250) + '@a.co',
  ]) {
    expect(emailAddress(text), text).toBeNull();
  }
});

it('accepts a web address that can be a link, but no script', () => {
  expect(webAddress('www.example.com/')).toBe('https://www.example.com');
  expect(webAddress(' http://example.com/a?b=c ')).toBe('http://example.com/a?b=c');
  expect(webAddress('example.com/a:b')).toBe('https://example.com/a:b');
  expect(webAddress('example.com:8080/a')).toBe('https://example.com:8080/a');
  for (const text of [
    'javascript:alert(1)',
    'javascript:1',
    'tel:5025871234',
    'mailto:a@b.co',
    'shttp://example.com',
    'http://',
    'example',
    'example.com1',
    'https://user@evil.com',
    'a b.com',
    'example.com/a b',
    '',
  ]) {
    expect(webAddress(text), text).toBeNull();
  }
});

it('accepts a web address of at most 2,000 characters', () => {
  const longest = `https://example.com/${'x'.repeat(1980)}`;
  expect(webAddress(longest)).toBe(longest);
  expect(webAddress(`${longest}x`)).toBeNull();
});

it('identifies a business by its own site, but not by a page on a shared one', () => {
  expect(ownHost('https://www.mr-rooter.example/louisville')).toBe('mr-rooter.example');
  expect(ownHost('https://AWWW.pets.example')).toBe('awww.pets.example');
  for (const site of ['https://m.facebook.com/abc', 'no address', null]) expect(ownHost(site)).toBeNull();
});
