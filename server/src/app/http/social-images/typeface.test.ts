import { describe, expect, it } from 'vitest';
import { openTypeface } from './typeface.ts';

const typeface = await openTypeface();
const style = { size: 100, weight: 400 };

describe('the typeface of images', () => {
  it('has the letters of English and Spanish, and of names from elsewhere', () => {
    const text = '¿Añadido de baño, cerámica y pingüino? Łódź, Dvořák & Sons: $1,250 – “A’s”…';
    expect(typeface.drawable(text)).toBe(text);
  });

  it('leaves out what it does not have, and keeps everything in one line', () => {
    expect(typeface.drawable('  Drain\n\tKings 👑 管道 <b>Louisville</b>\u0000 ')).toBe(
      'Drain Kings <b>Louisville</b>',
    );
    expect(typeface.drawable('管道')).toBe('');
    expect(typeface.drawable('A'.repeat(10_000))).toHaveLength(300);
  });

  it('joins an accent with its letter', () => {
    expect(typeface.drawable('an\u0303o')).toBe('año');
  });

  it('measures with kerning, by weight and in proportion to the size', () => {
    const width = typeface.widthOf('Plumbers', style);
    expect(width).toBeGreaterThan(300);
    expect(typeface.widthOf('Plumbers', { ...style, size: 200 })).toBeCloseTo(2 * width, 5);
    expect(typeface.widthOf('Plumbers', { ...style, weight: 700 })).toBeGreaterThan(width);
    expect(typeface.widthOf('Plumbers', { ...style, tracking: -0.02 })).toBeCloseTo(width - 8 * 2, 5);
    const [a, v] = [typeface.widthOf('A', style), typeface.widthOf('V', style)];
    expect(typeface.widthOf('AV', style)).toBeLessThan(a + v);
  });

  it('draws outlines only', () => {
    const svg = typeface.outlined('</svg><script>', style, 10, 20);
    expect(svg).toMatch(
      /^<g transform="translate\(10 20\) scale\(0\.1 -0\.1\)">(<path transform="[^"<]*" d="[^"<]*"\/>)+<\/g>$/,
    );
  });
});
