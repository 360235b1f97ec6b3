import { type Evidence, likelihoods, scores } from './classifier.ts';
import type { FeatureNumbers, KnownToken } from './feature-index.ts';
import type { EngineModel } from './model.ts';
import { ruledOut } from './negation.ts';

/** What clauses count: what the text says it is about most, what it puts aside almost nothing. */
const WEIGHTS = { main: 2.5, plain: 1, aside: 0.08 };
/** What is named first counts more than what follows. */
const LATER = 0.7;
/** What only says where the thing is counts less than the thing. */
const WHERE = 0.45;
/** From here on a clause is taken for what its role says. */
const CLEARLY = 0.5;

type Knowing = Pick<EngineModel, 'index' | 'workType' | 'role' | 'things' | 'heads'>;

interface Clause {
  readonly tokens: readonly KnownToken[];
  readonly present: FeatureNumbers;
  /** Of these, what only says where: 'a light over the deck' is no matter of decks. */
  readonly where: ReadonlySet<number>;
  /** Does it name something that a trade works on? */
  readonly tells: boolean;
  main: number;
  aside: number;
}

export interface Matter {
  /** The features that speak for a trade, each with how much it counts. */
  readonly evidence: Evidence;
  /** The words of all clauses but those put aside. */
  readonly tokens: readonly KnownToken[];
  /** The same, and what is said beside them of no thing: 'no rush'. */
  readonly said: readonly KnownToken[];
  /** How many different things that a trade works on are named. */
  readonly told: number;
}

/**
 * What a text of several matters is about: each clause is weighed by its role ('the AC is fine', 'what I need is …')
 * and its place. Words that are named only to be ruled out don't count at all.
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

/** The evidence with these words as what the text is mainly about. */
export function withEmphasis(
  { index, workType }: Pick<Knowing, 'index' | 'workType'>,
  { evidence }: Matter,
  words: readonly KnownToken[],
): Evidence {
  const emphasised = new Map(evidence.features.map((feature, i) => [feature, evidence.counts[i] ?? 0]));
  for (const feature of index.features(words, workType))
    emphasised.set(feature, Math.max(WEIGHTS.main, emphasised.get(feature) ?? 0));
  return { features: [...emphasised.keys()], counts: [...emphasised.values()] };
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

/** The words of each clause. */
export const clausesOf = (words: readonly KnownToken[]): (readonly KnownToken[])[] =>
  partedBy(words, []).map(({ tokens }) => tokens);

interface Words {
  readonly tokens: readonly KnownToken[];
  /** Without those that are ruled out. */
  readonly meant: readonly KnownToken[];
}

/** The words of each clause, and which of them are meant. */
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

/** Places in a list: 'number 2 is the important one', 'start with the last'. */
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

/** The clause that another one names by its place among those that name something. */
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

/** Where the words begin that only say where the thing is that was named before; the end when there are none. */
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

/** 'That's fine' says it of what came before; 'the main thing is' of what comes after. */
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

/** Nobody writes only of what does not matter: where all that is named would be put aside, none of it is. */
function keepOne(clauses: readonly Clause[]): void {
  if (clauses.some(({ tells, aside }) => tells && aside <= CLEARLY)) return;
  for (const clause of clauses) if (clause.tells) clause.aside = 0;
}

/** What one clause puts aside, others that name it don't mean either: 'the furnace is old. The furnace guy is coming.' */
function putAside(clauses: readonly Clause[]): (feature: number) => boolean {
  if (!clauses.some(({ aside }) => aside > CLEARLY)) return () => false;
  const meant = new Set(clauses.filter(({ main }) => main > CLEARLY).flatMap(({ present }) => present));
  const aside = new Set(clauses.filter(({ aside }) => aside > CLEARLY).flatMap(({ present }) => present));
  return (feature) => aside.has(feature) && !meant.has(feature);
}
