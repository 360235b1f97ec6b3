import { wallOf } from '../../../kernel/zoned-time.ts';
import { datesOfColumn } from '../rules/date-column.ts';
import { type Moment, readMoment } from '../rules/moment.ts';
import { columnReader } from '../rules/table-row.ts';

/** A date as a source writes it, and its meaning: a line of `date-forms.tsv`. */
export interface DateForm {
  readonly text: string;
  /** A day, a month, a moment, a local time without a zone, or '' if the text must not be read as a date. */
  readonly expected: string;
  /** IANA zone, or a description if no zone may be assumed. */
  readonly zone: string;
  readonly source: string;
}

export interface DateScore {
  readonly right: number;
  readonly of: number;
  readonly misses: readonly { readonly form: DateForm; readonly read: string }[];
}

/** Parses a table whose first line names its columns. */
export function parseDateForms(table: string): DateForm[] {
  const [, ...lines] = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [text = '', expected = '', zone = '', source = ''] = line.split('\t');
    return { text, expected, zone, source };
  });
}

/**
 * Counts the dates that are read correctly. All dates of one source count as one column, which resolves ambiguous ones.
 */
export function scoreDates(forms: readonly DateForm[]): DateScore {
  const columns = Map.groupBy(forms, ({ source }) => source);
  const misses = forms.flatMap((form) => {
    const column = columns.get(form.source)?.map(({ text }) => text) ?? [];
    const zone = zoneOf(form);
    const moment = readMoment(valueOf(form.text), {
      zone,
      bare: 'local',
      order: datesOfColumn(column, zone).order,
    });
    const read = readAs(form.expected, moment);
    return read === form.expected ? [] : [{ form, read }];
  });
  return { right: forms.length - misses.length, of: forms.length, misses };
}

/** Without a location, instants are compared in UTC and wall times as written. */
const zoneOf = ({ zone }: DateForm) => (/^[A-Z][a-z]+\/\w+/.test(zone) ? zone : 'UTC');

/** Splits 'year=2025 month=04' into two columns. */
function valueOf(text: string): unknown {
  const pairs = text.split(' ').map((word) => word.split('='));
  if (!pairs.every(({ length }) => length === 2)) return text;
  const record = Object.fromEntries(pairs as [string, string][]);
  return columnReader({ id: 'id', listedAt: Object.keys(record) })(record).listedAt;
}

/** Formats the result with the precision of the expected value. */
function readAs(expected: string, moment: Moment | null): string {
  if (moment === null) return '';
  if (!expected.includes('T')) return moment.on;
  const isMoment = expected.endsWith('Z');
  const shown = new Date(isMoment ? moment.at : wallOf(moment.at.getTime(), moment.zone)).toISOString().slice(0, -1);
  // Moments have millisecond precision.
  const digits = expected.replace(/Z$/, '').slice(0, 23).length;
  return `${shown.slice(0, digits)}${expected.replace(/Z$/, '').slice(23)}${isMoment ? 'Z' : ''}`;
}
