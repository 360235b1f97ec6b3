import { describe, expect, it } from 'vitest';
import { BidderCompany, BidderName, BidderPhone } from './bidder.ts';

describe('the name of a bidder', () => {
  it.each([
    'Ann Lee',
    "Siobhán O'Brien-Núñez",
    'Robert Tate, Jr.',
    'J.D. Power III',
    'Nguyễn Văn An',
    '李 小龍',
    'María José García López de la Cruz',
  ])('may be %s', (name) => {
    expect(BidderName.parse(` ${name} `)).toBe(name);
  });

  it.each([
    '',
    'A',
    '5025550142',
    'Ann\r\nBcc: all@example.net',
    'Ann <b>Lee</b>',
    'Ann@example.net',
    'Ann evil dot com',
    'Ann \u202eLee',
    'A\u0301\u0301\u0301\u0301nn',
    'Call 502-555-0199',
    'a b c d e f g h i',
    'x'.repeat(61),
  ])('may not be %j', (name) => {
    expect(BidderName.safeParse(name).success).toBe(false);
  });

  it.each([
    'Acme Plumbing',
    'A-1 Plumbing & Heating #2, Inc.',
    "Smith's St. Matthews Rooter",
    '502 Electric',
    '24/7 Drains',
    'D.R. Horton',
    "Joe's Plumbing (Louisville)",
  ])('may be of %s', (company) => {
    expect(BidderCompany.parse(company)).toBe(company);
  });

  it.each([
    'Acme www.example.net',
    'Acme bit.ly/3x',
    'acme.com',
    'Acme 🔥',
    'SALE!!!',
    '50% off',
    'one two three four five six seven eight nine ten eleven',
  ])('may not be of %j', (company) => {
    expect(BidderCompany.safeParse(company).success).toBe(false);
  });

  it('accepts an omitted phone in any form', () => {
    for (const none of ['', ' ', null, undefined]) expect(BidderPhone.parse(none)).toBeUndefined();
    expect(BidderPhone.parse('(502) 555-0142 x22')).toBe('(502) 555-0142 x22');
    expect(BidderPhone.safeParse('502-555-0142; 606-555-0111').success).toBe(false);
  });
});
