import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { type SQL, sql } from 'drizzle-orm';
import { budgetBit } from '../rules/project-cells.ts';
import type { SearchQuery } from './search-query.ts';

/** A filter whose search words have been resolved. */
export interface ResolvedFilter extends Omit<ProjectFilter, 'search'> {
  readonly words: SearchQuery | null;
}

/** Returns the conditions of a filter except for its words, on columns that `projects` and `project_cells` share. */
export function choices({ status, projectType, county, budgetRange, plumbing }: Omit<ResolvedFilter, 'words'>): SQL[] {
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

/** Returns all conditions of a filter, on `projects`. */
export const conditionsOf = (filter: ResolvedFilter): SQL[] =>
  filter.words === null ? choices(filter) : [...choices(filter), sql`search @@ ${allOf(filter.words)}`];

export const whereAll = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;

export const allOf = (words: SearchQuery): SQL => sql`to_tsquery('simple', ${words.all})`;
export const anyOf = (words: SearchQuery): SQL => sql`to_tsquery('simple', ${words.any})`;
