import { describe, expect, it } from 'vitest';
import { finderOf } from './permit-lexicon.ts';
import { type PermitTexts, readPermit } from './permit-reading.ts';

const texts: PermitTexts = { kind: '', category: '', title: '', description: '', contractor: '' };
const read = (given: Partial<PermitTexts>) => readPermit({ ...texts, ...given });
/** Returns the hits of a description, as written. */
const told = (description: string) => {
  const { words, hits } = read({ description }).description;
  return hits.map(({ at, end }) =>
    words
      .slice(at, end)
      .map(({ key }) => key)
      .join(' '),
  );
};

describe('a permit', () => {
  it('has no hits in missing texts', () => {
    expect(read({ kind: 'Plumbing' })).toMatchObject({
      kind: { hits: [{ meaning: { trade: 'plumbing' } }] },
      category: { words: [], hits: [] },
      description: { words: [], hits: [] },
    });
  });

  it('has its office’s codes spelled out if they stand alone', () => {
    expect(read({ kind: 'DM', category: 'PL' })).toMatchObject({
      kind: { words: [{ key: 'demolition' }] },
      category: { words: [{ key: 'plumbing' }] },
    });
    expect(read({ kind: 'DM 4' }).kind.words[0]?.key).toBe('dm');
    expect(read({ title: 'DM' }).title.words[0]?.key).toBe('dm');
  });

  it('is read up to a maximum number of words', () => {
    const many = 'shed '.repeat(400);
    const { kind, title, contractor, description } = read({
      kind: many,
      title: many,
      contractor: many,
      description: many,
    });
    expect([kind, title, contractor].map(({ words }) => words.length)).toEqual([24, 24, 24]);
    expect(description.words.length).toBeGreaterThan(100);
    expect(told(`${' '.repeat(1496)}shed`)).toEqual(['shed']);
    expect(told(`${' '.repeat(1497)}shed`)).toEqual([]);
  });

  it('is read with the given finder, even if the same kind was read before', () => {
    const find = finderOf([[{ thing: 'deck' }, 'plumbing']]);
    read({ kind: 'Plumbing' });
    expect(readPermit({ ...texts, kind: 'Plumbing' }, find).kind.hits).toEqual([
      { at: 0, end: 1, meaning: { thing: 'deck' } },
    ]);
    expect(read({ kind: 'Plumbing' }).kind.hits[0]?.meaning.trade).toBe('plumbing');
  });
});

describe("a description's hits", () => {
  it.each([
    ['replace furnace', ['replace', 'furnace']],
    // Negated until the next comma.
    ['replace furnace, no plumbing, deck', ['replace', 'furnace', 'deck']],
    // Negated for seven words.
    ['no one two three four five six shed', []],
    ['not aa bb cc dd ee ff gg shed', ['shed']],
    // Legal text is ignored until the next period, including its commas and negations.
    ['new shed must comply with deck, furnace. garage', ['new', 'shed', 'garage']],
    ['new shed. setback no deck. garage', ['new', 'shed', 'garage']],
  ])('in %j is %j', (description, expected) => {
    expect(told(description)).toEqual(expected);
  });
});
