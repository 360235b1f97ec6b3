import type { Result } from 'lighthouse';

/** A page to measure, and what is expected of it. */
export interface Expected {
  readonly name: string;
  readonly hasMap: boolean;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
}

/** The medians of a page's runs. Scores are from 0 to 100, times in milliseconds. */
export interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly requests: number;
  readonly bytes: number;
  /** The titles of audits that any run failed, without those of performance. */
  readonly failed: readonly string[];
}

/** The longest time until the largest part of a page is painted, as a multiple of a blank page's time. */
const MOST_OF_BLANK = 1.25;

const boundsOf = ({ hasMap }: Expected) => (hasMap ? { performance: 90, tbt: 250 } : { performance: 98, tbt: 100 });

/** Returns a sentence about each bound that a page misses. */
export function missedBounds(page: Expected, measured: Measured, blankLcp: number): string[] {
  const { performance, tbt } = boundsOf(page);
  const most = Math.round(blankLcp * MOST_OF_BLANK);
  const missed: [boolean, string][] = [
    [measured.performance < performance, `performance ${measured.performance}, at least ${performance}`],
    [measured.accessibility < 100, `accessibility ${measured.accessibility}, at least 100`],
    [measured.bestPractices < 100, `best practices ${measured.bestPractices}, at least 100`],
    [page.isIndexed && measured.seo < 100, `SEO ${measured.seo}, at least 100`],
    [measured.lcp > most, `LCP ${measured.lcp} ms, at most ${most} ms (${MOST_OF_BLANK} × a blank page)`],
    [measured.cls > 0, `CLS ${measured.cls}, at most 0`],
    [measured.tbt > tbt, `TBT ${measured.tbt} ms, at most ${tbt} ms`],
  ];
  return [
    ...missed.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : [])),
    ...measured.failed.map((title) => `failed: ${title}`),
  ];
}

const scoreOf = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const numberOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;

/** Returns the requests of a run, except those that stay on this machine (`data:`, `blob:`). */
function requestsOf(result: Result): readonly { readonly transferSize: number }[] {
  const details = result.audits['network-requests']?.details;
  if (details?.type !== 'table') return [];
  return details.items.flatMap(({ url, transferSize }) =>
    typeof url === 'string' && url.startsWith('http') && typeof transferSize === 'number' ? [{ transferSize }] : [],
  );
}

/** Returns the middle value. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the failed audits outside of performance. Search engines may not list pages that are not indexed. */
function failedIn(result: Result, isIndexed: boolean): string[] {
  const audits = ['accessibility', 'best-practices', 'seo'].flatMap(
    (category) => result.categories[category]?.auditRefs ?? [],
  );
  return audits.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    const isExpected = id === 'is-crawlable' && !isIndexed;
    if (!audit || weight === 0 || isExpected || audit.score === null || audit.score === 1) return [];
    return [audit.title];
  });
}

/** Summarizes the runs of a page. */
export function medians(results: readonly Result[], { isIndexed }: Pick<Expected, 'isIndexed'>): Measured {
  const of = (value: (result: Result) => number) => middle(results.map(value));
  return {
    performance: of((result) => scoreOf(result, 'performance')),
    accessibility: of((result) => scoreOf(result, 'accessibility')),
    bestPractices: of((result) => scoreOf(result, 'best-practices')),
    seo: of((result) => scoreOf(result, 'seo')),
    lcp: Math.round(of((result) => numberOf(result, 'largest-contentful-paint'))),
    cls: of((result) => numberOf(result, 'cumulative-layout-shift')),
    tbt: Math.round(of((result) => numberOf(result, 'total-blocking-time'))),
    requests: of((result) => requestsOf(result).length),
    bytes: of((result) => requestsOf(result).reduce((sum, { transferSize }) => sum + transferSize, 0)),
    failed: [...new Set(results.flatMap((result) => failedIn(result, isIndexed)))],
  };
}
