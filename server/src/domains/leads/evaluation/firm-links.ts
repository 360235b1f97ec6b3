import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { decideLink } from '../rules/firm-link.ts';
import { isFirmName } from '../rules/firm-name.ts';

/** A name on a permit, and the names of contractors in the same county and trade. All names in the file are invented. */
const NamePair = z.object({
  kind: z.enum(['same', 'other', 'ambiguous']),
  permit: z.string(),
  listed: z.array(z.string()).min(1),
});
export type NamePair = z.infer<typeof NamePair>;

/** Returns the hand-written pairs. */
export const writtenPairs = (): NamePair[] =>
  readFileSync(new URL('firm-names.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => NamePair.parse(JSON.parse(line)));

export interface LinkScore {
  readonly pairs: number;
  /** The share of the links made that are right. */
  readonly precision: number;
  /** The share of the right links that are made. */
  readonly recall: number;
  readonly missed: readonly NamePair[];
  readonly wrong: readonly NamePair[];
  readonly ambiguous: { readonly pairs: number; readonly unlinked: number; readonly linked: readonly NamePair[] };
}

/** Links each name by name, county and trade alone: every contractor is in the firm's county, and of any trade. */
export function scoreLinks(pairs: readonly NamePair[]): LinkScore {
  const of = (kind: NamePair['kind']) => pairs.filter((pair) => pair.kind === kind);
  const [same, other, ambiguous] = [of('same'), of('other'), of('ambiguous')];
  const missed = same.filter((pair) => !isLinked(pair));
  const wrong = other.filter(isLinked);
  const linked = ambiguous.filter(isLinked);
  const right = same.length - missed.length;
  return {
    pairs: same.length + other.length,
    precision: right / Math.max(1, right + wrong.length),
    recall: right / Math.max(1, same.length),
    missed,
    wrong,
    ambiguous: { pairs: ambiguous.length, unlinked: ambiguous.length - linked.length, linked },
  };
}

function isLinked({ permit, listed }: NamePair): boolean {
  const here = { licenses: [], places: ['Jefferson County'], trades: [] };
  const contractors = listed.map((name, at) => ({ ...here, id: `ct_${at}`, name }));
  return 'contractorId' in decideLink({ ...here, names: [permit] }, contractors);
}

/**
 * Makes pairs of real names: each with the two others that resemble it most, which are other firms, and with spellings of
 * itself. Names that differ only in case, punctuation or legal form are one name here.
 */
export function pairsOfNames(names: readonly string[]): NamePair[] {
  const distinct = [...new Map(names.filter(isFirmName).map((name) => [bare(name), name])).values()];
  return distinct.flatMap((name, at) => [
    ...nearest(name, distinct).map((listed): NamePair => ({ kind: 'other', permit: name, listed: [listed] })),
    ...spellings(name, at).map((permit): NamePair => ({ kind: 'same', permit, listed: [name] })),
  ]);
}

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/\b(?:llc|inc|incorporated|corp|corporation|co|company|ltd|lp)\b/g, '')
    .replace(/[^a-z0-9]/g, '');

const NEAREST = 2;

function nearest(name: string, all: readonly string[]): string[] {
  const own = triplesOf(name);
  const likeness = (other: string) => {
    const theirs = triplesOf(other);
    return [...own].filter((triple) => theirs.has(triple)).length / (own.size + theirs.size);
  };
  return all
    .filter((other) => other !== name)
    .map((other) => ({ other, likeness: likeness(other) }))
    .sort((one, two) => two.likeness - one.likeness)
    .slice(0, NEAREST)
    .map(({ other }) => other);
}

const triplesOf = (name: string): ReadonlySet<string> => {
  const plain = bare(name);
  return new Set(Array.from(plain, (_, at) => plain.slice(at, at + 3)));
};

/** One of these for each name, in turn: they are what offices and people make of a name. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => `${name.replace(/[\s,]+(?:llc|inc|corp|co|ltd)\.?$/i, '')}, INC.`,
  (name) => (name.includes('&') ? name.replace(/\s*&\s*/g, ' and ') : name.replace(/ and /gi, ' & ')),
  (name) => `Bellwether Holdings LLC DBA ${name}`,
  (name) => name.toUpperCase().slice(0, 30).trim(),
  (name) => name.toLowerCase().replace(/[.,'’]/g, ''),
  (name) => name.replace(/([A-Za-z]{3})([A-Za-z])([A-Za-z])([A-Za-z]{2})/, '$1$3$2$4'),
  (name) =>
    name
      .replace(/\bplumbing\b/i, 'PLBG')
      .replace(/\bconstruction\b/i, 'CONST')
      .replace(/\belectric\b/i, 'ELEC'),
];

const spellings = (name: string, at: number): string[] => {
  const spelled = SPELLINGS[at % SPELLINGS.length]?.(name) ?? name;
  return spelled === name ? [] : [spelled];
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Returns the score as lines of text. */
export function linkReport(title: string, score: LinkScore, misses: boolean): string {
  const { ambiguous } = score;
  const line = ({ permit, listed }: NamePair) => `'${permit}' and '${listed.join("', '")}'`;
  return [
    `${title}: ${score.pairs} pairs, precision ${percent(score.precision)}, recall ${percent(score.recall)}`,
    ...(ambiguous.pairs === 0 ? [] : [`  ${ambiguous.unlinked} of ${ambiguous.pairs} ambiguous names stay unlinked`]),
    ...(misses
      ? [
          ...score.missed.map((pair) => `  not linked: ${line(pair)}`),
          ...score.wrong.map((pair) => `  linked wrongly: ${line(pair)}`),
          ...ambiguous.linked.map((pair) => `  linked though ambiguous: ${line(pair)}`),
        ]
      : []),
  ].join('\n');
}
