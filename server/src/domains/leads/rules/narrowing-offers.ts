import { type Narrowing, narrowed, narrowingKey, narrowingsIn } from '@plumbline/contract/domains/leads/narrowing.ts';
import type { WatchFilter } from '@plumbline/contract/domains/leads/watch.ts';
import { ProjectType } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { NarrowingFacts } from '../../projects/public.ts';
import { shortLine } from './digest.ts';
import { narrowingWords } from './narrowing.words.ts';

/** A watch that brings more than this a day says so. */
const BUSY_A_DAY = 30;
/** A watch is measured over its last days, or since it began if that is less. */
const MEASURED_DAYS = 7;
const DAY_MS = 24 * 3_600_000;
/** Amounts that people think in. */
const STEPS = [1, 2.5, 5].flatMap((step) => [3, 4, 5, 6].map((zeros) => step * 10 ** zeros)).toSorted((a, b) => a - b);

/** Returns over how many days a watch is measured: at least one, so that its first hour isn't taken for a day's worth. */
export const measuredDays = (createdAt: Date, now: Date): number =>
  Math.min(MEASURED_DAYS, Math.max(1, (now.getTime() - createdAt.getTime()) / DAY_MS));

/** Returns whether so many within so many days are more than anybody reads. */
export const isBusy = (found: number, days: number): boolean => found / days > BUSY_A_DAY;

/** Returns how surely a project needs the trade of a filter; null if nobody knows. */
function needOf({ trades, plumbingRequired }: NarrowingFacts, trade: ProjectTrade): 'yes' | 'likely' | 'no' | null {
  const known = trades?.[trade].need ?? null;
  return known ?? (trade === 'plumbing' ? (plumbingRequired ? 'likely' : 'no') : null);
}

/** Returns the narrowings that leave a project out for what is known of it, and leave something of the filter. */
export function offersFor(facts: NarrowingFacts, filter: WatchFilter): Narrowing[] {
  const { trade = 'plumbing', need, valueTo, source, projectType } = filter;
  const known = needOf(facts, trade);
  const below = facts.budgetTop === null ? undefined : STEPS.find((step) => step > (facts.budgetTop ?? 0));
  const offers: Narrowing[] = [
    // A filter by need has decided that already.
    ...(need !== undefined || known === null || known === 'yes'
      ? []
      : [{ kind: 'need', from: known === 'no' ? 'likely' : 'yes' } as const]),
    ...(below === undefined || (valueTo !== undefined && valueTo < below) ? [] : [{ kind: 'value', below } as const]),
    ...(projectType.length === 1 ? [] : [{ kind: 'type', type: facts.projectType } as const]),
    ...(source === undefined ? [{ kind: 'source', source: facts.sourceId } as const] : []),
  ];
  return offers.filter((offer) => isNarrower(filter, offer));
}

/** It isn't left out already, and some kind of project remains. */
function isNarrower(filter: WatchFilter, offer: Narrowing): boolean {
  const has = new Set(narrowingsIn(filter).map(narrowingKey));
  const { notType = [], ...narrow } = narrowed(filter, offer);
  const kinds = filter.projectType.length === 0 ? ProjectType.options : filter.projectType;
  if (!kinds.some((kind) => !notType.includes(kind))) return false;
  return narrowingsIn({ ...narrow, notType }).some((one) => !has.has(narrowingKey(one)));
}

/**
 * Returns the narrowings that may calm a watch, for all that it brings: its most frequent kind and source, the need below
 * the surest, and the amount that about half of the known budgets stay below.
 */
export function offersForAll(found: readonly NarrowingFacts[], filter: WatchFilter): Narrowing[] {
  const all = found.flatMap((facts) => offersFor(facts, filter));
  const values = all
    .flatMap((offer) => (offer.kind === 'value' ? [offer] : []))
    .toSorted((one, other) => one.below - other.below);
  const middle = values[Math.floor((values.length - 1) / 2)];
  return [
    ...mostFrequent(all, 'need'),
    ...(middle === undefined ? [] : [middle]),
    ...mostFrequent(all, 'type'),
    ...mostFrequent(all, 'source'),
  ];
}

function mostFrequent(offers: readonly Narrowing[], kind: Narrowing['kind']): Narrowing[] {
  const alike = Map.groupBy(
    offers.filter((offer) => offer.kind === kind),
    narrowingKey,
  );
  const [first] = [...alike.values()].toSorted((one, other) => other.length - one.length);
  return first?.slice(0, 1) ?? [];
}

/** Returns what a narrowing leaves out: 'projects below $5,000'. */
export function narrowingLabel(
  narrowing: Narrowing,
  { trade = 'plumbing' }: Pick<WatchFilter, 'trade'>,
  names: ReadonlyMap<SourceId, string>,
  language: Language,
): string {
  const words = narrowingWords[language];
  switch (narrowing.kind) {
    case 'type':
      return words.type(projectWords[language].type[narrowing.type]);
    case 'source':
      return words.source(shortLine(names.get(narrowing.source) ?? narrowing.source));
    case 'value':
      return words.value(formatsIn(language).formatDollars(narrowing.below));
    case 'need':
      return words.need[trade][narrowing.from];
  }
}
