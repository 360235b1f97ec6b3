import type { JurisdictionFile, LabeledFolder } from '../../server/src/app/leads/labeled-rows.ts';
import { percent, type Section } from './section.ts';

/** Counts each jurisdiction's rows that don't become a project, by reason, and the missing facts of projects. */
export const losses: Section = { name: 'losses', report };

function report({ files, missing }: LabeledFolder): string {
  const lines = files.map((file) => {
    const { rows, projects, lost, gaps } = countOf(file);
    const reasons = [...lost].map(([reason, count]) => `${count} ${reason}`).join(', ');
    const share = percent(rows - projects, rows);
    const blanks = GAPS.map((gap) => percent(gaps.get(gap) ?? 0, projects).padStart(10)).join('');
    return `  ${file.id.padEnd(18)}${String(rows).padStart(6)}${share.padStart(10)}${blanks}${reasons && `   lost: ${reasons}`}`;
  });
  const unmatched = missing.map(({ jurisdiction, id }) => `  no row for the label ${jurisdiction} ${id}`);
  const head = ['rows', 'lost', ...GAPS.map((gap) => `no ${gap}`)].map((word, at) => word.padStart(at === 0 ? 6 : 10));
  return [
    'Rows that become no project, and projects that lack something',
    `  ${''.padEnd(18)}${head.join('')}`,
    ...lines,
    ...unmatched,
  ].join('\n');
}

const GAPS = ['street', 'city', 'zip', 'point', 'date'] as const;

function countOf({ rows, listing }: JurisdictionFile) {
  const lost = new Map<string, number>();
  const gaps = new Map<string, number>();
  const known = new Set<string>();
  const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const read of rows) {
    if ('rejection' in read) {
      count(lost, read.rejection.reason.kind);
      continue;
    }
    const result = listing(read.row);
    if (result.kind !== 'listing') {
      count(lost, result.kind === 'rejected' ? result.reason.kind : result.reason);
      continue;
    }
    const { externalId, street, city, zip, point, listedAt } = result.listing;
    if (known.has(externalId)) {
      count(lost, 'listed twice under one id');
      continue;
    }
    known.add(externalId);
    for (const [gap, value] of Object.entries({ street, city, zip, point, date: listedAt })) {
      if (value === null) count(gaps, gap);
    }
  }
  return { rows: rows.length, projects: known.size, lost, gaps };
}
