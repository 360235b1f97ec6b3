import type { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import { MOST_COUNTED } from '@plumbline/contract/domains/projects/project-count.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { PageEnd } from '../rules/page-cursor.ts';
import type { ProjectRow } from '../views.ts';
import { newestFirst, projectColumns, projectTables } from './project.ts';
import {
  anyOf,
  choices,
  conditionsOf,
  disjointParts,
  isInCells,
  type ResolvedFilter,
  whereAll,
} from './project-filter.ts';

export interface PageRequest {
  readonly filter: ResolvedFilter;
  readonly sort: ProjectSort;
  /** The end of the previous page. */
  readonly after: PageEnd | null;
  readonly limit: number;
  /** The current time; past deadlines don't come before others. */
  readonly now: Date;
}

export interface Page {
  readonly rows: ProjectRow[];
  /** Number of matching projects on all pages. */
  readonly total: number;
  /** Null on the last page. */
  readonly end: PageEnd | null;
}

/** The query of one sort. */
interface Order {
  /** `select id, <sort keys>`, ordered and limited. */
  readonly page: SQL;
  readonly orderBy: SQL;
  /** The sort keys of a row for the cursor, as text, without the id. */
  readonly keys: SQL;
  /** A CTE, and the total if it was counted there. */
  readonly first?: { readonly query: SQL; readonly total: SQL };
}

/** Returns one page and the total, in one round trip. The cost of a page doesn't depend on its depth. */
export function projectPage(db: Database, request: PageRequest): Promise<Page> {
  const order = orders[request.sort](request);
  return readPage(db, request, order, order.first?.total ?? totalOf(request.filter));
}

/** Returns one page without the total, for reading many pages in sequence. */
export function uncountedPage(db: Database, request: PageRequest): Promise<Omit<Page, 'total'>> {
  return readPage(db, request, orders[request.sort](request), sql`0`);
}

async function readPage(db: Database, { filter, sort, limit }: PageRequest, order: Order, total: SQL): Promise<Page> {
  const statement = sql`
    with ${order.first ? sql`${order.first.query}, ` : sql``}page as materialized (${order.page})
    select counted.total, array[${order.keys}, page.id] as keys, ${projectColumns}
    from (select ${total} as total) counted
    left join (page join ${projectTables} on p.id = page.id) on true
    order by ${order.orderBy}`;
  // With words, there is only one way to look them up; without them, the best plan depends on the filter.
  const { rows } = await db.execute<{ total: number; keys: string[] } & ProjectRow & Record<string, unknown>>(
    filter.words === null ? statement : prepared(statement),
  );
  // An empty page has one row, with only the total.
  const found = rows.filter(({ id }) => id !== null).slice(0, limit);
  const last = found.at(-1);
  return {
    rows: found,
    total: rows[0]?.total ?? 0,
    end: rows.length > limit && last !== undefined ? { sort, keys: last.keys } : null,
  };
}

/** What cells know is the sum of a few hundred counts, whatever the filter is. Counting other matches has an end. */
const totalOf = (filter: ResolvedFilter): SQL =>
  isInCells(filter)
    ? sql`(select coalesce(sum(count), 0)::int from project_cells ${whereAll(choices(filter))})`
    : sql`(select count(*)::int from (${matchesOf(filter)} ${filter.words === null ? CAPPED : sql``}) counted)`;

const matchesOf = (filter: ResolvedFilter): SQL =>
  sql.join(
    (filter.words === null ? disjointParts(filter) : [conditionsOf(filter)]).map(
      (conditions) => sql`select from projects ${whereAll(conditions)}`,
    ),
    sql` union all `,
  );
const CAPPED = sql.raw(`limit ${MOST_COUNTED + 1}`);

const NEWEST_FIRST = sql.raw(newestFirst());
/** Selects the rows after a given one, newest first. */
const olderThan = (isDated: string | undefined, listedAt: string | undefined, id: string | undefined) =>
  sql`(is_dated, listed_at, id) < (${isDated}::boolean, ${listedAt}::timestamptz, ${id})`;
/** Formats a time as ISO 8601 with all digits. */
const isoKey = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.USTZH:TZM')`);

const orders: Readonly<Record<ProjectSort, (request: PageRequest) => Order>> = {
  newest: ({ filter, after, limit }) => {
    const [isDated, listedAt, id] = after?.keys ?? [];
    const behind = after ? [olderThan(isDated, listedAt, id)] : [];
    return {
      page: sql`select id, is_dated, listed_at from projects ${whereAll([...conditionsOf(filter), ...behind])}
        order by ${NEWEST_FIRST} limit ${limit + 1}`,
      orderBy: sql.raw(newestFirst('page.')),
      keys: sql`page.is_dated::text, ${isoKey('page.listed_at')}`,
    };
  },

  budget: ({ filter, after, limit }) => {
    const [top, id] = after?.keys ?? [];
    const behind = after ? [sql`(budget_top_cents, id) < (${top}::bigint, ${id})`] : [];
    return {
      page: sql`select id, budget_top_cents from projects ${whereAll([...conditionsOf(filter), ...behind])}
        order by budget_top_cents desc, id desc limit ${limit + 1}`,
      orderBy: sql`page.budget_top_cents desc, page.id desc`,
      keys: sql`page.budget_top_cents::text`,
    };
  },

  // Future deadlines first, soonest first; then all others, newest first.
  deadline: ({ filter, after, limit, now }) => {
    const [since = now.toISOString(), part, isDated, at, id] = after?.keys ?? [];
    const moment = sql`${since}::timestamptz`;
    const conditions = conditionsOf(filter);
    const ahead = [
      ...conditions,
      part === 'ahead' ? sql`(deadline_at, id) > (${at}::timestamptz, ${id})` : sql`deadline_at >= ${moment}`,
    ];
    const rest = [...conditions, sql`(deadline_at is null or deadline_at < ${moment})`];
    if (part === 'rest') rest.push(olderThan(isDated, at, id));
    const parts = [
      ...(part === 'rest'
        ? []
        : [
            sql`(select id, 'ahead' as part, is_dated, deadline_at as at from projects ${whereAll(ahead)}
            order by deadline_at, id limit ${limit + 1})`,
          ]),
      sql`(select id, 'rest' as part, is_dated, listed_at as at from projects ${whereAll(rest)}
        order by ${NEWEST_FIRST} limit ${limit + 1})`,
    ];
    const order = (page: string) =>
      sql.raw(`${page}part, case when ${page}part = 'ahead' then ${page}at end,
        case when ${page}part = 'ahead' then ${page}id end, ${page}is_dated desc, ${page}at desc, ${page}id desc`);
    return {
      page: sql`select * from (${sql.join(parts, sql` union all `)}) parts order by ${order('')} limit ${limit + 1}`,
      orderBy: order('page.'),
      keys: sql`${since}::text, page.part, page.is_dated::text, ${isoKey('page.at')}`,
    };
  },

  // Every page ranks all matches, which is the price of this sort.
  best: (request) => {
    const { filter, after, limit } = request;
    // Without words, all projects match equally well.
    if (filter.words === null) return orders.newest(request);
    const [rank, isDated, listedAt, id] = after?.keys ?? [];
    const behind = after
      ? sql`where (rank, is_dated, listed_at, id) <
          (${rank}::bigint, ${isDated}::boolean, ${listedAt}::timestamptz, ${id})`
      : sql``;
    return {
      first: {
        query: sql`fitting as materialized (
          select id, is_dated, listed_at, (ts_rank(search, ${anyOf(filter.words)}) * 1e9)::bigint as rank from projects
          ${whereAll(conditionsOf(filter))})`,
        total: sql`(select count(*)::int from fitting)`,
      },
      page: sql`select * from fitting ${behind} order by rank desc, ${NEWEST_FIRST} limit ${limit + 1}`,
      orderBy: sql`page.rank desc, ${sql.raw(newestFirst('page.'))}`,
      keys: sql`page.rank::text, page.is_dated::text, ${isoKey('page.listed_at')}`,
    };
  },
};
