import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  type EvaluationText,
  evaluationSets,
  freshSets,
  halves,
  REFERENCE_TIME,
  readEvaluationTexts,
  readFreshTexts,
} from './evaluation-text.ts';
import { readFreshRealTexts } from './real-text.ts';

/** Texts that share more word triples than this are copies with words swapped. */
const TOO_SIMILAR = 0.3;

/** Two writers independently had the same idea. */
const ALIKE_BY_CHANCE = ['spoken-044 fresh-emergencies-072', 'not-a-job-007 fresh-not-a-job-045'];

const sets = [
  ...evaluationSets.map((set) => ({ name: set, texts: readEvaluationTexts(set) })),
  ...freshSets.map((set) => ({
    name: `fresh ${set}`,
    texts: halves.flatMap((half) => readFreshTexts(set, half)),
  })),
];
const all = sets.flatMap(({ texts }) => texts);

/** Failures only show ids, so that nobody has to read held-out texts. */
const idsOf = (texts: readonly { readonly id: string }[]) => texts.map(({ id }) => id);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Returns a text's word triples. A text of fewer than three words is a single entry. */
function triplesOf(text: string): Set<string> {
  const words = wordsOf(text);
  const triples = words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
  return new Set(triples.length > 0 ? triples : [words.join(' ') || text]);
}

/** Jaccard index: the shared part of all triples. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((triple) => other.has(triple)).length;
  return shared / (one.size + other.size - shared);
}

interface Entry {
  readonly id: string;
  readonly triples: ReadonlySet<string>;
}

/** Indexes entries by triple. Entries that share no triple need not be compared. */
function indexOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const triple of entry.triples) {
      const holders = index.get(triple);
      if (holders) holders.push(entry);
      else index.set(triple, [entry]);
    }
  }
  return index;
}

/** Returns the entries whose similarity exceeds a threshold. */
function alike(triples: ReadonlySet<string>, index: ReadonlyMap<string, readonly Entry[]>, above: number): Entry[] {
  const candidates = new Set([...triples].flatMap((triple) => index.get(triple) ?? []));
  return [...candidates].filter((entry) => similarity(triples, entry.triples) > above);
}

describe.each(sets)('the evaluation set $name', ({ texts }) => {
  it('holds at least 60 texts', () => {
    expect(texts.length).toBeGreaterThanOrEqual(60);
  });

  it('names a trade for every job, and none for other texts', () => {
    expect(idsOf(texts.filter(({ expected }) => expected.isJob !== (expected.trade !== null)))).toEqual([]);
  });

  it('offers as alternatives only what differs from the answer', () => {
    const repeated = texts.filter(({ expected: { trade, alsoAcceptable = [], or = {}, ...fields } }) => {
      if (trade !== null && alsoAcceptable.includes(trade)) return true;
      return Object.entries(or).some(([field, values]) => {
        const answer = fields[field as keyof typeof fields];
        return answer === undefined || (values ?? []).some((value) => value === answer);
      });
    });
    expect(idsOf(repeated)).toEqual([]);
  });

  it('says what is expected of names, numbers and places in words that the text holds', () => {
    expect(idsOf(texts.filter((entry) => !isSaid(entry)))).toEqual([]);
  });
});

/** Returns whether the text contains the ZIP and phone number as digits or words, and city and name literally. */
function isSaid({ text, expected: { zip, phone, city, name, or } }: EvaluationText): boolean {
  const digits = digitsIn(text);
  const words = wordsOf(text).join(' ');
  const anySaid = (values: readonly (string | null | undefined)[]) =>
    values.every((value) => !value) || values.some((value) => value && words.includes(wordsOf(value).join(' ')));
  return (
    (!zip || digits.includes(zip)) &&
    (!phone || digits.includes(phone.slice(2))) &&
    anySaid([city, ...(or?.city ?? [])]) &&
    anySaid([name, ...(or?.name ?? [])])
  );
}

