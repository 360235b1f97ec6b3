import type { Listing } from '../../projects/public.ts';
import { datesOfColumn } from './date-column.ts';
import { type DateFormat, parseDateFormat } from './date-format.ts';
import { deadlineOf } from './due-date.ts';
import { type DateReading, type Moment, readMoment } from './moment.ts';
import type { RowMapping } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';

/** Parses the dates of one source's rows. */
export interface SourceDates {
  listed(value: unknown): Pick<Listing, 'listedAt' | 'listedOn'>;
  deadline(value: unknown): Listing['deadline'];
}

/** A listing date further ahead is another date, such as the end of a permit. */
const AHEAD_MS = 2 * 24 * 60 * 60 * 1000;
/** Caches parsed dates, which repeat within a source. */
const MAX_KNOWN = 20_000;

/**
 * Returns a parser for the dates of a source. It first examines whole columns (`date-column.ts`), unless the mapping
 * gives their formats.
 *
 * @param now rejects later listing dates; without it, future dates are kept.
 */
export function sourceDates(mapping: RowMapping, rows: readonly SourceRow[], now?: Date): SourceDates {
  const { zone, dates = 'local', dateFormats } = mapping;
  const column = (name: 'listedAt' | 'deadline') => {
    const told = datesOfColumn(
      rows.map((row) => row[name]),
      zone,
    );
    const formats = formatsOf(dateFormats?.[name]);
    return { told, reading: { zone, order: told.order, ...(formats && { formats }) } };
  };
  const [listed, deadline] = [column('listedAt'), column('deadline')];
  const bare = dates === 'local' && listed.told.isFalseUtc ? 'wall' : dates;
  const listedAt = remembering({ ...listed.reading, bare });
  const deadlineAt = remembering({ ...deadline.reading, bare: dates, isDeadline: true });
  const latest = now === undefined ? Number.POSITIVE_INFINITY : now.getTime() + AHEAD_MS;
  return {
    listed: (value) => {
      const moment = listedAt(value);
      if (moment === null || moment.at.getTime() > latest) return { listedAt: null, listedOn: null };
      return { listedAt: moment.at.toISOString(), listedOn: moment.on };
    },
    deadline: (value) => deadlineOf(value, deadlineAt(value)),
  };
}

function remembering(reading: DateReading): (value: unknown) => Moment | null {
  const known = new Map<unknown, Moment | null>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const moment = readMoment(value, reading);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(value, moment);
    return moment;
  };
}

function formatsOf(given: string | readonly string[] | undefined): DateFormat[] | null {
  if (given === undefined) return null;
  return [given].flat().flatMap((one) => parseDateFormat(one) ?? []);
}
