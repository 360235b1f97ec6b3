import type { ColumnCount, ColumnField } from '@plumbline/contract/domains/ingest/source-columns.ts';
import { sourceDraftWords } from '@plumbline/contract/domains/ingest/source-draft.words.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { columnWarningsWords } from './column-trouble.words.ts';

/** A configured column that reads nothing, or much less than before. Shares are percentages of the rows. */
export interface ColumnWarning {
  readonly field: ColumnField;
  readonly kind: 'nothing' | 'dropped';
  readonly before: number;
  readonly now: number;
}

/** The share of rows from which each column was read, in percent. */
export type ColumnShares = Readonly<Partial<Record<ColumnField, number>>>;

/** Fewer rows prove nothing about a column. */
const ENOUGH_ROWS = 10;
/** A column that was seldom filled may well be empty for a while. */
const OFTEN = 20;
/** A column that reads less than this part of its former share has dropped. */
const DROPPED_BELOW = 0.5;

const rowsOf = ({ read, empty, misread }: ColumnCount): number => read + empty + misread;
const shareOf = (count: ColumnCount): number => Math.round((count.read / Math.max(1, rowsOf(count))) * 1000) / 10;

/**
 * Returns the columns that read nothing, or that read less than half of the share that they had before.
 *
 * @param before the shares to compare with; null if there are none yet
 */
export function columnWarnings(counts: readonly ColumnCount[], before: ColumnShares | null): ColumnWarning[] {
  return counts.flatMap((count): ColumnWarning[] => {
    const { field } = count;
    if (rowsOf(count) < ENOUGH_ROWS) return [];
    const [now, former] = [shareOf(count), before?.[field] ?? 0];
    if (count.read === 0) return [{ field, kind: 'nothing', before: former, now }];
    return former >= OFTEN && now < former * DROPPED_BELOW ? [{ field, kind: 'dropped', before: former, now }] : [];
  });
}

/**
 * Returns the columns that a source without configured ones no longer gives at all. They are absent from the counts, and
 * would go unnoticed.
 */
export const withVanished = (
  counts: readonly ColumnCount[],
  before: ColumnShares | null,
  rows: number,
): ColumnCount[] => [
  ...counts,
  ...(Object.keys(before ?? {}) as ColumnField[])
    .filter((field) => (before?.[field] ?? 0) >= OFTEN && !counts.some((count) => count.field === field))
    .map((field) => ({ field, read: 0, empty: rows, misread: 0, examples: [], misreadExamples: [] })),
];

/** Returns the shares to compare the next reading with. A column with a warning keeps the share that it had. */
export function nextShares(counts: readonly ColumnCount[], before: ColumnShares | null): ColumnShares {
  const warned = new Set(columnWarnings(counts, before).map(({ field }) => field));
  const shares = counts.map((count) => [
    count.field,
    warned.has(count.field) ? (before?.[count.field] ?? 0) : shareOf(count),
  ]);
  return Object.fromEntries(shares) as ColumnShares;
}

/** Returns a warning in words. */
export function warningText({ field, kind, before, now }: ColumnWarning, language: Language): string {
  const words = columnWarningsWords[language];
  const name = sourceDraftWords[language].field[field];
  const percent = (share: number) => formatsIn(language).formatNumber(Math.round(share));
  return kind === 'nothing' ? words.nothing(name) : words.dropped(name, percent(now), percent(before));
}
