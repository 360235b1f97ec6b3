import type { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { County, ProjectStatus, ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { BudgetRange, ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { textsFrom } from '../../lib/search-text.ts';
import { type MapParams, mapParamsIn } from './maps/map-position.ts';

// Written out, since the contract's schemas would bring zod into the first load of every page. A test compares them.
export const projectTypes: readonly ProjectType[] = ['residential', 'commercial', 'renovation', 'new-construction'];
const countyNames = ['Jefferson', 'Oldham', 'Bullitt', 'Spencer'] as const;
export const counties: readonly County[] = countyNames.map((name) => `${name} County` as const);
export const budgets: readonly BudgetRange[] = ['under-10k', '10k-50k', '50k-100k', '100k-plus'];
/** The statuses to choose from (specification, section 9). Links may name 'completed', too. */
const statuses: readonly SourceStatus[] = ['bidding-open', 'in-progress', 'planning'];
const knownStatuses: readonly SourceStatus[] = [...statuses, 'completed'];
/** These, and any others that a link has chosen. */
export const shownStatuses = ({ status }: ProjectFilter): ProjectStatus[] => [...new Set([...statuses, ...status])];
const sorts: readonly ProjectSort[] = ['newest', 'best', 'deadline', 'budget'];

/** The filter of the projects page until its address has another. */
export const openForBids: ProjectFilter = { projectType: ['residential', 'commercial'], status: ['bidding-open'] };
/** The filter of the plumbing hub: every job for a plumber that is still open. */
export const plumbingJobs: ProjectFilter = { projectType: [], status: ['bidding-open', 'planning'], plumbing: true };
export const everything: ProjectFilter = { projectType: [], status: [] };

/** A filter in the address, with commas between the values of a list. */
export interface FilterParams {
  search?: string;
  projectType?: string;
  county?: County;
  budgetRange?: BudgetRange;
  status?: string;
  plumbing?: true;
}

/** The address of a page that shows projects: its filter, its order, and the project whose details are open. */
export interface ProjectsSearch extends FilterParams {
  sort?: ProjectSort;
  project?: string;
  /** The project whose contact is being written to. */
  outreach?: string;
  /** Where the list begins, from a link to its next page; at the start if undefined. */
  cursor?: string;
}

/** Means no filter, since an address without a value means the usual filter. */
export const ALL = 'all';

const textIn = textsFrom(
  'search',
  'projectType',
  'county',
  'budgetRange',
  'status',
  'sort',
  'project',
  'outreach',
  'cursor',
);

/** The known words in a text with commas, each once and in the order of `known`. */
const listed = <T extends string>(known: readonly T[], text: string | undefined): T[] => {
  const words = new Set(text?.split(','));
  return known.filter((word) => words.has(word));
};

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((word) => word === text);

/** The filter in an address. */
export const filterOf = (params: FilterParams): ProjectFilter => ({
  ...(params.search ? { search: params.search } : {}),
  projectType: listed(projectTypes, params.projectType),
  ...(params.county ? { county: params.county } : {}),
  ...(params.budgetRange ? { budgetRange: params.budgetRange } : {}),
  status: listed(knownStatuses, params.status),
  ...(params.plumbing ? { plumbing: true } : {}),
});

/** Counts the choices in a filter, shown next to 'Show Filters'. */
export const choicesOf = (filter: ProjectFilter): number =>
  filter.projectType.length +
  filter.status.length +
  [filter.search, filter.county, filter.budgetRange, filter.plumbing].filter(Boolean).length;

/** A filter for the address. One without any choice still says so, since an empty address means the usual filter. */
export function paramsOf(filter: ProjectFilter): FilterParams {
  if (choicesOf(filter) === 0) return { projectType: ALL };
  const { search, projectType, county, budgetRange, status, plumbing } = filter;
  return {
    ...(search ? { search } : {}),
    ...(projectType.length > 0 ? { projectType: projectType.join(',') } : {}),
    ...(county ? { county } : {}),
    ...(budgetRange ? { budgetRange } : {}),
    ...(status.length > 0 ? { status: status.join(',') } : {}),
    ...(plumbing ? { plumbing } : {}),
  };
}

/** A list may come repeated ('status=a&status=b'), as the API takes it. */
const asText = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).join(',') : value);

/**
 * Reads an address, for `validateSearch`, and leaves out what it doesn't know. Without a filter, it puts in the usual
 * one, so that the address always has the filter that is shown and a link shows another person the same.
 */
export const projectsSearch =
  (usual: ProjectFilter) =>
  (address: Readonly<Record<string, unknown>>): ProjectsSearch => {
    const texts = textIn({
      ...address,
      projectType: asText(address.projectType),
      status: asText(address.status),
    });
    const county = oneOf(counties, texts.county);
    const budgetRange = oneOf(budgets, texts.budgetRange);
    const filter = filterOf({
      ...(texts.search ? { search: texts.search } : {}),
      ...(texts.projectType ? { projectType: texts.projectType } : {}),
      ...(county ? { county } : {}),
      ...(budgetRange ? { budgetRange } : {}),
      ...(texts.status ? { status: texts.status } : {}),
      ...(String(address.plumbing) === 'true' ? { plumbing: true } : {}),
    });
    const saysAll = [texts.projectType, texts.status].includes(ALL);
    const shown = choicesOf(filter) === 0 && !saysAll ? usual : filter;
    const sort = oneOf(sorts, texts.sort);
    return {
      // A page that shows everything by default leaves it out.
      ...(choicesOf(shown) === 0 && choicesOf(usual) === 0 ? {} : paramsOf(shown)),
      ...(sort ? { sort } : {}),
      ...(texts.project ? { project: texts.project } : {}),
      ...(texts.outreach ? { outreach: texts.outreach } : {}),
      ...(texts.cursor ? { cursor: texts.cursor } : {}),
    };
  };

/** Adds the positions of the maps. Separate from the pages, because every first load includes it. */
export const projectsAddressIn = (usual: ProjectFilter) => {
  const searchIn = projectsSearch(usual);
  return (address: Record<string, unknown>): ProjectsSearch & MapParams => ({
    ...searchIn(address),
    ...mapParamsIn(address),
  });
};
