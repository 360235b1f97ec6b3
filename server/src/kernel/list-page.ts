import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { cursorOf } from './cursor.ts';
import type { Call } from './http/mount.ts';

/** The end of a page in a list that is ordered by time, newest first. */
export const TimePosition = z.object({
  /** In ISO format with microseconds, as the database stores it. */
  at: z.iso.datetime({ precision: 6 }),
  id: z.string().max(64),
});
export type TimePosition = z.infer<typeof TimePosition>;

export interface ListPage<Item, Position extends object = TimePosition> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly next: Position | null;
}

/** Formats a time for a position. */
export const positionTime = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Selects the rows after a position in the order `moment desc, id`; all rows without one. The time bound alone lets an
 * index scan start there, however deep the page.
 */
export const pastPosition = (after: TimePosition | undefined, moment: SQL, id: SQL): SQL =>
  after === undefined
    ? sql.empty()
    : sql`and ${moment} <= ${after.at}::timestamptz and (${moment} < ${after.at}::timestamptz or ${id} > ${after.id})`;

/** Cuts the rows to one page. One extra row must have been read to see whether another page follows. */
export function pageOf<Position extends object, Row extends { readonly position: Position }>(
  rows: readonly (Row & { readonly position: Position })[],
  limit: number,
): ListPage<Row, Position> {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.position ?? null) : null };
}

/**
 * Returns the items of a page. The `Link` header points to the next page; `query` holds the list's other parameters.
 */
export function answerPage<Item>(
  call: Pick<Call, 'header'>,
  path: string,
  { cursor: _of, ...query }: Readonly<Record<string, string | number | undefined>>,
  { items, next }: ListPage<Item, object>,
): Item[] {
  if (next !== null) {
    const asked = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    );
    const search = new URLSearchParams([...asked, ['cursor', cursorOf(next)]]);
    call.header('link', `<${path}?${search.toString()}>; rel="next"`);
  }
  return [...items];
}
