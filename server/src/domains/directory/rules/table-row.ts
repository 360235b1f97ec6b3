import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { storableText } from '../../../kernel/storable.ts';
import type { LicenseStatus } from '../policy.ts';
import { readableName } from './business-name.ts';
import { emailAddress, usPhone, webAddress } from './contact-facts.ts';
import { locate } from './geocode.ts';
import {
  type ImportedListing,
  type LicenseSeen,
  type Rejected,
  type RowOutcome,
  rejected,
  skipped,
} from './imported-listing.ts';
import type { Columns, TableMapping } from './table-mapping.ts';

/** Returns a cell by the name or number (from 1 on) of its column. */
export type Row = (column: string | number) => string | undefined;

/** Returns a reader for the rows of one table, with the mapping prepared once. */
export function tableReader(mapping: TableMapping, checkedOn: string): (row: Row) => RowOutcome {
  const codes = new Map(
    Object.entries(mapping.trades).map(([code, meaning]) => [
      plainCode(code),
      Array.isArray(meaning)
        ? { trades: meaning, name: wordsOf(code) }
        : { trades: meaning.trades, name: meaning.name ?? wordsOf(code) },
    ]),
  );
  return (row) => readRow(row, { mapping, codes, checkedOn });
}

/** 'Plumber' means something to customers; 'PL-1' and 'HM' don't. */
const wordsOf = (code: string): string | null => (/^\D{4,}$/.test(code) ? code : null);

interface Meaning {
  readonly trades: readonly Trade[];
  /** In words for customers. */
  readonly name: string | null;
}

type Codes = ReadonlyMap<string, Meaning>;

interface Reading {
  readonly mapping: TableMapping;
  readonly codes: Codes;
  readonly checkedOn: string;
}

const US = /^(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|840)$/i;

function readRow(row: Row, { mapping, codes, checkedOn }: Reading): RowOutcome {
  const { columns, everyRow } = mapping;
  const cell = (column: Columns | undefined): string | null => cellOf(row, column);
  const license = licenseOf(row, mapping, checkedOn);
  if (license !== null && 'reason' in license) return license;
  const externalId = cell(columns.id) ?? license?.number;
  if (externalId === undefined) return rejected('It has no id and no license number');
  const name = cell(columns.name);
  if (name === null) return rejected('It has no name');
  const country = cell(columns.country);
  if (country !== null && !US.test(country)) return skipped('outside the United States');
  const said = cell(columns.trades);
  const meant = said === null ? [] : meaningsOf(said, codes);
  const trades = Trade.options.filter(
    (trade) => (everyRow?.trades ?? []).includes(trade) || meant.some((one) => one.trades.includes(trade)),
  );
  if (trades.length === 0) return skipped('of another trade');
  const place = locate({
    street: cell(columns.street),
    city: cell(columns.city),
    state: cell(columns.state),
    zip: cell(columns.zip),
    latitude: degreesOf(cell(columns.latitude)),
    longitude: degreesOf(cell(columns.longitude)),
  });
  if ('reason' in place) return place;
  const listing: ImportedListing = {
    externalId,
    name: readableName(name),
    contactName: cell(columns.contactName),
    ...place,
    phone: usPhone(cell(columns.phone)),
    email: emailAddress(cell(columns.email)),
    website: webAddress(cell(columns.website)),
    trades,
    specialties: [...new Set([...(everyRow?.specialties ?? []), ...meant.flatMap(({ name }) => name ?? [])])],
    license,
    closed: license === null ? null : whyNotClear(license),
  };
  return { kind: 'listing', listing };
}

function whyNotClear({ status, statusSaid, expiresOn, checkedOn }: LicenseSeen): string | null {
  if (status === 'clear') return null;
  if (status === 'expired' && expiresOn !== null && expiresOn < checkedOn) return `license ran out on ${expiresOn}`;
  return `license ${statusSaid ?? status}`;
}

