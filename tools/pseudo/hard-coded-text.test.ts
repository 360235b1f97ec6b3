import { describe, expect, it } from 'vitest';
import { hardCodedText } from './hard-coded-text.ts';

describe('the hard-coded part of a text', () => {
  it.each([
    ['⟦Sééñd⟧ now', [], 'now'],
    ['⟦Sééñd tö⟧ Ana Delgado', ['Ana'], 'Delgado'],
    ['Plumbing', ['Plum'], 'Plumbing'],
    ['Call the office', ['Call the', 'office'], null],
    // Words outside an address are still reported, whatever counts as data.
    ['Near 1418 Bardstown Rd', ['Bardstown'], 'Near'],
  ])('of %j, where %j is data: %j', (text, data, found) => {
    expect(hardCodedText(text, data)).toBe(found);
  });

  it.each([
    ['1418 Bardstown Rd', ['Bardstown']],
    ['1418 Bardstown Rd', ['1418']],
    ['https://example.com/Bardstown', ['Bardstown']],
    ['ana@example.com', ['ana']],
  ])('is nothing of %j, which no language changes, though %j is data as well', (text, data) => {
    expect(hardCodedText(text, data)).toBeNull();
  });
});
