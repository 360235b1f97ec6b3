import { describe, expect, it } from 'vitest';
import { formatWhileTyping, phoneAsTyped } from './phone-typing.ts';

describe('a phone number while it is typed', () => {
  it.each([
    ['', ''],
    ['5', '(5'],
    ['502', '(502'],
    ['(502)', '(502'],
    ['5025', '(502) 5'],
    ['502555', '(502) 555'],
    ['5025550', '(502) 555-0'],
    ['502.555.0134', '(502) 555-0134'],
    ['+1 502 555 0134', '(502) 555-0134'],
    ['1', ''],
    ['50255501349999', '(502) 555-0134'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['call me', ''],
  ])('%j becomes %j', (typed, shown) => {
    expect(phoneAsTyped(typed)).toBe(shown);
  });

  it('is never longer than 14 characters', () => {
    expect(phoneAsTyped('5'.repeat(40))).toHaveLength(14);
  });

  it('keeps the caret behind the same digit when its middle is changed', () => {
    const input = document.createElement('input');
    // A 9 was typed after '(50'.
    input.value = '(5092) 555-013';
    input.setSelectionRange(4, 4);
    formatWhileTyping(input);
    expect(input.value).toBe('(509) 255-5013');
    expect(input.selectionStart).toBe(4);
  });

  it('leaves the caret at the end when it was there', () => {
    const input = document.createElement('input');
    input.value = '5025';
    input.setSelectionRange(4, 4);
    formatWhileTyping(input);
    expect(input.selectionStart).toBe('(502) 5'.length);
  });
});
