import { type Evidence, likelihoods, scores } from './classifier.ts';
import type { FeatureNumbers, KnownToken } from './feature-index.ts';
import type { EngineModel } from './model.ts';
import { ruledOut } from './negation.ts';

/** The weight of a clause by its role. Clauses that dismiss something count for almost nothing. */
const WEIGHTS = { main: 2.5, plain: 1, aside: 0.08 };
/** Factor for anything named after the first. */
const LATER = 0.7;
/** Factor for words that only tell the location. */
const WHERE = 0.45;
/** Minimum probability to accept a clause's role. */
const CLEARLY = 0.5;

type Knowing = Pick<EngineModel, 'index' | 'workType' | 'role' | 'things' | 'heads'>;

interface Clause {
  readonly tokens: readonly KnownToken[];
  readonly present: FeatureNumbers;
  /** The features that only tell the location: 'a light over the deck' isn't about decks. */
  readonly where: ReadonlySet<number>;
  /** True if the clause names something that a trade works on. */
  readonly tells: boolean;
  main: number;
  aside: number;
}

export interface Matter {
  /** The features for choosing a trade, with their weights. */
  readonly evidence: Evidence;
  /** The words of all clauses except the dismissed ones. */
  readonly tokens: readonly KnownToken[];
  /** The same words, plus clauses that name no thing: 'no rush'. */
  readonly said: readonly KnownToken[];
  /** The number of different things named that a trade works on. */
  readonly told: number;
}

/**
 * Finds the main subject of a text with several. Weights each clause by its role ('the AC is fine', 'what I need is …')
 * and position. Words named only to rule them out don't count at all.
 */
export function mainMatter(model: Knowing, words: readonly KnownToken[]): Matter {
  const clauses = partedBy(words, ruledOut(words)).map((clause) => readClause(model, clause));
  passOn(clauses);
  keepOne(clauses);
  const isPutAside = putAside(clauses);
  const features: number[] = [];
  const counts: number[] = [];
  const places = new Map<number, number>();
  let told = 0;
  let before = 0;
  for (const clause of clauses) {
    const { main, aside } = clause;
    const role = main * WEIGHTS.main + aside * WEIGHTS.aside + (1 - main - aside) * WEIGHTS.plain;
    const weight = role * (before > CLEARLY && main < CLEARLY ? LATER : 1);
    for (const feature of clause.present) {
      const share = clause.where.has(feature) ? WHERE : 1;
      const counted = isPutAside(feature) ? Math.min(weight, WEIGHTS.aside) : weight * share;
      const already = places.get(feature);
      if (already === undefined) {
        if (clauses.length > 1) places.set(feature, features.length);
        features.push(feature);
        counts.push(Math.max(counted, 0));
        told += model.things[feature] ?? 0;
      } else counts[already] = Math.max(counted, counts[already] ?? 0);
    }
    if (clause.tells) before += 1 - aside;
  }
  return { evidence: { features, counts }, ...tokensOf(clauses), told };
}

/** Returns the evidence with these words as the main subject. */
export function withEmphasis(
  { index, workType }: Pick<Knowing, 'index' | 'workType'>,
  { evidence }: Matter,
  words: readonly KnownToken[],
): Evidence {
  const emphasized = new Map(evidence.features.map((feature, i) => [feature, evidence.counts[i] ?? 0]));
  for (const feature of index.features(words, workType))
    emphasized.set(feature, Math.max(WEIGHTS.main, emphasized.get(feature) ?? 0));
  return { features: [...emphasized.keys()], counts: [...emphasized.values()] };
}

function tokensOf(clauses: readonly Clause[]): Pick<Matter, 'tokens' | 'said'> {
  const [first] = clauses;
  if (first && clauses.length === 1) return { tokens: first.tokens, said: first.tokens };
  const kept = clauses.filter(({ aside }) => aside < CLEARLY);
  return {
    tokens: (kept.length > 0 ? kept : clauses).flatMap(({ tokens }) => tokens),
    said: clauses.filter(({ aside, tells }) => aside < CLEARLY || !tells).flatMap(({ tokens }) => tokens),
  };
}

/** Returns the words of each clause. */
export const clausesOf = (words: readonly KnownToken[]): (readonly KnownToken[])[] =>
  partedBy(words, []).map(({ tokens }) => tokens);

interface Words {
  readonly tokens: readonly KnownToken[];
  /** The words that are not ruled out. */
  readonly meant: readonly KnownToken[];
}