function cellOf(row: Row, columns: Columns | undefined): string | null {
  if (columns === undefined) return null;
  for (const column of [columns].flat()) {
    const text = storableText(row(column) ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    if (text !== '') return text;
  }
  return null;
}

const degreesOf = (text: string | null): number | null =>
  text !== null && /^[-+]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;

/** Normalizes 'C-36', 'c 036' and 'C.36' to 'C36'. */
const plainCode = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/(?<![0-9])0+(?=\d)/g, '');

/** Numbers of words that a code may have, most first: 'Master Plumber of Record' has four. */
const WORDS = [4, 3, 2, 1];
const SEPARATORS = /[|;,/&+\n\t]+/;

/** Finds the codes in a cell with any separator: 'C-36| C20', 'C10;B', 'B C36', 'Plumber, Electrician'. */
function meaningsOf(text: string, codes: Codes): Meaning[] {
  return text.split(SEPARATORS).flatMap((part) => {
    const words = part.trim().split(' ');
    const found: Meaning[] = [];
    for (let at = 0; at < words.length; ) {
      const meaningOf = (count: number) => codes.get(plainCode(words.slice(at, at + count).join('')));
      const count = WORDS.find((size) => meaningOf(size) !== undefined) ?? 1;
      found.push(...[meaningOf(count) ?? []].flat());
      at += count;
    }
    return found;
  });
}

/** Returns null if the mapping or the row has no license; rejects the row if it can't be read. */
function licenseOf(row: Row, { license, columns }: TableMapping, checkedOn: string): LicenseSeen | Rejected | null {
  if (!license) return null;
  const number = cellOf(row, license.number);
  if (number === null) return null;
  if (!/\d/.test(number) || number.length > 40) return rejected(`'${number.slice(0, 40)}' is no license number`);
  const days: Record<'issued' | 'expires' | 'checked', string | null> = { issued: null, expires: null, checked: null };
  for (const field of ['issued', 'expires', 'checked'] as const) {
    const text = cellOf(row, license[field]);
    const day = text === null ? null : dayOf(text, license.dates);
    if (day === undefined) return rejected(`'${text}' is no day (${license.dates}), where '${field}' is expected`);
    days[field] = day;
  }
  const statusSaid = cellOf(row, license.status);
  const checked = days.checked ?? checkedOn;
  const status = license.status === undefined ? 'clear' : statusOf(statusSaid ?? '', license.statuses);
  const classes = cellOf(row, columns.trades)?.split(SEPARATORS) ?? [];
  return {
    boardId: license.board.id,
    board: license.board.name,
    number,
    status: status === 'clear' && days.expires !== null && days.expires < checked ? 'expired' : status,
    statusSaid,
    classes: classes.map((text) => text.trim()).filter((text) => text !== ''),
    issuedOn: days.issued,
    expiresOn: days.expires,
    checkedOn: checked,
  };
}

type Statuses = NonNullable<TableMapping['license']>['statuses'];

function statusOf(said: string, statuses: Statuses): LicenseStatus {
  const text = said.toLowerCase();
  if (statuses.clear?.some((word) => word.toLowerCase() === text)) return 'clear';
  const isSaid = (words: readonly string[] | undefined) => words?.some((word) => text.includes(word.toLowerCase()));
  return (
    (['revoked', 'suspended', 'expired', 'inactive'] as const).find((status) => isSaid(statuses[status])) ?? 'unknown'
  );
}

const ORDER = { 'month-first': [2, 0, 1], 'day-first': [2, 1, 0], 'year-first': [0, 1, 2] } as const;

/** Returns yyyy-MM-dd for '01/31/2027', '1-31-27 00:00', '20270131' or '2027-01-31T…'; undefined for anything else. */
function dayOf(text: string, order: keyof typeof ORDER): string | undefined {
  const [date = ''] = text.split(/[ T]/);
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(date);
  const parts = iso?.slice(1) ?? date.split(/[/.-]/);
  if (parts.length !== 3) return undefined;
  const [year = '', month = '', day = ''] = (iso ? ORDER['year-first'] : ORDER[order]).map((at) => parts[at]);
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === whole ? whole : undefined;
}
