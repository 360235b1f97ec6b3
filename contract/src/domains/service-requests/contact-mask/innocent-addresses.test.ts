import { describe, expect, it } from 'vitest';
import { shown } from './testing/reading.ts';

describe('a text that only resembles an address stays readable', () => {
  it.each([
    // Signs and words at the end of a text or line.
    'part 592-',
    'signal wire,',
    'wire, com',
    'fay ng at',
    'fay99 arroba',
    'my hotmail is',
    'my gmail',
    'fay99 arroba hot',
    'fay at hot-',
    'fay ng at- gmail',
    '@ @ hotmail',
    'http',
    'www',
    'felixfixit ,com',
    'visit fay.\ncom is the ending',
    'reach fay dot\ncom today',
    // Providers without a name.
    'fay at yahoo',
    'meet at outlook point',
    'the hotmail is sandy',
    'my hotmail, sandy',
    'my hotmail is sand',
    'my hotmail is 12345',
    'live fay.ng99 wires',
    'mail fay.ng99 to me',
    'fay.ng99 here and here and here and gmail',
    'gmail here and here and, here, fay.ng99',
    'dm fayfix#12345',
    'dm wire-b2',
    'gmail 2b-wire',
    'a dot, dm fay-fix',
    '99ab gmail',
    'ab9 gmail',
    '_ab gmail',
    // Stores.
    'at- homedepot.com',
    'fay at lowes dot com',
    'home-depot.com',
    'www.lowes.com/x',
    // Dots and endings of another kind.
    'fayfix.co4u',
    'my dot is .house',
    'fayfix.house has a website',
    'tt dot me slash',
    'the house.main line',
    'fay dot house slash x',
    'pipe dot us',
    'www felixfixit house',
    '10.com',
    '5.com',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text);
  });
});
