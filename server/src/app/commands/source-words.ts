import type { RowLosses, Source, SourceRun } from '@plumbline/contract/domains/ingest/source.ts';

/** Describes a source in one line: its state, and the result of its last reading. */
export function lineOf({ id, name, kind, enabled, schedule, nextRunAt, projects, lastRun }: Source): string {
  const when = enabled ? `${schedule}${nextRunAt === null ? '' : `, next ${nextRunAt}`}` : 'disabled';
  return `${id} (${name}, ${kind}): ${projects} projects; ${when}; ${lastRun === null ? 'never read' : partWords(lastRun)}`;
}

/** '12 skipped (10 outside, 2 no-place), 1 unreadable'. */
function lostWords({ duplicate, unreadable, ...rest }: RowLosses, skipped: number): string {
  const reasons = Object.entries(rest).map(([reason, count]) => `${count} ${reason}`);
  const more = Object.entries({ duplicate, unreadable }).filter(([, count]) => count !== undefined);
  return [
    `${skipped} skipped${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`,
    ...more.map(([reason, count]) => `${count} ${reason}`),
  ].join(', ');
}

/** Describes a reading in one line. */
export const partWords = ({
  state,
  read,
  skipped,
  losses,
  created,
  changed,
  unchanged,
  vanished,
  problem,
}: SourceRun): string =>
  [
    state,
    `${read} read, ${lostWords(losses, skipped)}, ${created} new, ${changed} changed, ${unchanged} unchanged, ${vanished} vanished`,
    problem,
  ]
    .filter((words) => words !== null)
    .join('; ');