const spokenDigits = new Map(
  'zero one two three four five six seven eight nine'.split(' ').map((word, digit) => [word, String(digit)]),
).set('oh', '0');

/** Returns the text's digits in a row, including those written as words. */
function digitsIn(text: string): string {
  return wordsOf(text)
    .map((word) => spokenDigits.get(word) ?? word.replaceAll(/\D/g, ''))
    .join('');
}

describe('the evaluation sets together', () => {
  it('give each text its own id', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('hold no text twice, not with words swapped either', () => {
    const entries = all.map(({ id, text }) => ({ id, triples: triplesOf(text) }));
    const index = indexOf(entries);
    const places = new Map(entries.map(({ id }, place) => [id, place]));
    const pairs = entries.flatMap(({ id, triples }, place) =>
      alike(triples, index, TOO_SIMILAR)
        .filter((other) => (places.get(other.id) ?? 0) < place)
        .map((other) => `${other.id} ${id}`),
    );
    expect(pairs).toEqual(ALIKE_BY_CHANCE);
  });

  it('are not what the engine was trained on', () => {
    const folder = fileURLToPath(new URL('../engine/', import.meta.url));
    const lines = globSync('**/*.{tsv,txt}', { cwd: folder })
      .flatMap((path) => readFileSync(`${folder}${path}`, 'utf8').split('\n'))
      .flatMap((line) => line.split('\t'))
      .filter((cell) => wordsOf(cell).length >= 5)
      .map((cell) => ({ id: cell, triples: triplesOf(cell) }));
    const index = indexOf(lines);
    const real = halves.flatMap((half) =>
      readFreshRealTexts(half).map(({ text }, i) => ({ id: `fresh real-style, ${half}, ${i + 1}`, text })),
    );
    const learned = [...all, ...real]
      .filter(({ text }) => wordsOf(text).length >= 5)
      .filter(({ text }) => alike(triplesOf(text), index, 0.6).length > 0);
    expect(idsOf(learned)).toEqual([]);
  });

  it('wish for no day that is over', () => {
    const today = REFERENCE_TIME.toISOString().slice(0, 10);
    const over = all.filter(({ expected: { preferredDate, or } }) =>
      [preferredDate, ...(or?.preferredDate ?? [])].some((day) => day && day < today),
    );
    expect(idsOf(over)).toEqual([]);
  });

  it('range from a single word to a hundred', () => {
    const lengths = all.map(({ text }) => wordsOf(text).length);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(1);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(100);
  });
});

describe('the emergencies', () => {
  const emergencies = readEvaluationTexts('emergencies');
  const real = emergencies.filter(({ expected }) => expected.projectType === 'emergency');

  it('are urgent, each with its danger', () => {
    expect(real.filter(({ expected }) => expected.urgency !== 'high' || !expected.safety)).toEqual([]);
  });

  it('stand beside at least 15 texts that only sound like one', () => {
    const calm = emergencies.filter((entry) => !real.includes(entry));
    expect(calm.length).toBeGreaterThanOrEqual(15);
    expect(calm.filter(({ expected }) => expected.urgency === 'high' || expected.safety !== null)).toEqual([]);
  });
});

describe('the texts for extraction', () => {
  it('are judged in every field, so that what was not said must stay empty', () => {
    const fields = ['preferredDate', 'slot', 'zip', 'city', 'name', 'phone'] as const;
    const open = readEvaluationTexts('extraction').filter(({ expected }) =>
      fields.some((field) => expected[field] === undefined),
    );
    expect(open).toEqual([]);
  });
});

describe('the texts that are no job', () => {
  it('stand beside at least 15 that look it and are one', () => {
    const texts = readEvaluationTexts('not-a-job');
    const jobs = texts.filter(({ expected }) => expected.isJob);
    expect(jobs.length).toBeGreaterThanOrEqual(15);
    expect(texts.length - jobs.length).toBeGreaterThanOrEqual(60);
  });
});
