import { describe, expect, it } from 'vitest';
import { ClaimCode, CodeWithConsent, ListingEdit, wordList } from './listing.ts';

describe('the code that proves a listing', () => {
  it.each(['042917', ' 042 917 ', '042-917'])('is the same as %j', (typed) => {
    expect(ClaimCode.parse(typed)).toBe('042917');
  });

  it.each(['04291', '0429170', '04291a', '', 42917])('is not %j', (typed) => {
    expect(ClaimCode.safeParse(typed).error?.issues[0]?.message).toBe('Enter the 6 digits of the code.');
  });

  it('implies no consent to texts', () => {
    expect(CodeWithConsent.parse({ code: '042917' }).smsConsent).toBe(false);
  });
});

describe('a list of short texts', () => {
  const list = wordList(3, 5);
  const complaint = (given: unknown) => list.safeParse(given).error?.issues[0]?.message;

  it.each([
    ['an array', [' taps ', 'sinks']],
    ['JSON as text', ' ["taps","sinks"]'],
    ['a text with commas', 'taps, , sinks,'],
  ])('is read from %s', (_, given) => {
    expect(list.parse(given)).toEqual(['taps', 'sinks']);
  });

  it('has each text once', () => {
    expect(list.parse('taps,sinks,taps')).toEqual(['taps', 'sinks']);
  });

  it.each([
    ['a fourth', 'a,b,c,d', 'List at most 3.'],
    ['a text of six characters', 'a,drains', 'Use at most 5 characters each.'],
    ['an empty one', ['taps', ' '], "Don't leave an entry blank."],
    ['one on two lines', ['a\nb'], 'Keep each entry on one line.'],
  ])('refuses %s', (_, given, message) => {
    expect(complaint(given)).toBe(message);
  });

  it('accepts the number and length of texts that it allows', () => {
    expect(list.parse('vents,pipes,sinks')).toHaveLength(3);
  });

  it('refuses JSON that is broken', () => {
    expect(list.safeParse('["taps"').success).toBe(false);
  });
});

describe('a change to a listing', () => {
  it('omits unchanged fields', () => {
    expect(ListingEdit.parse({ phoneHidden: true })).toEqual({ phoneHidden: true });
  });

  it('keeps at least one trade, without repeats', () => {
    expect(ListingEdit.parse({ trades: ['plumbing', 'hvac', 'plumbing'] }).trades).toEqual(['plumbing', 'hvac']);
    expect(ListingEdit.safeParse({ trades: [] }).error?.issues[0]?.message).toBe('Choose at least one trade.');
  });
});
