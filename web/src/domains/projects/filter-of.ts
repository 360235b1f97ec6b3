import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { ALL, type FilterParams, mainFilterOf, mainParamsOf } from './filter-params.ts';
import { listed } from './listed-values.ts';
import { moreIn, needs, otherNames } from './other-params.ts';

/** The filter in an address. */
export function filterOf(params: FilterParams): ProjectFilter {
  const { need, notType, notSource, ...more } = moreIn({ ...params });
  const lists = { need: need && listed(needs, need), notType: notType?.split(','), notSource: notSource?.split(',') };
  return {
    ...mainFilterOf(params),
    ...(more as Partial<ProjectFilter>),
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values)),
  };
}

/** They only say more about another choice, or are counted one by one. */
const UNCOUNTED = /^(within|trade|need)$/;

/** Counts the choices in a filter, shown next to 'Show Filters'. */
export const choicesOf = (filter: ProjectFilter): number =>
  filter.projectType.length +
  filter.status.length +
  (filter.need?.length ?? 0) +
  [filter.search, filter.county, filter.budgetRange, filter.plumbing].filter(Boolean).length +
  otherNames.filter((name) => !UNCOUNTED.test(name) && filter[name] !== undefined).length;

/** A filter for the address. One without any choice still says so, since an empty address means the usual filter. */
export const paramsOf = (filter: ProjectFilter): FilterParams => ({
  ...(choicesOf(filter) === 0 ? { projectType: ALL } : {}),
  ...mainParamsOf(filter),
  ...moreIn({ ...filter }),
});
