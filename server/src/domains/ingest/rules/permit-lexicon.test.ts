import { describe, expect, it } from 'vitest';
import { type Entry, finderOf, hitsIn, isCommon, type Meaning } from './permit-lexicon.ts';
import { permitWords } from './permit-words.ts';

const meanings = (text: string) => hitsIn(permitWords(text)).map(({ meaning }) => meaning);

describe('the lexicon', () => {
  it.each([
    ['install water heater', [{ act: 'install' }, { thing: 'pipe', trade: 'plumbing' }]],
    ['Replaced furnaces', [{ act: 'repair' }, { thing: 'system', trade: 'mechanical' }]],
    ['wrecking garage', [{ act: 'demolish' }, { thing: 'outbuilding' }]],
    ['certificate of occupancy', [{ act: 'paper' }]],
    // The longest phrase counts: a fire house is not a home, and hiding phrases hide.
    ['fire house', [{ business: 4 }]],
    ['home depot', [{}]],
    ['electrical service upgrade', [{ thing: 'service', trade: 'electrical' }, { act: 'alter' }]],
  ] satisfies [string, Meaning[]][])('reads %j', (text, expected) => {
    expect(meanings(text)).toEqual(expected.map((meaning) => expect.objectContaining(meaning)));
  });

  it('gives a phrase from several lists all its meanings', () => {
    expect(meanings('water heater')).toEqual([{ home: 3, thing: 'pipe', trade: 'plumbing' }]);
  });

  it.each([
    ['heater', true],
    ['stub', true],
    ['heaters', false],
    ['jones', false],
  ])('contains %j as a common word: %s', (key, isKnown) => {
    expect(isCommon(key)).toBe(isKnown);
  });
});

describe('a finder', () => {
  const found = (entries: readonly Entry[], text: string) => finderOf(entries)(permitWords(text));

  it('prefers the longest phrase at each place and continues after it', () => {
    const entries: Entry[] = [
      [{ thing: 'room' }, 'kitchen'],
      [{ thing: 'pipe' }, 'kitchen sink'],
      [{ thing: 'part' }, 'sink drain'],
    ];
    expect(found(entries, 'new kitchen sink drain, kitchen')).toEqual([
      { at: 1, end: 3, meaning: { thing: 'pipe' } },
      { at: 4, end: 5, meaning: { thing: 'room' } },
    ]);
  });

  it('falls back to a shorter phrase if a longer one is incomplete', () => {
    const entries: Entry[] = [
      [{ thing: 'room' }, 'kitchen'],
      [{ thing: 'pipe' }, 'kitchen sink drain'],
    ];
    expect(found(entries, 'kitchen sink')).toEqual([{ at: 0, end: 1, meaning: { thing: 'room' } }]);
  });

  it('crosses commas, but not stops', () => {
    const entries: Entry[] = [[{ thing: 'pipe' }, 'kitchen sink']];
    expect(found(entries, 'kitchen, sink')).toHaveLength(1);
    expect(found(entries, 'kitchen. sink')).toEqual([]);
    expect(found(entries, 'deck. kitchen sink')).toHaveLength(1);
  });

  it('finds the plural of a phrase', () => {
    expect(found([[{ thing: 'pipe' }, 'kitchen sinks']], 'kitchen sink')).toHaveLength(1);
  });

  it('keeps the strongest evidence of each use', () => {
    const entries: Entry[] = [
      [{ home: 3, business: 1 }, 'shed'],
      [{ home: 1, business: 2 }, 'shed'],
    ];
    expect(found(entries, 'shed')).toEqual([{ at: 0, end: 1, meaning: { home: 3, business: 2 } }]);
    const neither: Entry[] = [
      [{ thing: 'outbuilding' }, 'shed'],
      [{ trade: 'electrical' }, 'shed'],
    ];
    expect(found(neither, 'shed')).toEqual([{ at: 0, end: 1, meaning: { thing: 'outbuilding', trade: 'electrical' } }]);
  });

  describe('gives a phrase the action of the longest phrase in it', () => {
    const entries = (act: Meaning['act'] & string, meaning: Meaning = { thing: 'service' }): Entry[] => [
      [{ act }, 'upgrade'],
      [meaning, 'service upgrade'],
    ];

    it('that builds', () => {
      expect(found(entries('alter'), 'service upgrade')[0]?.meaning).toEqual({ thing: 'service', act: 'alter' });
    });

    it('wherever it is', () => {
      const within: Entry[] = [...entries('alter'), [{ thing: 'service' }, 'new upgrade panel']];
      expect(found(within, 'new upgrade panel')[0]?.meaning).toEqual({ thing: 'service', act: 'alter' });
    });

    it.each(['sundry', 'paper'] as const)('but none that is %s', (act) => {
      expect(found(entries(act), 'service upgrade')[0]?.meaning).toEqual({ thing: 'service' });
    });

    it('unless it has one, or is deliberately empty', () => {
      expect(found(entries('alter', { act: 'new' }), 'service upgrade')[0]?.meaning).toEqual({ act: 'new' });
      expect(found(entries('alter', {}), 'service upgrade')[0]?.meaning).toEqual({});
    });
  });
});
