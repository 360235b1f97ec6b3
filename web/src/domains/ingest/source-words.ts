import type { SourceKind, SourceRun, SourceRunState } from '@plumbline/contract/domains/ingest/source.ts';
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

type Counts = Pick<SourceRun, 'read' | 'skipped' | 'created' | 'changed' | 'unchanged' | 'vanished'>;

/** '1,204 read, 3 new, 12 changed, 1 gone': what is 0 is left out, but for what was read. */
export function countsInWords(run: Counts): string {
  const parts: readonly (readonly [number, string])[] = [
    [run.created, 'new'],
    [run.changed, 'changed'],
    [run.unchanged, 'as before'],
    [run.vanished, 'gone'],
    [run.skipped, 'no construction'],
  ];
  const counted = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-US')} ${word}`);
  return [`${formatCount(run.read, 'row')} read`, ...counted].join(', ');
}
