import { type JobFacts, LONGEST_TITLE } from './job-facts.ts';
import { bareClause, clausesOf, fromNew, shortened, withoutSize } from './job-title-clauses.ts';
import { titleFromFacts } from './job-title-facts.ts';
import { titleOfNewHome } from './job-title-home.ts';
import type { PermitTrade, Thing } from './permit-lexicon.ts';
import type { ReadPermit } from './permit-reading.ts';
import { inSentence } from './permit-sentence.ts';

/**
 * Returns a permit's title: an action and its object, from its description, else from its kind and figures. Sentence
 * case, at most `LONGEST_TITLE` characters, without address; '' if the row gives no information.
 */
export function jobTitle(permit: ReadPermit, facts: JobFacts): string {
  const told = titleFromDescription(permit, facts);
  return told === null ? titleFromFacts(permit, facts) : told;
}

function titleFromDescription(permit: ReadPermit, facts: JobFacts): string | null {
  const { description } = permit;
  const home = facts.work === 'new' ? titleOfNewHome(permit, facts.squareFeet) : null;
  if (home !== null) return withTrade(home, permit);
  const [best] = clausesOf(description)
    .filter((clause) => !repeats(clause.words, permit.kind.words))
    .toSorted((one, other) => other.worth - one.worth);
  if (best === undefined || best.worth <= 0) return null;
  const { words, size } = withoutSize(bareClause(facts.work === 'new' ? fromNew(best.words) : best.words));
  const room = size === '' ? LONGEST_TITLE : LONGEST_TITLE - size.length - 2;
  const title = [inSentence(shortened(words, room)), size].filter((part) => part !== '').join(', ');
  return title.length < 4 ? null : withTrade(title, permit);
}

/** 'Plumbing' on a plumbing permit only repeats its kind. */
function repeats(words: readonly { readonly key: string }[], kind: readonly { readonly key: string }[]): boolean {
  const known = new Set(kind.map(({ key }) => key));
  return words.every(({ key }) => known.has(key) || key.length < 2);
}

const TRADES: Readonly<Record<PermitTrade, string>> = {
  plumbing: 'plumbing',
  electrical: 'electrical',
  mechanical: 'mechanical',
};

/** For these things, the title adds the trade that works on them. */
const OWN: ReadonlySet<Thing> = new Set(['pipe', 'service', 'system', 'feature']);

/** Adds the trade: one house has several permits with the same text, one per trade ('New duplex: electrical'). */
function withTrade(title: string, { kind, description }: ReadPermit): string {
  const trade = kind.hits.find(({ meaning }) => meaning.trade !== undefined)?.meaning.trade;
  const isTold = description.hits.some(
    ({ meaning }) =>
      meaning.trade === trade || meaning.act === 'sundry' || (meaning.thing !== undefined && OWN.has(meaning.thing)),
  );
  const isDug =
    kind.words.some(({ key }) => key === 'excavation') &&
    !description.words.some(({ key }) => key.startsWith('excavat'));
  const part = isDug ? 'street opening' : trade !== undefined && !isTold ? TRADES[trade] : null;
  const full = part === null ? title : `${title}: ${part}`;
  return full.length > LONGEST_TITLE ? title : full;
}
