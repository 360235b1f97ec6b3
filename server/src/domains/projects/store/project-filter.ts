import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { ProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Circle } from '../rules/around-place.ts';
import { budgetBit } from '../rules/project-cells.ts';
import type { SearchQuery } from './search-query.ts';

/** A filter whose search words, place and days have been resolved. */
export interface ResolvedFilter extends Omit<ProjectFilter, 'search' | 'near' | 'within' | 'days'> {
  readonly words: SearchQuery | null;
  /** A permit number instead of words, as it is stored. */
  readonly permit?: string;
  readonly circle?: Circle;
  readonly since?: Date;
}

/** The conditions that `projects` and `project_cells` share. */
type CellChoices = Pick<ResolvedFilter, 'status' | 'projectType' | 'county' | 'budgetRange' | 'plumbing'>;

/** Returns the conditions on columns that `projects` and `project_cells` share. */
export function choices({ status, projectType, county, budgetRange, plumbing }: CellChoices): SQL[] {
  const conditions: SQL[] = [];
  if (status.length > 0) conditions.push(sql`status = any(${sql.param([...status])}::text[])`);
  if (projectType.length > 0) conditions.push(sql`project_type = any(${sql.param([...projectType])}::text[])`);
  if (county !== undefined) conditions.push(sql`county = ${county}`);
  if (budgetRange !== undefined) {
    conditions.push(sql`budget_ranges & ${sql.raw(String(budgetBit(budgetRange)))} <> 0`);
  }
  if (plumbing === true) conditions.push(sql`plumbing_required`);
  return conditions;
}

/** Listed or changed since a time. Each condition has an index. */
const listedSince = (since: Date): SQL => sql`(is_dated and listed_at >= ${since.toISOString()}::timestamptz)`;
const changedSince = (since: Date): SQL =>
  sql`(last_changed_at >= ${since.toISOString()}::timestamptz and last_changed_at > first_seen_at)`;

/** Returns the other conditions of a filter except for its words, which only `projects` can answer. */
function others(filter: ResolvedFilter): SQL[] {
  const { permit, circle, since, zip, source, need, trade = 'plumbing', builder, valueFrom, valueTo } = filter;
  const conditions: SQL[] = [];
  if (permit !== undefined) conditions.push(isPermit(permit));
  if (circle !== undefined) conditions.push(...within(circle));
  if (since !== undefined) conditions.push(sql`(${listedSince(since)} or ${changedSince(since)})`);
  if (zip !== undefined) conditions.push(sql`zip = ${zip}`);
  if (source !== undefined) conditions.push(sql`source_id = ${source}`);
  if (need !== undefined) conditions.push(sql`${needTold(trade)} = any(${sql.param([...need])}::text[])`);
  if (builder !== undefined) conditions.push(builder === 'named' ? IS_NAMED : sql`not ${IS_NAMED}`);
  if (valueFrom !== undefined) conditions.push(sql`budget_top_cents >= ${valueFrom * 100}`);
  if (valueTo !== undefined) {
    conditions.push(sql`coalesce(budget_min_cents, budget_max_cents) <= ${valueTo * 100}`);
  }
  return [...conditions, ...leftOut(filter)];
}

/** Of a project without reasons, only whether it needs a plumber is known. */
function needTold(trade: ProjectTrade): SQL {
  const known = sql`trades -> ${sql.raw(`'${trade}'`)} ->> 'need'`;
  return trade === 'plumbing'
    ? sql`coalesce(${known}, case when plumbing_required then 'likely' else 'no' end)`
    : known;
}

/** Returns the conditions that leave projects out. What isn't known of a project leaves it in. */
function leftOut({ notType, notSource, notBelow, needFrom, trade = 'plumbing' }: ResolvedFilter): SQL[] {
  const conditions: SQL[] = [];
  if (notType !== undefined) conditions.push(sql`project_type <> all(${sql.param([...notType])}::text[])`);
  if (notSource !== undefined) conditions.push(sql`source_id <> all(${sql.param([...notSource])}::text[])`);
  // -1 stands for an unknown budget.
  if (notBelow !== undefined) conditions.push(sql`(budget_top_cents < 0 or budget_top_cents >= ${notBelow * 100})`);
  if (needFrom !== undefined) {
    const weaker = needFrom === 'yes' ? ['no', 'likely'] : ['no'];
    conditions.push(sql`coalesce(${needTold(trade)} <> all(${sql.param(weaker)}::text[]), true)`);
  }
  return conditions;
}

const IS_NAMED = sql`(contractor is not null or contact_info is not null)`;

/** A number without a prefix is that of a permit with any prefix; one with a prefix also that of a permit without. */
function isPermit(permit: string): SQL {
  const bare = permit.replace(/^[A-Z]+/, '');
  return bare === permit
    ? sql`permit_key is not null and ${BARE_PERMIT} = ${permit}`
    : sql`permit_key = any(${sql.param([permit, bare].filter((key) => key !== ''))}::text[])`;
}

/** As in the index `projects_bare_permit`. */
const BARE_PERMIT = sql`ltrim(permit_key, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')`;

/** `projects_placed` finds the box of the circle and has all that cuts off its corners. */
function within({ west, east, north, south, x, y, radius }: Circle): SQL[] {
  return [
    sql`map_x between ${west} and ${east} and map_y between ${north} and ${south}`,
    sql`(map_x - ${x}) ^ 2 + (map_y - ${y}) ^ 2 <= ${radius}::float8 ^ 2`,
  ];
}

/** Returns whether the cells can count what matches. */
export const isInCells = (filter: ResolvedFilter): boolean => filter.words === null && others(filter).length === 0;

/** Returns all conditions of a filter, on `projects`. */
export const conditionsOf = (filter: ResolvedFilter): SQL[] => [...choices(filter), ...conditionsBesidesCells(filter)];

/**
 * Returns the conditions of parts that have no project in common and together are what a filter matches. A count of each
 * uses its own index, where a count of 'one or the other' reads the table.
 */
export function disjointParts({ since, ...rest }: ResolvedFilter): SQL[][] {
  const conditions = conditionsOf(rest);
  if (since === undefined) return [conditions];
  const [listed, changed] = [listedSince(since), changedSince(since)];
  return [
    [...conditions, listed],
    [...conditions, changed, sql`not ${listed}`],
  ];
}

/** Returns the conditions that cells don't have. */
export const conditionsBesidesCells = (filter: ResolvedFilter): SQL[] => [
  ...others(filter),
  ...(filter.words === null ? [] : [sql`search @@ ${allOf(filter.words)}`]),
];

export const whereAll = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;

const allOf = (words: SearchQuery): SQL => sql`to_tsquery('simple', ${words.all})`;
export const anyOf = (words: SearchQuery): SQL => sql`to_tsquery('simple', ${words.any})`;
