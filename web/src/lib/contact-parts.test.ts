import { expect, it } from 'vitest';
import { contactParts } from './contact-parts.ts';

it('phone numbers can be called and e-mail addresses written to', () => {
  expect(contactParts('Jo Beam, (502) 555-0100 or bids@louisville.example.')).toEqual([
    { at: 0, text: 'Jo Beam, ' },
    { at: 9, text: '(502) 555-0100', href: 'tel:+15025550100' },
    { at: 23, text: ' or ' },
    { at: 27, text: 'bids@louisville.example', href: 'mailto:bids@louisville.example' },
    { at: 50, text: '.' },
  ]);
  expect(contactParts('+1 502-555-0100')).toEqual([{ at: 0, text: '+1 502-555-0100', href: 'tel:+15025550100' }]);
});

it('other numbers and words are left alone, and nothing is lost', () => {
  for (const text of [
    '',
    'Permit 2026-000117-4455',
    'javascript:alert(1)',
    '<b>x</b>',
    '40202-1234',
    '15025550100555',
  ]) {
    expect(contactParts(text)).toEqual(text ? [{ at: 0, text }] : []);
  }
});
