import {
  LossReason,
  type SourceKind,
  type SourceRun,
  type SourceRunState,
} from '@plumbline/contract/domains/ingest/source.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';

export const kindLabels: Record<SourceKind, string> = {
  arcgis: 'Building permits (ArcGIS)',
  socrata: 'Open data (Socrata)',
  bonfire: 'Procurement portal (Bonfire)',
  civicplus: 'Bid list (CivicPlus)',
  sam: 'Federal contracts (SAM.gov)',
  feed: 'News feed (RSS or Atom)',
  file: 'File',
  demonstration: 'Sample data',
};

export const stateLabels: Record<SourceRunState, string> = {
  waiting: 'Waiting',
  running: 'Reading',
  succeeded: 'Read',
  unchanged: 'Nothing new',
  'held-back': 'Held back',
  failed: 'Failed',
};

const lossWords: Record<LossReason, string> = {
  outside: 'outside of the area',
  'no-place': 'without a place',
  'not-construction': 'no construction',
  duplicate: 'listed twice',
  unreadable: 'unreadable',
};

type Counts = Pick<SourceRun, 'read' | 'skipped' | 'losses' | 'created' | 'changed' | 'unchanged' | 'vanished'>;

/** Rows that became no project, by reason in words; the runs of earlier releases have none. */
function lossesOf({ losses, skipped }: Pick<SourceRun, 'losses' | 'skipped'>): (readonly [number, string])[] {
  const known = LossReason.options.map((reason) => [losses[reason] ?? 0, lossWords[reason]] as const);
  return known.some(([count]) => count > 0) ? known : [[skipped, 'left out']];
}

/** The share of rows from which more should lead to a second look at the source's configuration. */
const MUCH = 0.1;

/**
 * A sentence where many rows were lost without anybody wanting it: they don't say where they are, repeat an id or can't
 * be read. Null where that is rare.
 */
export function lossWarning({ read, losses }: Pick<SourceRun, 'read' | 'losses'>): string | null {
  const unwanted = (['no-place', 'duplicate', 'unreadable'] as const).map(
    (reason) => [losses[reason] ?? 0, lossWords[reason]] as const,
  );
  const lost = unwanted.reduce((sum, [count]) => sum + count, 0);
  if (lost === 0 || lost < read * MUCH) return null;
  const reasons = unwanted
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-US')} ${word}`);
  return `${lost.toLocaleString('en-US')} of ${formatCount(read, 'row')} became no project: ${reasons.join(', ')}.`;
}

/** '1,204 read, 3 new, 12 changed, 1 gone': what is 0 is left out, but for what was read. */
export function countsInWords(run: Counts): string {
  const parts: readonly (readonly [number, string])[] = [
    [run.created, 'new'],
    [run.changed, 'changed'],
    [run.unchanged, 'as before'],
    [run.vanished, 'gone'],
    ...lossesOf(run),
  ];
  const counted = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-US')} ${word}`);
  return [`${formatCount(run.read, 'row')} read`, ...counted].join(', ');
}
