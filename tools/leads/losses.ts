import type { JurisdictionFile, LabelledFolder } from '../../server/src/app/leads/labelled-rows.ts';
import { percent, type Section } from './section.ts';

/** Counts for each jurisdiction the rows that don't become a project, by their reason. */
export const losses: Section = { name: 'losses', report };

function report({ files, missing }: LabelledFolder): string {
  const all = files.map((file) => ({ file, ...countOf(file) }));
  const lines = all.map(({ file, rows, lost }) => {
    const total = [...lost.values()].reduce((sum, count) => sum + count, 0);
    const reasons = [...lost].map(([reason, count]) => `${count} ${reason}`).join(', ');
    return `  ${file.id.padEnd(20)}${String(rows).padStart(6)} rows${percent(total, rows).padStart(9)} lost${reasons && `: ${reasons}`}`;
  });
  const unmatched = missing.map(({ jurisdiction, id }) => `  no row for the label ${jurisdiction} ${id}`);
  return ['Rows that become no project', ...lines, ...unmatched].join('\n');
}

function countOf({ rows, listing }: JurisdictionFile) {
  const lost = new Map<string, number>();
  const known = new Set<string>();
  const count = (reason: string) => lost.set(reason, (lost.get(reason) ?? 0) + 1);
  for (const read of rows) {
    if ('rejection' in read) {
      count(read.rejection.reason);
      continue;
    }
    const result = listing(read.row);
    if (result.kind === 'skipped') count(result.reason);
    else if (result.kind === 'rejected') count(result.reason);
    else if (known.has(result.listing.externalId)) count('listed twice under one id');
    else known.add(result.listing.externalId);
  }
  return { rows: rows.length, lost };
}
