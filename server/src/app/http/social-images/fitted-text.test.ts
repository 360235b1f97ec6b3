import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, type Room } from './fitted-text.ts';

/** Every letter is as wide as its size. */
const measure = (text: string, size: number) => Array.from(text).length * size;
const room: Room = {
  width: 200,
  sizes: [
    [10, 2],
    [5, 3],
  ],
};
const fit = (text: string) => fitText(text, room, measure);

describe('text on an image', () => {
  it('is as large as its room allows, on lines of about the same length', () => {
    expect(fit('Short name')).toEqual({ size: 10, lines: ['Short name'] });
    expect(fit('Plumbers in Shepherdsville')).toEqual({ size: 10, lines: ['Plumbers in', 'Shepherdsville'] });
    expect(fit('Plumbers and electricians of Louisville')).toEqual({
      size: 5,
      lines: ['Plumbers and electricians of Louisville'],
    });
  });

  it('keeps an ampersand with the word after it', () => {
    expect(fit('Ashcroft & Underhill Pipe').lines).toEqual(['Ashcroft', '& Underhill Pipe']);
  });

  it('ends with an ellipsis after a whole word if there is too much of it', () => {
    const { size, lines } = fit('Heating, cooling, plumbing and drain cleaning, '.repeat(5).trim());
    expect({ size, count: lines.length }).toEqual({ size: 5, count: 3 });
    expect(lines.at(-1)).toBe('drain cleaning, Heating, cooling…');
  });

  it('breaks a word that is longer than a line, and keeps letters with their accents whole', () => {
    const accented = 'n\u0303';
    const { lines } = fit(accented.repeat(50));
    expect(lines.join('')).toBe(accented.repeat(50));
    for (const line of lines) expect(line.length % accented.length).toBe(0);
  });

  it('always fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { size, lines } = fit(text.replaceAll(/\s+/g, ' '));
        expect(lines.length).toBeLessThanOrEqual(size === 10 ? 2 : 3);
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
      }),
    );
  });
});
