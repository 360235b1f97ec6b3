import type { Column } from '../../kernel/column-catalog.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';
import { catalog, rowsGo } from './column-catalogs.ts';

type Pool = TestDatabase['pool'];

/** For each table, parents first: the values that make a row valid and the person's. */
export type Ties = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A column of a person's row, and how to recognize its value. */
export interface Canary {
  readonly column: string;
  readonly words: string;
  readonly isKept: boolean;
  /** Whether the words can be found anywhere, not just in their own column. */
  readonly isUnique: boolean;
}

interface Stored {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

/**
 * Inserts a person's row into each of these tables, with a canary in every column that the catalog calls personal.
 * Types come from the database and meanings from the catalog, so a new column gets its canary without a change here.
 */
export async function plantCanaries(pool: Pool, ties: Ties): Promise<Canary[]> {
  const planted: Canary[] = [];
  for (const [table, tied] of Object.entries(ties)) {
    const columns = catalog[table];
    if (columns === undefined) throw new Error(`The catalog does not know the table ${table}`);
    const goes = rowsGo(columns);
    const row: Record<string, unknown> = {};
    for (const stored of await storedColumns(pool, table)) {
      const column = columns[stored.name];
      if (column === undefined) throw new Error(`${table}.${stored.name} is not declared`);
      const isPersonal = goes || column.personal !== 'none';
      if (stored.name in tied) row[stored.name] = tied[stored.name];
      else if (isPersonal) row[stored.name] = canaryOf(table, stored, column, planted.length);
      else if (!stored.isNullable && !stored.hasDefault) row[stored.name] = neutral(table, stored);
      const value = row[stored.name];
      if (!isPersonal || value === null || value === undefined) continue;
      planted.push({
        column: `${table}.${stored.name}`,
        words: wordsOf(value, column),
        isKept: !goes && column.personal === 'keep',
        isUnique: !(stored.name in tied) && /^(?:text|json|jsonb|ARRAY)$/.test(stored.type),
      });
    }
    const names = Object.keys(row);
    await pool.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  }
  return planted;
}

/** Returns the columns of the canaries that are found anywhere in the database. */
export async function standing(pool: Pool, canaries: readonly Canary[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of [...Object.keys(catalog), 'graphile_worker._private_jobs']) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) as row from ${table} as one`,
    );
    for (const { row } of rows) {
      const whole = JSON.stringify(row);
      for (const { column, words, isUnique } of canaries) {
        const [own, name = ''] = column.split('.');
        if (isUnique ? whole.includes(words) : own === table && textOf(row[name]) === words) found.add(column);
      }
    }
  }
  return [...found].sort();
}

async function storedColumns(pool: Pool, table: string): Promise<Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable",
       column_default is not null as "hasDefault"
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  return rows;
}

/** Returns a phone number as a person would write it, which a mask hides while other words stay. */
const numberOf = (at: number): string => `502-555-${String(at).padStart(4, '0')}`;

function canaryOf(table: string, { name, type }: Stored, { personal }: Column, at: number): unknown {
  if (personal === 'mask') return `Call me at ${numberOf(at)} about the drain.`;
  const words = `canary ${table} ${name} ends`;
  switch (type) {
    case 'text':
      return words;
    case 'ARRAY':
      return [words];
    case 'json':
    case 'jsonb':
      return JSON.stringify({ words });
    case 'bytea':
      return Buffer.from(words);
    case 'boolean':
      return true;
    case 'date':
      return '2031-07-01';
    case 'timestamp with time zone':
      return new Date(Date.UTC(2031, 0, 1, 0, 0, at));
    case 'double precision':
      return 38 + at / 1000;
    default:
      return 700 + at;
  }
}

function neutral(table: string, { name, type }: Stored): unknown {
  switch (type) {
    case 'text':
      return `plain ${table} ${name}`;
    case 'ARRAY':
      return [];
    case 'json':
    case 'jsonb':
      return '{}';
    case 'boolean':
      return false;
    case 'date':
      return '2026-12-09';
    case 'timestamp with time zone':
      return new Date('2026-12-01T15:00:00Z');
    default:
      return 1;
  }
}

/** Returns the part of a value to search for: the number in masked text, the words in a document or a list. */
function wordsOf(value: unknown, { personal }: Column): string {
  const text = textOf(value);
  if (personal === 'mask') return /\d{3}-\d{3}-\d{4}/.exec(text)?.[0] ?? text;
  return /canary .* ends/.exec(text)?.[0] ?? text;
}

const textOf = (value: unknown): string => {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString().replace('.000Z', '+00:00');
  return typeof value === 'string' ? value : JSON.stringify(value);
};
