import { likelihoods, scores } from './classifier.ts';
import { type Features, features, manner } from './features.ts';
import type { EngineModel } from './model.ts';

import { ruledOut } from './negation.ts';
import type { Token } from './tokens.ts';

/** What clauses count: what the text says it is about most, what it puts aside almost nothing. */
const WEIGHTS = { main: 2.5, plain: 1, aside: 0.08 };
/** What is named first counts more than what follows. */
const LATER = 0.7;
/** What only says where the thing is counts less than the thing. */
const WHERE = 0.45;
/** From here on a clause is taken for what its role says. */
const CLEARLY = 0.5;

type Knowing = Pick<EngineModel, 'workType' | 'role' | 'things'>;

interface Clause {
  readonly tokens: readonly Token[];
  readonly present: Features;
  /** Of these, what only says where: 'a light over the deck' is no matter of decks. */
  readonly where: Features;
  /** Does it name something that a trade works on? */
  readonly tells: boolean;
  main: number;
  aside: number;
}

export interface Matter {
  /** The features that speak for a trade, each with how much it counts. */
  readonly evidence: ReadonlyMap<string, number>;
  /** The words of all clauses but those put aside. */
  readonly tokens: readonly Token[];
  /** The same, and what is said beside them of no thing: 'no rush'. */
  readonly said: readonly Token[];
  /** How many different things that a trade works on are named. */
  readonly told: number;
}

/**
 * What a text of several matters is about: each clause is weighed by its role ('the AC is fine', 'what I need is …')
 * and its place. Words that are named only to be ruled out don't count at all.
 */
export function mainMatter(model: Knowing, words: readonly Token[]): Matter {
  const out = ruledOut(words);
  const meant = new Set(words.filter((_, i) => !out[i]));
  const clauses = clausesOf(words).map((clause) => readClause(model, clause, meant));
  passOn(clauses);
  keepOne(clauses);
  const isPutAside = putAside(clauses);
  const evidence = new Map<string, number>();
  let before = 0;
  for (const clause of clauses) {
    const { main, aside } = clause;
    const role = main * WEIGHTS.main + aside * WEIGHTS.aside + (1 - main - aside) * WEIGHTS.plain;
    const weight = role * (before > CLEARLY && main < CLEARLY ? LATER : 1);
    for (const feature of clause.present) {
      const place = clause.where.has(feature) ? WHERE : 1;
      const counted = isPutAside(feature) ? Math.min(weight, WEIGHTS.aside) : weight * place;
      evidence.set(feature, Math.max(counted, evidence.get(feature) ?? 0));
    }
    if (clause.tells) before += 1 - aside;
  }
  const kept = clauses.filter(({ aside }) => aside < CLEARLY);
  return {
    evidence,
    tokens: (kept.length > 0 ? kept : clauses).flatMap(({ tokens }) => tokens),
    said: clauses.filter(({ aside, tells }) => aside < CLEARLY || !tells).flatMap(({ tokens }) => tokens),
    told: [...evidence.keys()].filter((feature) => model.things.names.has(feature)).length,
  };
}

/** The evidence with these words as what the text is mainly about. */
export function withEmphasis({ workType }: Knowing, { evidence }: Matter, words: readonly Token[]): Matter['evidence'] {
  const emphasised = new Map(evidence);
  for (const feature of features(words, workType))
    emphasised.set(feature, Math.max(WEIGHTS.main, evidence.get(feature) ?? 0));
  return emphasised;
}

/** The words of each clause. */
export function clausesOf(words: readonly Token[]): Token[][] {
  const found = new Map<number, Token[]>();
  for (const token of words) {
    const there = found.get(token.clause);
    if (there) there.push(token);
    else found.set(token.clause, [token]);
  }
  return [...found.values()];
}

function readClause(model: Knowing, tokens: readonly Token[], meant: ReadonlySet<Token>): Clause {
  const said = tokens.filter((token) => meant.has(token));
  const present = features(said, model.workType);
  const matter = features(said.slice(0, placeOf(model, said)), model.workType);
  const where = new Set([...present].filter((feature) => !matter.has(feature)));
  const [, main = 0, aside = 0] = likelihoods(scores(model.role, manner(tokens, model.things)));
  return {
    tokens,
    present,
    where,
    tells: [...present].some((feature) => model.things.names.has(feature)),
    main,
    aside,
  };
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

/** A thing that parts the trades by this much, in hundredths, may be what a clause is about; a leak or a crack may not. */
const HEAD = 180;
const PLACE =
  /^(?:in|on|at|near|above|over|behind|under|beside|by|inside|outside|next|below|en|sobre|encima|detras|debajo|junto|afuera|arriba|abajo)$/;

/** Where the words begin that only say where the thing is that was named before; the end when there are none. */
function placeOf({ workType }: Knowing, tokens: readonly Token[]): number {
  const head = tokens.findIndex((_, i) => isHead(workType, tokens, i));
  const place = head === -1 ? -1 : tokens.findIndex(({ word }, i) => i > head && PLACE.test(word));
  return place === -1 ? tokens.length : place;
}

function isHead({ weights, phrases }: Knowing['workType'], tokens: readonly Token[], at: number): boolean {
  const one = tokens[at]?.stem ?? '';
  const two = `${one}_${tokens[at + 1]?.stem ?? ''}`;
  const three = `${two}_${tokens[at + 2]?.stem ?? ''}`;
  const row = weights.get([three, two].find((phrase) => phrases.has(phrase)) ?? one);
  return row !== undefined && Math.max(...row) - Math.min(...row) >= HEAD;
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
  const telling = clauses.filter(({ tells }) => tells);
  if (telling.every(({ aside }) => aside > CLEARLY)) for (const clause of telling) clause.aside = 0;
}

/** What one clause puts aside, others that name it don't mean either: 'the furnace is old. The furnace guy is coming.' */
function putAside(clauses: readonly Clause[]): (feature: string) => boolean {
  const meant = new Set(clauses.filter(({ main }) => main > CLEARLY).flatMap(({ present }) => [...present]));
  const aside = new Set(clauses.filter(({ aside }) => aside > CLEARLY).flatMap(({ present }) => [...present]));
  return (feature) => aside.has(feature) && !meant.has(feature);
}
