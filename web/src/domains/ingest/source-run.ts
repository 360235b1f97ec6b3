import { LOSS_REASONS, type LossReason, type SourceRun } from '@plumbline/contract/domains/ingest/source.ts';
import { formatNumber } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { sourcesWords } from './sources.words.ts';

const words = here(sourcesWords);

type Counts = Pick<SourceRun, 'read' | 'skipped' | 'losses' | 'created' | 'changed' | 'unchanged' | 'vanished'>;
type Counted = readonly [count: number, inWords: (count: number, formatted: string) => string];

const lossesFor = (losses: SourceRun['losses'], reasons: readonly LossReason[]): Counted[] =>
  reasons.map((reason) => [losses[reason] ?? 0, words.lost[reason]]);

/** The counts in words, without those that are 0. */
const inWords = (counted: readonly Counted[]): string[] =>
  counted.filter(([count]) => count > 0).map(([count, text]) => text(count, formatNumber(count)));

/** Rows that became no project, by reason. Runs of earlier releases have no reasons. */
function lossesOf({ losses, skipped }: Pick<SourceRun, 'losses' | 'skipped'>): Counted[] {
  const known = lossesFor(losses, LOSS_REASONS);
  return known.some(([count]) => count > 0) ? known : [[skipped, words.rows.leftOut]];
}

/** The share of lost rows above which the source's configuration deserves a second look. */
const MUCH = 0.1;

/**
 * Returns a sentence if many rows were lost unintentionally: they have no location, repeat an id or can't be read.
 * Returns null if that is rare.
 */
export function lossWarning({ read, losses }: Pick<SourceRun, 'read' | 'losses'>): string | null {
  const unwanted = lossesFor(losses, ['no-place', 'duplicate', 'unreadable']);
  const lost = unwanted.reduce((sum, [count]) => sum + count, 0);
  if (lost === 0 || lost < read * MUCH) return null;
  return words.lostOf(formatNumber(lost), read, formatNumber(read), inWords(unwanted).join(', '));
}

/** Returns '1,204 rows read, 3 new, 12 changed, 1 gone', without zeros except for the rows read. */
export function countsInWords(run: Counts): string {
  const { rows } = words;
  const parts: readonly Counted[] = [
    [run.created, rows.created],
    [run.changed, rows.changed],
    [run.unchanged, rows.unchanged],
    [run.vanished, rows.vanished],
    ...lossesOf(run),
  ];
  return [rows.read(run.read, formatNumber(run.read)), ...inWords(parts)].join(', ');
}
