import { MAX_PHOTO_DESCRIPTION } from '@plumbline/contract/domains/files/photo.ts';
import { describe, expect, it } from 'vitest';
import { descriptionIn, descriptionOf, phaseOf } from './said.ts';

const LONGEST = 'é'.repeat(MAX_PHOTO_DESCRIPTION);

describe('the description that comes with a photo', () => {
  it('is stored without blanks around it, and without what nobody types', () => {
    expect(descriptionOf('  The trap\u0000 under the sink ')).toBe('The trap under the sink');
    expect(descriptionOf(' ')).toBeNull();
    expect(descriptionOf(undefined)).toBeNull();
  });

  it('arrives encoded in a header', () => {
    expect(descriptionIn(encodeURIComponent('La válvula 🔧'))).toBe('La válvula 🔧');
    expect(descriptionIn(encodeURIComponent(LONGEST))).toBe(LONGEST);
    expect(descriptionIn(undefined)).toBeNull();
  });

  it('is refused if it is too long, or is not encoded', () => {
    expect(() => descriptionOf(`${LONGEST}.`)).toThrow('at most 200 characters');
    expect(() => descriptionIn('100% wet')).toThrow('at most 200 characters');
    expect(() => descriptionIn(['one', 'two'])).toThrow('at most 200 characters');
  });
});

it('tells what a photo of the work shows, and nothing else', () => {
  expect([phaseOf('before'), phaseOf('after'), phaseOf('during'), phaseOf(undefined)]).toEqual([
    'before',
    'after',
    null,
    null,
  ]);
});