/** Returns the words of each clause, and those of them that are not ruled out. */
function partedBy(words: readonly KnownToken[], isOut: readonly boolean[]): Words[] {
  if (isOut.length === 0 && words.length > 0 && words[0]?.clause === words.at(-1)?.clause)
    return [{ tokens: words, meant: words }];
  const found: { clause: number; tokens: KnownToken[]; meant: KnownToken[] }[] = [];
  words.forEach((token, i) => {
    let last = found.at(-1);
    if (last?.clause !== token.clause) {
      last = { clause: token.clause, tokens: [], meant: [] };
      found.push(last);
    }
    last.tokens.push(token);
    if (isOut[i] !== true) last.meant.push(token);
  });
  return found;
}

const NOWHERE: ReadonlySet<number> = new Set();

function readClause({ index, workType, role, things, heads }: Knowing, { tokens, meant }: Words): Clause {
  const place = placeOf({ index, workType, heads }, meant);
  const present = index.features(meant, workType);
  const [, main = 0, aside = 0] = likelihoods(scores(role, index.manner(tokens, things, workType)));
  return {
    tokens,
    present,
    where: place === meant.length ? NOWHERE : without(present, index.features(meant.slice(0, place), workType)),
    tells: present.some((feature) => things[feature] === 1),
    main,
    aside,
  };
}

function without(present: FeatureNumbers, others: FeatureNumbers): ReadonlySet<number> {
  const rest = new Set(present);
  for (const feature of others) rest.delete(feature);
  return rest;
}

/** Positions in a list: 'number 2 is the important one', 'start with the last'. */
const ORDINALS: Readonly<Record<string, number>> = {
  '1': 0,
  first: 0,
  primero: 0,
  primera: 0,
  '2': 1,
  second: 1,
  segundo: 1,
  segunda: 1,
  '3': 2,
  third: 2,
  tercero: 2,
  tercera: 2,
  last: -1,
  ultimo: -1,
  ultima: -1,
};

/** Returns the clause that another clause refers to by its position among those that name something. */
function nthOf(clauses: readonly Clause[], { tokens }: Clause): Clause | undefined {
  const place = tokens.map(({ word }) => ORDINALS[word]).find((found) => found !== undefined);
  return place === undefined ? undefined : clauses.filter(({ tells }) => tells).at(place);
}

const BACK = /^(?:that|thats|it|its|this|those|they|them|theyre|eso|esa|ese|esas|esos)$/;
const pointsBack = ({ tokens }: Clause) => tokens.some(({ word }) => BACK.test(word));

const PLACES = new Set(
  'in on at near above over behind under beside by inside outside next below en sobre encima detras debajo junto afuera arriba abajo'.split(
    ' ',
  ),
);

/**
 * Returns the index at which words start that only tell the location of the thing named before; the length if there are
 * none.
 */
function placeOf(
  { index, workType, heads }: Pick<Knowing, 'index' | 'workType' | 'heads'>,
  tokens: readonly KnownToken[],
): number {
  let hasHead = false;
  for (let i = 0; i < tokens.length; i += 1) {
    if (hasHead) {
      if (PLACES.has(tokens[i]?.word ?? '')) return i;
    } else hasHead = heads[index.stemOrPhrase(tokens, i, workType)] === 1;
  }
  return tokens.length;
}

/** 'That's fine' refers to the clause before; 'the main thing is' refers to the clause after. */
function passOn(clauses: readonly Clause[]): void {
  clauses.forEach((clause, i) => {
    if (clause.tells) return;
    const named = clause.main > CLEARLY ? nthOf(clauses, clause) : undefined;
    if (named) named.main = Math.max(named.main, clause.main);
    const previous = clauses[i - 1];
    const next = clauses[i + 1];
    if (previous?.tells && clause.aside > CLEARLY && pointsBack(clause) && previous.main < CLEARLY)
      previous.aside = Math.max(previous.aside, clause.aside);
    if (next?.tells && clause.main > CLEARLY && next.aside < CLEARLY) next.main = Math.max(next.main, clause.main);
  });
}

/** Nobody writes only about things that don't matter. If every named thing would be dismissed, none is. */
function keepOne(clauses: readonly Clause[]): void {
  if (clauses.some(({ tells, aside }) => tells && aside <= CLEARLY)) return;
  for (const clause of clauses) if (clause.tells) clause.aside = 0;
}

/** A thing dismissed in one clause doesn't count in the others: 'the furnace is old. The furnace guy is coming.' */
function putAside(clauses: readonly Clause[]): (feature: number) => boolean {
  if (!clauses.some(({ aside }) => aside > CLEARLY)) return () => false;
  const meant = new Set(clauses.filter(({ main }) => main > CLEARLY).flatMap(({ present }) => present));
  const aside = new Set(clauses.filter(({ aside }) => aside > CLEARLY).flatMap(({ present }) => present));
  return (feature) => aside.has(feature) && !meant.has(feature);
}
