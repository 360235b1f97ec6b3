import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Database } from '../../../kernel/database.ts';
import type { ResolvedFilter } from '../store/project-filter.ts';
import { searchQuery } from '../store/search-query.ts';

/** Looks up the words of a filter; without words nothing is asked. */
export async function resolveFilter(db: Database, { search, ...choices }: ProjectFilter): Promise<ResolvedFilter> {
  return { ...choices, words: await searchQuery(db, search) };
}
