import {
  COLUMN_FIELDS,
  type ColumnCount,
  type ColumnField,
} from '@plumbline/contract/domains/ingest/source-columns.ts';
import type { Listing } from '../../projects/public.ts';
import { readBudget, readCents } from './money.ts';
import { plainLine, safeLink } from './plain-text.ts';
import type { SourceDates } from './source-dates.ts';
import type { Columns } from './source-mapping.ts';
import type { SourcePoint, SourceRow } from './source-row.ts';
import { isEmptyValue } from './table-row.ts';

/** A row and what was made of it; `listing` is null if it became no project. */
export interface CountedRow {
  readonly row: SourceRow;
  readonly listing: Listing | null;
  /** Whether its address has the form of one. */
  readonly isAddress: boolean;
}

type Outcome = 'read' | 'empty' | 'misread';

const MAX_EXAMPLES = 3;
const LONGEST_EXAMPLE = 80;

/** Returns the fields that a mapping configures; null if it names no columns, so that any may be absent. */
export function configuredFields(columns: Columns | undefined): ReadonlySet<ColumnField> | null {
  if (columns === undefined) return null;
  const hasPoint = ['point', 'latitude', 'longitude'].some((name) => Object.hasOwn(columns, name));
  const isConfigured = (field: ColumnField) => (field === 'point' ? hasPoint : Object.hasOwn(columns, field));
  return new Set(COLUMN_FIELDS.filter(isConfigured));
}

/**
 * Counts how the values of each column are read. Without `configured`, fields that no row has are left out.
 *
 * @param dates how the source's dates are read
 */
export function columnCounter(configured: ReadonlySet<ColumnField> | null, dates: SourceDates, base?: string) {
  const counts = COLUMN_FIELDS.filter((field) => configured === null || configured.has(field)).map((field) => ({
    field,
    read: 0,
    empty: 0,
    misread: 0,
    examples: [] as string[],
    misreadExamples: [] as string[],
  }));
  return {
    add: (counted: CountedRow): void => {
      for (const count of counts) {
        const value = valueOf(count.field, counted.row);
        const outcome = isNothing(value) ? 'empty' : outcomeOf(count.field, value, counted, dates, base);
        count[outcome] += 1;
        if (outcome === 'read') remember(count.examples, value);
        else if (outcome === 'misread') remember(count.misreadExamples, value);
      }
    },
    counts: (): ColumnCount[] => counts.filter(({ read, misread }) => configured !== null || read + misread > 0),
  };
}

function remember(examples: string[], value: unknown): void {
  if (examples.length >= MAX_EXAMPLES) return;
  const text = plainLine(value, LONGEST_EXAMPLE);
  if (text !== '' && !examples.includes(text)) examples.push(text);
}

function valueOf(field: ColumnField, row: SourceRow): unknown {
  if (field === 'point') return row.points?.map(pointText).find((text) => text !== '');
  if (field === 'contact') return row.contact?.find((part) => !isNothing(part));
  return row[field];
}

/** Returns a location as a text; '' if it has none. */
function pointText(point: SourcePoint): string {
  if ('shape' in point) {
    if (isNothing(point.shape)) return '';
    return typeof point.shape === 'string' ? point.shape : JSON.stringify(point.shape).slice(0, LONGEST_EXAMPLE);
  }
  const parts = [point.latitude, point.longitude].filter((part) => !isNothing(part));
  return parts.map((part) => plainLine(part, 30)).join(', ');
}

const isNothing = (value: unknown): boolean => isEmptyValue(value) || value === false;

function outcomeOf(
  field: ColumnField,
  value: unknown,
  { listing, isAddress }: CountedRow,
  dates: SourceDates,
  base: string | undefined,
): Outcome {
  switch (field) {
    case 'listedAt':
      return dates.listed(value).listedOn === null ? 'misread' : 'read';
    case 'deadline':
      return dates.deadline(value) === null ? 'misread' : 'read';
    case 'budget':
      return isZero(value) ? 'empty' : readBudget(value).max === null ? 'misread' : 'read';
    case 'budgetMin':
    case 'budgetMax':
      return isZero(value) ? 'empty' : readCents(value) === null ? 'misread' : 'read';
    case 'squareFeet':
    case 'units':
      return isZero(value) ? 'empty' : Number.isNaN(numberIn(value)) ? 'misread' : 'read';
    case 'zip':
      return /^\d{5}/.test(plainLine(value, 20).padStart(5, '0')) ? 'read' : 'misread';
    case 'street':
      return isAddress ? 'read' : 'misread';
    case 'point':
      return listing !== null && (listing.point === null || listing.point.precision === 'zip') ? 'misread' : 'read';
    case 'url':
      return safeLink(value, base) === null ? 'misread' : 'read';
    default:
      return plainLine(value, LONGEST_EXAMPLE) === '' ? 'empty' : 'read';
  }
}

const numberIn = (value: unknown): number => Number(plainLine(value, 30).replaceAll(',', ''));

/** Sources write 0 for unknown amounts. */
const isZero = (value: unknown): boolean => /^\$?0*(?:\.0*)?$/.test(plainLine(value, 30));
