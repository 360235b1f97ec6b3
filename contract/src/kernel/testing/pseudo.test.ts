import { describe, expect, it } from 'vitest';
import { outsideMarks, plain, pseudo, pseudoPattern } from './pseudo.ts';

const words = pseudo({
  send: 'Send Request',
  greeting: (name: string, count: number) => `Hello ${name}, you have ${count} offers: https://plumbline.example/a?b=c`,
  fragment: ' away',
  parts: ['One, two', '12'],
  section: { id: 'what-we-are', heading: 'Fees' },
});

describe('the pseudo language', () => {
  it('is longer, accented and marked', () => {
    expect(words.send).toBe('⟦Sééñd Rééqüüéést⟧');
  });

  it('leaves values, addresses, identifiers and spaces around a text as they are', () => {
    expect(words.greeting('Ana', 3)).toBe('⟦Hééllöö Ana, ÿööüü hååvéé 3 ööfféérs: https://plumbline.example/a?b=c⟧');
    expect(words.fragment).toBe(' ⟦ååwååÿ⟧');
    expect(words.parts).toEqual(['⟦Ööñéé, twöö⟧', '12']);
    expect(words.section).toEqual({ id: 'what-we-are', heading: '⟦Féééés⟧' });
  });

  it('can be read back', () => {
    expect(plain(words.greeting('José', 3))).toBe('Hello José, you have 3 offers: https://plumbline.example/a?b=c');
    expect(plain(`mailto:ana@example.com?subject=${encodeURIComponent(words.send)}`)).toBe(
      'mailto:ana@example.com?subject=Send%20Request',
    );
  });
});

describe('a pattern for English texts', () => {
  it.each([
    ['Send Request', false],
    ['send', false],
    ['Send Request', true],
    [/^Send Request$/, false],
    [/^Send (?:Request|Offer)\b/, false],
    [/SEND/i, false],
  ])('matches the pseudo text: %s', (pattern, isExact) => {
    expect(pseudoPattern(pattern, isExact).test(words.send)).toBe(true);
  });

  it.each([
    ['Send', true],
    ['Sent', false],
    [/Request Send/, false],
    [/^Request/, false],
  ])('does not match others: %s', (pattern, isExact) => {
    expect(pseudoPattern(pattern, isExact).test(words.send)).toBe(false);
  });

  it('is searched in linear time by a pattern with a gap', () => {
    const marked = `⟦tééxtééd⟧${' ⟦nöw⟧'.repeat(2000)}`;
    expect(pseudoPattern(/texted .*, delivered/).test(marked)).toBe(false);
    expect(pseudoPattern(/texted .*, delivered/).test(`${marked}⟦, déélîîvéérééd⟧`)).toBe(true);
  });
});

describe('text outside of marks', () => {
  it.each([
    ['⟦Sééñd⟧', ''],
    ['⟦Sééñd⟧ to ⟦thîîs ⟦tråådéé⟧ hééréé⟧ now', ' to  now'],
    ['Ana ⟦îîs', 'Ana '],
  ])('%s: %j', (text, outside) => {
    expect(outsideMarks(text)).toBe(outside);
  });
});
