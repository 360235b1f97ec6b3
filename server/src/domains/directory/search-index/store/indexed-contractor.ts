import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../kernel/database.ts';
import { prepared } from '../../../../kernel/prepared.ts';
import { type CardRow, cardColumns, REVIEWS_SHOWN } from '../../store/contractor-card.ts';

/** A contractor whom searches find: its card, and the columns by which they do. */
export interface IndexedRow {
  readonly card: CardRow;
  readonly trades: readonly string[];
  readonly isFeatured: boolean;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type Row = CardRow & { readonly found: Omit<IndexedRow, 'card'> } & Record<string, unknown>;

/** The same as in `contractor_trades`, bit by bit: positions aren't computed anew. */
const selected = (which: SQL): SQL => sql`
  select ${cardColumns(REVIEWS_SHOWN)}, found from contractors, lateral (
    select json_build_object('trades', json_agg(trade), 'isFeatured', bool_or(premium = 1),
      'x', min(cube_ll_coord(pos, 1)), 'y', min(cube_ll_coord(pos, 2)), 'z', min(cube_ll_coord(pos, 3))) as found
    from contractor_trades where contractor_id = contractors.id having count(*) > 0) as found
  where ${which}`;

const rowsOf = (rows: readonly Row[]): IndexedRow[] => rows.map(({ found, ...card }) => ({ card, ...found }));

/** Returns those of these contractors whom searches find. */
export async function indexedRows(db: Database, ids: readonly string[]): Promise<IndexedRow[]> {
  const { rows } = await db.execute<Row>(prepared(selected(sql`id = any(${sql.param([...ids])}::text[])`)));
  return rowsOf(rows);
}

/** Returns the next contractors in the order of their ids whom searches find. */
export async function nextIndexedRows(db: Database, after: string, limit: number): Promise<IndexedRow[]> {
  const { rows } = await db.execute<Row>(
    prepared(sql`${selected(sql`id > ${after}`)} order by id limit ${sql.raw(String(limit))}`),
  );
  return rowsOf(rows);
}

/** Returns which lists of specialties match a search, as `contractor_trades.words` do. */
export async function matchingLists(
  db: Database,
  lists: readonly (readonly string[])[],
  words: string,
): Promise<boolean[]> {
  const { rows } = await db.execute<{ matches: boolean }>(sql`
    select specialty_words(array(select json_array_elements_text(list))) @@ websearch_to_tsquery('english', ${words}) as matches
    from json_array_elements(${JSON.stringify(lists)}::json) with ordinality as lists(list, number) order by number`);
  return rows.map(({ matches }) => matches);
}
