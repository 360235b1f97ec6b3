import { describe, expect, it } from 'vitest';
import { hueOf, initialsOf } from './avatar.tsx';

describe('the initials of a contractor', () => {
  it.each([
    ['Falls City Drain & Pipe', 'FC'],
    ['Beargrass Plumbing Co.', 'BP'],
    ['Ace', 'AC'],
    ['The Handyman of Louisville, LLC', 'HL'],
    ['O’Neil', 'ON'],
    ['Ünal Elektrik', 'ÜE'],
    ['', '?'],
    ['LLC', '?'],
  ])('of %j are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the color made from a name', () => {
  it('is the same for the same name and spreads over many', () => {
    expect(hueOf('Falls City')).toBe(hueOf('Falls City'));
    const hues = new Set(Array.from({ length: 200 }, (_, at) => hueOf(`Contractor ${at}`)));
    expect(hues.size).toBe(12);
  });
});
