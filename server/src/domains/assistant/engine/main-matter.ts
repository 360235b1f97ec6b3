import { likelihoods, scores } from './classifier.ts';
import { type Features, features, manner } from './features.ts';
import type { EngineModel } from './model.ts';

import { ruledOut } from './negation.ts';
import type { Token } from './tokens.ts';

/** What clauses count: what the text says it is about most, what it puts aside almost nothing. */
const WEIGHTS = { main: 2.5, plain: 1, aside: 0.08 };
/** What is named first counts more than what follows. */
const LATER = 0.6;
/** From here on a clause is taken for what its role says. */
const CLEARLY = 0.5;

type Knowing = Pick<EngineModel, 'workType' | 'role' | 'things'>;

interface Clause {
  readonly tokens: readonly Token[];
  readonly present: Features;
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
  const isPutAside = putAside(clauses);
  const evidence = new Map<string, number>();
  let before = 0;
  for (const clause of clauses) {
    const { main, aside } = clause;
    const role = main * WEIGHTS.main + aside * WEIGHTS.aside + (1 - main - aside) * WEIGHTS.plain;
    const weight = role * (before > CLEARLY ? LATER : 1);
    for (const feature of clause.present) {
      const counted = isPutAside(feature) ? Math.min(weight, WEIGHTS.aside) : weight;
      evidence.set(feature, Math.max(counted, evidence.get(feature) ?? 0));
    }
    if (clause.tells) before += 1 - aside;
  }
  const kept = clauses.filter(({ aside }) => aside < CLEARLY);
  return {
    evidence,
    tokens: (kept.length > 0 ? kept : clauses).flatMap(({ tokens }) => tokens),
    told: [...evidence.keys()].filter((feature) => model.things.names.has(feature)).length,
  };
}

function clausesOf(words: readonly Token[]): Token[][] {
  const found = new Map<number, Token[]>();
  for (const token of words) {
    const there = found.get(token.clause);
    if (there) there.push(token);
    else found.set(token.clause, [token]);
  }
  return [...found.values()];
}

function readClause(model: Knowing, tokens: readonly Token[], meant: ReadonlySet<Token>): Clause {
  const present = features(
    tokens.filter((token) => meant.has(token)),
    model.workType,
  );
  const [, main = 0, aside = 0] = likelihoods(scores(model.role, manner(tokens, model.things)));
  return { tokens, present, tells: [...present].some((feature) => model.things.names.has(feature)), main, aside };
}

const BACK = /^(?:that|thats|it|its|this|those|they|them|theyre|eso|esa|ese|esas|esos)$/;
const pointsBack = ({ tokens }: Clause) => tokens.some(({ word }) => BACK.test(word));

/** 'That's fine' says it of what came before; 'the main thing is' of what comes after. */
function passOn(clauses: readonly Clause[]): void {
  clauses.forEach((clause, i) => {
    if (clause.tells) return;
    const previous = clauses[i - 1];
    const next = clauses[i + 1];
    if (previous?.tells && clause.aside > CLEARLY && pointsBack(clause) && previous.main < CLEARLY)
      previous.aside = Math.max(previous.aside, clause.aside);
    if (next?.tells && clause.main > CLEARLY && next.aside < CLEARLY) next.main = Math.max(next.main, clause.main);
  });
}

/** What one clause puts aside, others that name it don't mean either: 'the furnace is old. The furnace guy is coming.' */
function putAside(clauses: readonly Clause[]): (feature: string) => boolean {
  const meant = new Set(clauses.filter(({ main }) => main > CLEARLY).flatMap(({ present }) => [...present]));
  const aside = new Set(clauses.filter(({ aside }) => aside > CLEARLY).flatMap(({ present }) => [...present]));
  return (feature) => aside.has(feature) && !meant.has(feature);
}
